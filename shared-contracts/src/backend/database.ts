/**
 * The database as its migrations make it, in the form that supabase-js and postgrest-js take (`createClient<Database>`).
 * Written by `agence backend types`; infra/backend/src/describeSchema.test.ts fails while it is out of date.
 */

/** What a `jsonb` column may hold. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

type Tables = Database['public']['Tables'];

/** Columns of a table, as rows have them. */
export type Row<Name extends keyof Tables, Column extends keyof Tables[Name]['Row']> = Pick<
  Tables[Name]['Row'],
  Column
>;

/** Tables, views and functions that the API shows, by schema. */
export interface Database {
  public: {
    Tables: {
      bookings: {
        Row: {
          created_at: string;
          creator_id: string | null;
          duration_minutes: number;
          id: string;
          message: string | null;
          order_item_id: string | null;
          starts_at: string | null;
          status: 'to_schedule' | 'proposed' | 'confirmed' | 'done' | 'cancelled';
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          creator_id?: string | null;
          duration_minutes?: number;
          id?: string;
          message?: string | null;
          order_item_id?: string | null;
          starts_at?: string | null;
          status?: 'to_schedule' | 'proposed' | 'confirmed' | 'done' | 'cancelled';
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          creator_id?: string | null;
          duration_minutes?: number;
          id?: string;
          message?: string | null;
          order_item_id?: string | null;
          starts_at?: string | null;
          status?: 'to_schedule' | 'proposed' | 'confirmed' | 'done' | 'cancelled';
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: true;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
        ];
      };
      categories: {
        Row: {
          color: string | null;
          created_at: string;
          description: string | null;
          icon: string | null;
          id: string;
          name: string;
          position: number;
          slug: string;
        };
        Insert: {
          color?: string | null;
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id: string;
          name: string;
          position?: number;
          slug: string;
        };
        Update: {
          color?: string | null;
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id?: string;
          name?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      checkout_sessions: {
        Row: {
          category: 'formation' | 'resource' | 'consultation' | 'tip';
          created_at: string;
          creator_id: string | null;
          description: string;
          expires_at: string;
          id: string;
          idempotency_key: string | null;
          name: string;
          origin: Json;
          product_id: string | null;
          service_id: string | null;
          status: 'open' | 'processing' | 'expired' | 'failed' | 'paid';
          stripe_session_id: string | null;
          subtotal_cents: number;
          tip_id: string | null;
          total_cents: number;
          tps_cents: number;
          tvq_cents: number;
          url: string | null;
          user_id: string | null;
        };
        Insert: {
          category: 'formation' | 'resource' | 'consultation' | 'tip';
          created_at?: string;
          creator_id?: string | null;
          description?: string;
          expires_at?: string;
          id?: string;
          idempotency_key?: string | null;
          name: string;
          origin?: Json;
          product_id?: string | null;
          service_id?: string | null;
          status?: 'open' | 'processing' | 'expired' | 'failed' | 'paid';
          stripe_session_id?: string | null;
          subtotal_cents: number;
          tip_id?: string | null;
          tps_cents?: number;
          tvq_cents?: number;
          url?: string | null;
          user_id?: string | null;
        };
        Update: {
          category?: 'formation' | 'resource' | 'consultation' | 'tip';
          created_at?: string;
          creator_id?: string | null;
          description?: string;
          expires_at?: string;
          id?: string;
          idempotency_key?: string | null;
          name?: string;
          origin?: Json;
          product_id?: string | null;
          service_id?: string | null;
          status?: 'open' | 'processing' | 'expired' | 'failed' | 'paid';
          stripe_session_id?: string | null;
          subtotal_cents?: number;
          tip_id?: string | null;
          tps_cents?: number;
          tvq_cents?: number;
          url?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      creator_applications: {
        Row: {
          about: string;
          answer: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          status: 'waiting' | 'accepted' | 'declined';
          user_id: string;
          website_url: string | null;
        };
        Insert: {
          about: string;
          answer?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          status?: 'waiting' | 'accepted' | 'declined';
          user_id: string;
          website_url?: string | null;
        };
        Update: {
          about?: string;
          answer?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          status?: 'waiting' | 'accepted' | 'declined';
          user_id?: string;
          website_url?: string | null;
        };
        Relationships: [];
      };
      creator_earnings: {
        Row: {
          created_at: string;
          creator_cents: number;
          creator_id: string;
          gross_cents: number;
          id: string;
          kind: 'sale' | 'tip' | 'refund' | 'opening';
          order_item_id: string | null;
          payout_id: string | null;
          platform_cents: number;
        };
        Insert: {
          created_at?: string;
          creator_cents: number;
          creator_id: string;
          gross_cents: number;
          id?: string;
          kind: 'sale' | 'tip' | 'refund' | 'opening';
          order_item_id?: string | null;
          payout_id?: string | null;
          platform_cents: number;
        };
        Update: {
          created_at?: string;
          creator_cents?: number;
          creator_id?: string;
          gross_cents?: number;
          id?: string;
          kind?: 'sale' | 'tip' | 'refund' | 'opening';
          order_item_id?: string | null;
          payout_id?: string | null;
          platform_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'creator_earnings_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'creator_earnings_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
        ];
      };
      creator_services: {
        Row: {
          created_at: string;
          creator_id: string;
          description: string;
          duration_minutes: number;
          id: string;
          is_active: boolean;
          price: number;
          title: string;
        };
        Insert: {
          created_at?: string;
          creator_id: string;
          description?: string;
          duration_minutes?: number;
          id?: string;
          is_active?: boolean;
          price: number;
          title: string;
        };
        Update: {
          created_at?: string;
          creator_id?: string;
          description?: string;
          duration_minutes?: number;
          id?: string;
          is_active?: boolean;
          price?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'creator_services_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
        ];
      };
      creator_tips: {
        Row: {
          amount_cents: number;
          created_at: string;
          creator_id: string;
          id: string;
          message: string | null;
          status: 'pending' | 'paid' | 'refunded';
          user_id: string | null;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          creator_id: string;
          id?: string;
          message?: string | null;
          status?: 'pending' | 'paid' | 'refunded';
          user_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          creator_id?: string;
          id?: string;
          message?: string | null;
          status?: 'pending' | 'paid' | 'refunded';
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'creator_tips_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
        ];
      };
      creators: {
        Row: {
          active_services: number;
          avatar_alt: string | null;
          avatar_url: string | null;
          avg_rating: number;
          bio: string | null;
          bio_long: string | null;
          certification_level: string | null;
          company: string | null;
          consulting_available: boolean;
          created_at: string;
          hourly_rate: number | null;
          id: string;
          is_public: boolean | null;
          is_verified: boolean;
          languages: string[];
          linkedin_followers: number | null;
          linkedin_url: string | null;
          location: string | null;
          monthly_revenue: number;
          name: string;
          page_agreed_at: string | null;
          page_shown: Json | null;
          response_time: string | null;
          satisfaction_rate: number | null;
          show_revenue: boolean;
          slug: string;
          specialties: string[];
          total_formations: number;
          total_revenue: number;
          total_students: number;
          total_views: number;
          updated_at: string;
          user_id: string | null;
          website_url: string | null;
          years_experience: number | null;
        };
        Insert: {
          active_services?: number;
          avatar_alt?: string | null;
          avatar_url?: string | null;
          avg_rating?: number;
          bio?: string | null;
          bio_long?: string | null;
          certification_level?: string | null;
          company?: string | null;
          consulting_available?: boolean;
          created_at?: string;
          hourly_rate?: number | null;
          id?: string;
          is_verified?: boolean;
          languages?: string[];
          linkedin_followers?: number | null;
          linkedin_url?: string | null;
          location?: string | null;
          monthly_revenue?: number;
          name: string;
          page_agreed_at?: string | null;
          page_shown?: Json | null;
          response_time?: string | null;
          satisfaction_rate?: number | null;
          show_revenue?: boolean;
          slug: string;
          specialties?: string[];
          total_formations?: number;
          total_revenue?: number;
          total_students?: number;
          total_views?: number;
          updated_at?: string;
          user_id?: string | null;
          website_url?: string | null;
          years_experience?: number | null;
        };
        Update: {
          active_services?: number;
          avatar_alt?: string | null;
          avatar_url?: string | null;
          avg_rating?: number;
          bio?: string | null;
          bio_long?: string | null;
          certification_level?: string | null;
          company?: string | null;
          consulting_available?: boolean;
          created_at?: string;
          hourly_rate?: number | null;
          id?: string;
          is_verified?: boolean;
          languages?: string[];
          linkedin_followers?: number | null;
          linkedin_url?: string | null;
          location?: string | null;
          monthly_revenue?: number;
          name?: string;
          page_agreed_at?: string | null;
          page_shown?: Json | null;
          response_time?: string | null;
          satisfaction_rate?: number | null;
          show_revenue?: boolean;
          slug?: string;
          specialties?: string[];
          total_formations?: number;
          total_revenue?: number;
          total_students?: number;
          total_views?: number;
          updated_at?: string;
          user_id?: string | null;
          website_url?: string | null;
          years_experience?: number | null;
        };
        Relationships: [];
      };
      disputes: {
        Row: {
          amount_cents: number;
          created_at: string;
          due_at: string | null;
          id: string;
          is_reinstated: boolean;
          is_withdrawn: boolean;
          outcome: 'won' | 'lost' | 'dropped' | null;
          payment_intent_id: string;
          reason: string;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          due_at?: string | null;
          id: string;
          is_reinstated?: boolean;
          is_withdrawn?: boolean;
          outcome?: 'won' | 'lost' | 'dropped' | null;
          payment_intent_id: string;
          reason?: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          due_at?: string | null;
          id?: string;
          is_reinstated?: boolean;
          is_withdrawn?: boolean;
          outcome?: 'won' | 'lost' | 'dropped' | null;
          payment_intent_id?: string;
          reason?: string;
        };
        Relationships: [];
      };
      formation_modules: {
        Row: {
          created_at: string;
          description: string;
          duration_minutes: number;
          formation_id: string;
          id: string;
          is_preview: boolean;
          is_published: boolean;
          order_index: number;
          removed_at: string | null;
          revision: number;
          title: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          duration_minutes?: number;
          formation_id: string;
          id?: string;
          is_preview?: boolean;
          is_published?: boolean;
          order_index: number;
          removed_at?: string | null;
          revision?: number;
          title: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          duration_minutes?: number;
          formation_id?: string;
          id?: string;
          is_preview?: boolean;
          is_published?: boolean;
          order_index?: number;
          removed_at?: string | null;
          revision?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'formation_modules_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      formation_reviews: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          author_name: string | null;
          comment: string | null;
          created_at: string;
          formation_id: string;
          id: string;
          rating: number;
          user_id: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          author_name?: string | null;
          comment?: string | null;
          created_at?: string;
          formation_id: string;
          id?: string;
          rating: number;
          user_id: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          author_name?: string | null;
          comment?: string | null;
          created_at?: string;
          formation_id?: string;
          id?: string;
          rating?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'formation_reviews_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      formations: {
        Row: {
          average_rating: number;
          category_id: string;
          completion_rate: number;
          created_at: string;
          creator_id: string;
          deleted_at: string | null;
          description: string;
          difficulty_score: number;
          estimated_duration_minutes: number;
          id: string;
          is_featured: boolean;
          is_premium: boolean;
          is_published: boolean;
          last_updated: string;
          learning_objectives: string[];
          level: 'debutant' | 'intermediaire' | 'avance';
          like_count: number;
          long_description: string;
          metadata: Json;
          prerequisites: string[];
          published_at: string | null;
          revision: number;
          search_text: string;
          skills_gained: string[];
          slug: string;
          tags: string[];
          target_audience: string[];
          thumbnail_url: string | null;
          title: string;
          total_modules: number;
          total_reviews: number;
          updated_at: string;
          video_preview_url: string | null;
          view_count: number;
        };
        Insert: {
          average_rating?: number;
          category_id?: string;
          completion_rate?: number;
          created_at?: string;
          creator_id: string;
          deleted_at?: string | null;
          description?: string;
          difficulty_score?: number;
          estimated_duration_minutes?: number;
          id?: string;
          is_featured?: boolean;
          is_premium?: boolean;
          is_published?: boolean;
          last_updated?: string;
          learning_objectives?: string[];
          level?: 'debutant' | 'intermediaire' | 'avance';
          like_count?: number;
          long_description?: string;
          metadata?: Json;
          prerequisites?: string[];
          published_at?: string | null;
          revision?: number;
          search_text?: string;
          skills_gained?: string[];
          slug: string;
          tags?: string[];
          target_audience?: string[];
          thumbnail_url?: string | null;
          title: string;
          total_modules?: number;
          total_reviews?: number;
          updated_at?: string;
          video_preview_url?: string | null;
          view_count?: number;
        };
        Update: {
          average_rating?: number;
          category_id?: string;
          completion_rate?: number;
          created_at?: string;
          creator_id?: string;
          deleted_at?: string | null;
          description?: string;
          difficulty_score?: number;
          estimated_duration_minutes?: number;
          id?: string;
          is_featured?: boolean;
          is_premium?: boolean;
          is_published?: boolean;
          last_updated?: string;
          learning_objectives?: string[];
          level?: 'debutant' | 'intermediaire' | 'avance';
          like_count?: number;
          long_description?: string;
          metadata?: Json;
          prerequisites?: string[];
          published_at?: string | null;
          revision?: number;
          search_text?: string;
          skills_gained?: string[];
          slug?: string;
          tags?: string[];
          target_audience?: string[];
          thumbnail_url?: string | null;
          title?: string;
          total_modules?: number;
          total_reviews?: number;
          updated_at?: string;
          video_preview_url?: string | null;
          view_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'formations_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'formations_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
        ];
      };
      journal_entries: {
        Row: {
          created_at: string;
          id: number;
          kind: 'sale' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';
          order_id: string;
          subtotal_cents: number;
          total_cents: number;
          tps_cents: number;
          tvq_cents: number;
        };
        Insert: {
          created_at?: string;
          id?: number;
          kind: 'sale' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';
          order_id: string;
          subtotal_cents: number;
          total_cents: number;
          tps_cents: number;
          tvq_cents: number;
        };
        Update: {
          created_at?: string;
          id?: number;
          kind?: 'sale' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';
          order_id?: string;
          subtotal_cents?: number;
          total_cents?: number;
          tps_cents?: number;
          tvq_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'journal_entries_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      leads: {
        Row: {
          amount_cents: number | null;
          asked: 'consultation' | 'audit' | 'meeting' | 'vip' | 'quote' | null;
          budget: string | null;
          company: string | null;
          confirmation_sent_at: string | null;
          confirmed_at: string | null;
          consented_at: string | null;
          context: Json;
          created_at: string;
          due_on: string | null;
          email: string;
          form: string;
          id: string;
          kind: 'newsletter' | 'contact';
          lost_reason: string | null;
          merged_into: string | null;
          message: string | null;
          name: string | null;
          origin: Json;
          owner_id: string | null;
          page: string;
          phone: string | null;
          phone_key: string | null;
          revision: number;
          search_text: string | null;
          service: string | null;
          stage: 'new' | 'contacted' | 'meeting' | 'proposal' | 'won' | 'lost';
          status: 'pending' | 'confirmed' | 'unsubscribed' | 'closed';
          token: string;
          touched_at: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          amount_cents?: number | null;
          asked?: 'consultation' | 'audit' | 'meeting' | 'vip' | 'quote' | null;
          budget?: string | null;
          company?: string | null;
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          consented_at?: string | null;
          context?: Json;
          created_at?: string;
          due_on?: string | null;
          email: string;
          form?: string;
          id: string;
          kind: 'newsletter' | 'contact';
          lost_reason?: string | null;
          merged_into?: string | null;
          message?: string | null;
          name?: string | null;
          origin?: Json;
          owner_id?: string | null;
          page?: string;
          phone?: string | null;
          revision?: number;
          service?: string | null;
          stage?: 'new' | 'contacted' | 'meeting' | 'proposal' | 'won' | 'lost';
          status?: 'pending' | 'confirmed' | 'unsubscribed' | 'closed';
          token?: string;
          touched_at?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          amount_cents?: number | null;
          asked?: 'consultation' | 'audit' | 'meeting' | 'vip' | 'quote' | null;
          budget?: string | null;
          company?: string | null;
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          consented_at?: string | null;
          context?: Json;
          created_at?: string;
          due_on?: string | null;
          email?: string;
          form?: string;
          id?: string;
          kind?: 'newsletter' | 'contact';
          lost_reason?: string | null;
          merged_into?: string | null;
          message?: string | null;
          name?: string | null;
          origin?: Json;
          owner_id?: string | null;
          page?: string;
          phone?: string | null;
          revision?: number;
          service?: string | null;
          stage?: 'new' | 'contacted' | 'meeting' | 'proposal' | 'won' | 'lost';
          status?: 'pending' | 'confirmed' | 'unsubscribed' | 'closed';
          token?: string;
          touched_at?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      learning_sessions: {
        Row: {
          active_seconds: number;
          counted_seconds: number;
          device_type: 'desktop' | 'tablet' | 'mobile';
          duration_seconds: number | null;
          formation_id: string;
          id: string;
          module_id: string | null;
          session_end: string | null;
          session_start: string;
          user_id: string;
        };
        Insert: {
          active_seconds?: number;
          counted_seconds?: number;
          device_type?: 'desktop' | 'tablet' | 'mobile';
          formation_id: string;
          id?: string;
          module_id?: string | null;
          session_end?: string | null;
          session_start?: string;
          user_id: string;
        };
        Update: {
          active_seconds?: number;
          counted_seconds?: number;
          device_type?: 'desktop' | 'tablet' | 'mobile';
          formation_id?: string;
          id?: string;
          module_id?: string | null;
          session_end?: string | null;
          session_start?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'learning_sessions_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'learning_sessions_module_id_fkey';
            columns: ['module_id'];
            isOneToOne: false;
            referencedRelation: 'formation_modules';
            referencedColumns: ['id'];
          },
        ];
      };
      moderations: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          appeal: string | null;
          appealed_at: string | null;
          created_at: string;
          decided_by: string | null;
          id: string;
          kind: 'account' | 'course' | 'review' | 'profile' | 'photo';
          lifted_at: string | null;
          reason: string;
          subject_id: string;
          subject_name: string;
          undo: Json;
          user_id: string | null;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          appeal?: string | null;
          appealed_at?: string | null;
          created_at?: string;
          decided_by?: string | null;
          id?: string;
          kind: 'account' | 'course' | 'review' | 'profile' | 'photo';
          lifted_at?: string | null;
          reason: string;
          subject_id: string;
          subject_name: string;
          undo?: Json;
          user_id?: string | null;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          appeal?: string | null;
          appealed_at?: string | null;
          created_at?: string;
          decided_by?: string | null;
          id?: string;
          kind?: 'account' | 'course' | 'review' | 'profile' | 'photo';
          lifted_at?: string | null;
          reason?: string;
          subject_id?: string;
          subject_name?: string;
          undo?: Json;
          user_id?: string | null;
        };
        Relationships: [];
      };
      module_contents: {
        Row: {
          captions_url: string | null;
          content: string;
          module_id: string;
          revision: number;
          updated_at: string;
          video_url: string | null;
        };
        Insert: {
          captions_url?: string | null;
          content?: string;
          module_id: string;
          revision?: number;
          updated_at?: string;
          video_url?: string | null;
        };
        Update: {
          captions_url?: string | null;
          content?: string;
          module_id?: string;
          revision?: number;
          updated_at?: string;
          video_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'module_contents_module_id_fkey';
            columns: ['module_id'];
            isOneToOne: true;
            referencedRelation: 'formation_modules';
            referencedColumns: ['id'];
          },
        ];
      };
      order_items: {
        Row: {
          category: 'formation' | 'resource' | 'consultation' | 'tip';
          description: string;
          id: string;
          name: string;
          order_id: string;
          product_id: string | null;
          service_id: string | null;
          tip_id: string | null;
          unit_price: number;
        };
        Insert: {
          category: 'formation' | 'resource' | 'consultation' | 'tip';
          description?: string;
          id?: string;
          name: string;
          order_id: string;
          product_id?: string | null;
          service_id?: string | null;
          tip_id?: string | null;
          unit_price: number;
        };
        Update: {
          category?: 'formation' | 'resource' | 'consultation' | 'tip';
          description?: string;
          id?: string;
          name?: string;
          order_id?: string;
          product_id?: string | null;
          service_id?: string | null;
          tip_id?: string | null;
          unit_price?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_items_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          created_at: string;
          currency: string;
          dispute_status: 'open' | 'won' | 'lost' | 'dropped' | null;
          disputed_cents: number;
          id: string;
          payment_intent_id: string | null;
          receipt_sent_at: string | null;
          refund_reason: string | null;
          refund_requested_at: string | null;
          refunded_cents: number;
          status: 'paid' | 'partially_refunded' | 'refunded';
          stripe_session_id: string;
          subtotal_cents: number;
          total_cents: number;
          tps_cents: number;
          tps_number: string | null;
          tvq_cents: number;
          tvq_number: string | null;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          currency?: string;
          dispute_status?: 'open' | 'won' | 'lost' | 'dropped' | null;
          disputed_cents?: number;
          id: string;
          payment_intent_id?: string | null;
          receipt_sent_at?: string | null;
          refund_reason?: string | null;
          refund_requested_at?: string | null;
          refunded_cents?: number;
          status?: 'paid' | 'partially_refunded' | 'refunded';
          stripe_session_id: string;
          subtotal_cents: number;
          total_cents: number;
          tps_cents?: number;
          tps_number?: string | null;
          tvq_cents?: number;
          tvq_number?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          currency?: string;
          dispute_status?: 'open' | 'won' | 'lost' | 'dropped' | null;
          disputed_cents?: number;
          id?: string;
          payment_intent_id?: string | null;
          receipt_sent_at?: string | null;
          refund_reason?: string | null;
          refund_requested_at?: string | null;
          refunded_cents?: number;
          status?: 'paid' | 'partially_refunded' | 'refunded';
          stripe_session_id?: string;
          subtotal_cents?: number;
          total_cents?: number;
          tps_cents?: number;
          tps_number?: string | null;
          tvq_cents?: number;
          tvq_number?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      payment_refunds: {
        Row: {
          payment_intent_id: string;
          refunded_cents: number;
          updated_at: string;
        };
        Insert: {
          payment_intent_id: string;
          refunded_cents: number;
          updated_at?: string;
        };
        Update: {
          payment_intent_id?: string;
          refunded_cents?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      premium_formations: {
        Row: {
          formation_id: string;
          is_subscription: boolean;
          price: number;
          subscription_interval: 'month' | 'year' | null;
        };
        Insert: {
          formation_id: string;
          is_subscription?: boolean;
          price: number;
          subscription_interval?: 'month' | 'year' | null;
        };
        Update: {
          formation_id?: string;
          is_subscription?: boolean;
          price?: number;
          subscription_interval?: 'month' | 'year' | null;
        };
        Relationships: [
          {
            foreignKeyName: 'premium_formations_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: true;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      product_contents: {
        Row: {
          digital_content: Json;
          product_id: string;
        };
        Insert: {
          digital_content?: Json;
          product_id: string;
        };
        Update: {
          digital_content?: Json;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_contents_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_creators: {
        Row: {
          creator_id: string;
          product_id: string;
        };
        Insert: {
          creator_id: string;
          product_id: string;
        };
        Update: {
          creator_id?: string;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_creators_creator_id_fkey';
            columns: ['creator_id'];
            isOneToOne: false;
            referencedRelation: 'creators';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'product_creators_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      products: {
        Row: {
          category: 'formation' | 'resource' | 'consultation';
          created_at: string;
          description: string;
          formation_id: string | null;
          id: string;
          is_active: boolean;
          long_description: string;
          metadata: Json;
          name: string;
          price: number;
          updated_at: string;
        };
        Insert: {
          category: 'formation' | 'resource' | 'consultation';
          created_at?: string;
          description?: string;
          formation_id?: string | null;
          id?: string;
          is_active?: boolean;
          long_description?: string;
          metadata?: Json;
          name: string;
          price: number;
          updated_at?: string;
        };
        Update: {
          category?: 'formation' | 'resource' | 'consultation';
          created_at?: string;
          description?: string;
          formation_id?: string | null;
          id?: string;
          is_active?: boolean;
          long_description?: string;
          metadata?: Json;
          name?: string;
          price?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'products_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: true;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          full_name: string | null;
          role: 'learner' | 'creator' | 'admin';
          updated_at: string;
          user_id: string;
          weekly_goal_days: number | null;
          weekly_goal_minutes: number;
          weekly_goal_modules: number | null;
        };
        Insert: {
          created_at?: string;
          full_name?: string | null;
          role?: 'learner' | 'creator' | 'admin';
          updated_at?: string;
          user_id: string;
          weekly_goal_days?: number | null;
          weekly_goal_minutes?: number;
          weekly_goal_modules?: number | null;
        };
        Update: {
          created_at?: string;
          full_name?: string | null;
          role?: 'learner' | 'creator' | 'admin';
          updated_at?: string;
          user_id?: string;
          weekly_goal_days?: number | null;
          weekly_goal_minutes?: number;
          weekly_goal_modules?: number | null;
        };
        Relationships: [];
      };
      provider_refunds: {
        Row: {
          amount_cents: number;
          has_failed: boolean;
          id: string;
          payment_intent_id: string;
        };
        Insert: {
          amount_cents: number;
          has_failed?: boolean;
          id: string;
          payment_intent_id: string;
        };
        Update: {
          amount_cents?: number;
          has_failed?: boolean;
          id?: string;
          payment_intent_id?: string;
        };
        Relationships: [];
      };
      quebec_sponsors: {
        Row: {
          company_name: string;
          created_at: string;
          description: string;
          id: string;
          is_active: boolean;
          logo_url: string | null;
          website_url: string | null;
        };
        Insert: {
          company_name: string;
          created_at?: string;
          description?: string;
          id?: string;
          is_active?: boolean;
          logo_url?: string | null;
          website_url?: string | null;
        };
        Update: {
          company_name?: string;
          created_at?: string;
          description?: string;
          id?: string;
          is_active?: boolean;
          logo_url?: string | null;
          website_url?: string | null;
        };
        Relationships: [];
      };
      refunds: {
        Row: {
          amount_cents: number | null;
          answer: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          is_asked_by_buyer: boolean;
          order_id: string;
          provider_id: string | null;
          reason: string | null;
          status: 'asked' | 'declined' | 'sending' | 'sent' | 'failed';
        };
        Insert: {
          amount_cents?: number | null;
          answer?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id: string;
          is_asked_by_buyer: boolean;
          order_id: string;
          provider_id?: string | null;
          reason?: string | null;
          status: 'asked' | 'declined' | 'sending' | 'sent' | 'failed';
        };
        Update: {
          amount_cents?: number | null;
          answer?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          is_asked_by_buyer?: boolean;
          order_id?: string;
          provider_id?: string | null;
          reason?: string | null;
          status?: 'asked' | 'declined' | 'sending' | 'sent' | 'failed';
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      review_reports: {
        Row: {
          created_at: string;
          reason: string;
          review_id: string;
          settled_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          reason: string;
          review_id: string;
          settled_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          reason?: string;
          review_id?: string;
          settled_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_reports_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'formation_reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      site_entries: {
        Row: {
          data: Json;
          id: string;
          is_published: boolean;
          list: 'testimonials' | 'case_studies' | 'live_stats' | 'success_notifications';
          position: number;
          updated_at: string;
        };
        Insert: {
          data: Json;
          id?: string;
          is_published?: boolean;
          list: 'testimonials' | 'case_studies' | 'live_stats' | 'success_notifications';
          position?: number;
          updated_at?: string;
        };
        Update: {
          data?: Json;
          id?: string;
          is_published?: boolean;
          list?: 'testimonials' | 'case_studies' | 'live_stats' | 'success_notifications';
          position?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      slug_redirects: {
        Row: {
          created_at: string;
          formation_id: string;
          old_slug: string;
        };
        Insert: {
          created_at?: string;
          formation_id: string;
          old_slug: string;
        };
        Update: {
          created_at?: string;
          formation_id?: string;
          old_slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'slug_redirects_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      sponsorships: {
        Row: {
          amount: number;
          created_at: string;
          creator_id: string | null;
          ends_at: string;
          formation_id: string | null;
          id: string;
          is_active: boolean;
          sponsor_id: string;
          starts_at: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          creator_id?: string | null;
          ends_at: string;
          formation_id?: string | null;
          id?: string;
          is_active?: boolean;
          sponsor_id: string;
          starts_at?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          creator_id?: string | null;
          ends_at?: string;
          formation_id?: string | null;
          id?: string;
          is_active?: boolean;
          sponsor_id?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sponsorships_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sponsorships_sponsor_id_fkey';
            columns: ['sponsor_id'];
            isOneToOne: false;
            referencedRelation: 'quebec_sponsors';
            referencedColumns: ['id'];
          },
        ];
      };
      staff_roles: {
        Row: {
          given_at: string;
          given_by: string | null;
          role: 'sales' | 'content' | 'support';
          user_id: string;
        };
        Insert: {
          given_at?: string;
          given_by?: string | null;
          role: 'sales' | 'content' | 'support';
          user_id: string;
        };
        Update: {
          given_at?: string;
          given_by?: string | null;
          role?: 'sales' | 'content' | 'support';
          user_id?: string;
        };
        Relationships: [];
      };
      stripe_events: {
        Row: {
          id: string;
          outcome: string;
          received_at: string;
          type: string;
        };
        Insert: {
          id: string;
          outcome?: string;
          received_at?: string;
          type: string;
        };
        Update: {
          id?: string;
          outcome?: string;
          received_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      tax_settings: {
        Row: {
          is_enabled: boolean;
          is_only: boolean;
          tps_number: string | null;
          tvq_number: string | null;
        };
        Insert: {
          is_enabled?: boolean;
          is_only?: boolean;
          tps_number?: string | null;
          tvq_number?: string | null;
        };
        Update: {
          is_enabled?: boolean;
          is_only?: boolean;
          tps_number?: string | null;
          tvq_number?: string | null;
        };
        Relationships: [];
      };
      user_badges: {
        Row: {
          code: string;
          description: string;
          earned_at: string;
          name: string;
          user_id: string;
        };
        Insert: {
          code: string;
          description: string;
          earned_at?: string;
          name: string;
          user_id: string;
        };
        Update: {
          code?: string;
          description?: string;
          earned_at?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_certificates: {
        Row: {
          formation_id: string;
          formation_title: string;
          holder_name: string | null;
          id: string;
          issued_at: string;
          number: string;
          user_id: string;
        };
        Insert: {
          formation_id: string;
          formation_title: string;
          holder_name?: string | null;
          id?: string;
          issued_at?: string;
          number?: string;
          user_id: string;
        };
        Update: {
          formation_id?: string;
          formation_title?: string;
          holder_name?: string | null;
          id?: string;
          issued_at?: string;
          number?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_certificates_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      user_formation_progress: {
        Row: {
          completed_at: string | null;
          formation_id: string;
          progress_percentage: number;
          started_at: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          completed_at?: string | null;
          formation_id: string;
          progress_percentage?: number;
          started_at?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          completed_at?: string | null;
          formation_id?: string;
          progress_percentage?: number;
          started_at?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_formation_progress_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      user_interactions: {
        Row: {
          created_at: string;
          formation_id: string;
          id: string;
          interaction_data: Json;
          interaction_type: 'view' | 'like' | 'bookmark' | 'start' | 'share';
          user_id: string;
        };
        Insert: {
          created_at?: string;
          formation_id: string;
          id?: string;
          interaction_data?: Json;
          interaction_type: 'view' | 'like' | 'bookmark' | 'start' | 'share';
          user_id: string;
        };
        Update: {
          created_at?: string;
          formation_id?: string;
          id?: string;
          interaction_data?: Json;
          interaction_type?: 'view' | 'like' | 'bookmark' | 'start' | 'share';
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_interactions_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
        ];
      };
      user_module_progress: {
        Row: {
          completed_at: string | null;
          completion_percentage: number;
          first_started_at: string;
          formation_id: string;
          is_completed: boolean;
          last_watched_at: string;
          module_id: string;
          notes: string | null;
          notes_revision: number;
          notes_updated_at: string | null;
          time_spent_seconds: number;
          updated_at: string;
          user_id: string;
          video_position_seconds: number;
          watched: string;
        };
        Insert: {
          completed_at?: string | null;
          completion_percentage?: number;
          first_started_at?: string;
          formation_id: string;
          is_completed?: boolean;
          last_watched_at?: string;
          module_id: string;
          notes?: string | null;
          notes_revision?: number;
          notes_updated_at?: string | null;
          time_spent_seconds?: number;
          updated_at?: string;
          user_id: string;
          video_position_seconds?: number;
          watched?: string;
        };
        Update: {
          completed_at?: string | null;
          completion_percentage?: number;
          first_started_at?: string;
          formation_id?: string;
          is_completed?: boolean;
          last_watched_at?: string;
          module_id?: string;
          notes?: string | null;
          notes_revision?: number;
          notes_updated_at?: string | null;
          time_spent_seconds?: number;
          updated_at?: string;
          user_id?: string;
          video_position_seconds?: number;
          watched?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_module_progress_formation_id_fkey';
            columns: ['formation_id'];
            isOneToOne: false;
            referencedRelation: 'formations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_module_progress_module_id_fkey';
            columns: ['module_id'];
            isOneToOne: false;
            referencedRelation: 'formation_modules';
            referencedColumns: ['id'];
          },
        ];
      };
      user_products: {
        Row: {
          access_granted_at: string;
          id: string;
          is_active: boolean;
          product_id: string;
          user_id: string;
        };
        Insert: {
          access_granted_at?: string;
          id?: string;
          is_active?: boolean;
          product_id: string;
          user_id: string;
        };
        Update: {
          access_granted_at?: string;
          id?: string;
          is_active?: boolean;
          product_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_products_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      course_progress: {
        Row: {
          completed_at: string | null;
          product_id: string | null;
          progress_percentage: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accounting: {
        Args: { since: string | null; until: string | null };
        Returns: Json;
      };
      add_absence: {
        Args: {
          absence: string | null;
          person: string | null;
          starts_at: string | null;
          ends_at: string | null;
          reason?: string | null;
        };
        Returns: number;
      };
      agree_to_creator_page: {
        Args: { shown: Json | null };
        Returns: undefined;
      };
      answer_booking: {
        Args: { booking: string | null; answer: string | null };
        Returns: undefined;
      };
      answer_review: {
        Args: { review: string | null; answer: string | null };
        Returns: undefined;
      };
      appeal_moderation: {
        Args: { measure: string | null; words: string | null };
        Returns: undefined;
      };
      appointment_hosts: {
        Args: Record<never, never>;
        Returns: Json;
      };
      ask_refund: {
        Args: { of_order: string | null; reason: string | null };
        Returns: undefined;
      };
      booking_times: {
        Args: { booking: string | null; from_day?: string | null };
        Returns: Json;
      };
      catalogue: {
        Args: {
          search?: string | null;
          category_slugs?: readonly string[] | null;
          course_level?: string | null;
          is_premium?: boolean | null;
          min_rating?: number | null;
          min_minutes?: number | null;
          max_minutes?: number | null;
          only_featured?: boolean | null;
          page_size?: number | null;
          page_offset?: number | null;
          sort_by?: string | null;
          slugs?: readonly string[] | null;
        };
        Returns: Json;
      };
      change_appointment: {
        Args: { appointment: string | null; starts_at?: string | null };
        Returns: undefined;
      };
      change_request: {
        Args: { request: string | null; known_revision: number | null; changes: Json | null };
        Returns: number;
      };
      console_applications: {
        Args: Record<never, never>;
        Returns: Json;
      };
      console_catalogue: {
        Args: Record<never, never>;
        Returns: Json;
      };
      console_day: {
        Args: Record<never, never>;
        Returns: Json;
      };
      console_moderation: {
        Args: Record<never, never>;
        Returns: Json;
      };
      console_order: {
        Args: { of_order: string | null };
        Returns: Json;
      };
      console_orders: {
        Args: {
          words?: string | null;
          order_status?: string | null;
          since?: string | null;
          until?: string | null;
          after_at?: string | null;
          after_id?: string | null;
          size?: number | null;
        };
        Returns: {
          id: string | null;
          created_at: string | null;
          status: string | null;
          total_cents: number | null;
          refunded_cents: number | null;
          disputed_cents: number | null;
          dispute_status: string | null;
          is_asked: boolean | null;
          buyer_name: string | null;
          buyer_email: string | null;
          items: string | null;
        }[];
      };
      console_people: {
        Args: {
          words?: string | null;
          after_at?: string | null;
          after_id?: string | null;
          size?: number | null;
          kind?: string | null;
        };
        Returns: {
          id: string | null;
          created_at: string | null;
          full_name: string | null;
          email: string | null;
          profile_role: string | null;
          staff_roles: string[] | null;
          orders: number | null;
          suspension: string | null;
          follows: number | null;
          gives: number | null;
          paid_cents: number | null;
          seen_at: string | null;
        }[];
      };
      count_audience: {
        Args: { audience: Json | null };
        Returns: number;
      };
      count_people: {
        Args: Record<never, never>;
        Returns: Json;
      };
      count_traffic: {
        Args: { seen: Json | null; origin: Json | null; consented: boolean | null };
        Returns: undefined;
      };
      course_stops: {
        Args: { formation: string | null };
        Returns: {
          module_id: string | null;
          title: string | null;
          minutes: number | null;
          began: number | null;
          finished: number | null;
        }[];
      };
      create_formation: {
        Args: {
          title: string | null;
          description?: string | null;
          course_level?: string | null;
          category?: string | null;
          duration_minutes?: number | null;
        };
        Returns: Json;
      };
      creator_series: {
        Args: { months?: number | null };
        Returns: { month: string | null; revenue_cents: number | null; students: number | null }[];
      };
      creator_stats: {
        Args: { creator: string | null };
        Returns: {
          total_formations: number | null;
          total_students: number | null;
          total_revenue: number | null;
          monthly_revenue: number | null;
          active_services: number | null;
          tips: number | null;
          active_sponsorships: number | null;
        }[];
      };
      decide_application: {
        Args: { application: string | null; accepted: boolean | null; answer?: string | null };
        Returns: undefined;
      };
      decide_moderation: {
        Args: { measure: string | null; lifted: boolean | null; answer: string | null };
        Returns: undefined;
      };
      decide_refund: {
        Args: { refund: string | null; of_order: string | null; cents: number | null; answer: string | null };
        Returns: undefined;
      };
      delete_formation: {
        Args: { formation: string | null };
        Returns: undefined;
      };
      delete_person: {
        Args: { target: string | null; reason: string | null };
        Returns: Json;
      };
      enrol: {
        Args: { formation: string | null };
        Returns: Json;
      };
      erase_request: {
        Args: { request: string | null };
        Returns: undefined;
      };
      export_orders: {
        Args: { words?: string | null; order_status?: string | null; since?: string | null; until?: string | null };
        Returns: Json;
      };
      export_person: {
        Args: { target: string | null };
        Returns: Json;
      };
      export_requests: {
        Args: {
          in_stage?: string | null;
          asked_for?: string | null;
          owned_by?: string | null;
          wanted?: string | null;
          facet?: string | null;
        };
        Returns: Json;
      };
      feature_course: {
        Args: { course: string | null; starts: string | null; ends: string | null };
        Returns: undefined;
      };
      halt_letter: {
        Args: { letter: string | null };
        Returns: undefined;
      };
      import_site_lists: {
        Args: { lists: Json | null };
        Returns: number;
      };
      learning_stats: {
        Args: Record<never, never>;
        Returns: Json;
      };
      letters_board: {
        Args: Record<never, never>;
        Returns: Json;
      };
      list_appointments: {
        Args: { from_moment?: string | null; of_host?: string | null; of_request?: string | null };
        Returns: Json;
      };
      list_requests: {
        Args: {
          in_stage?: string | null;
          asked_for?: string | null;
          owned_by?: string | null;
          wanted?: string | null;
          facet?: string | null;
          before_at?: string | null;
          before_id?: string | null;
          size?: number | null;
          oldest_first?: boolean | null;
        };
        Returns: Json;
      };
      list_texts: {
        Args: Record<never, never>;
        Returns: Json;
      };
      merge_request: {
        Args: { request: string | null; target?: string | null };
        Returns: undefined;
      };
      missing_to_publish: {
        Args: { formation: string | null };
        Returns: string[];
      };
      moderate: {
        Args: { target_kind: string | null; target: string | null; reason: string | null };
        Returns: string;
      };
      my_courses: {
        Args: Record<never, never>;
        Returns: Json;
      };
      my_creator_id: {
        Args: Record<never, never>;
        Returns: string;
      };
      my_creator_page: {
        Args: Record<never, never>;
        Returns: Json;
      };
      my_staff_roles: {
        Args: Record<never, never>;
        Returns: string[];
      };
      note_request: {
        Args: { request: string | null; note: string | null; note_text: string | null };
        Returns: undefined;
      };
      open_times: {
        Args: { kind: string | null; from_day?: string | null; days?: number | null };
        Returns: Json;
      };
      order_categories: {
        Args: { ids: readonly string[] | null };
        Returns: undefined;
      };
      order_featured: {
        Args: { ids: readonly string[] | null };
        Returns: undefined;
      };
      preview_text: {
        Args: { text_path: string | null };
        Returns: string;
      };
      previewed_text: {
        Args: { key: string | null };
        Returns: Json;
      };
      propose_booking: {
        Args: { booking: string | null; starts_at: string | null; message?: string | null };
        Returns: undefined;
      };
      publish_formation: {
        Args: { formation: string | null };
        Returns: undefined;
      };
      read_appointment: {
        Args: { token: string | null; from_day?: string | null };
        Returns: Json;
      };
      read_letter: {
        Args: { letter: string | null };
        Returns: Json;
      };
      read_request: {
        Args: { request: string | null };
        Returns: Json;
      };
      read_text: {
        Args: { text_path: string | null };
        Returns: Json;
      };
      record_progress: {
        Args: { learner: string | null; events: Json | null };
        Returns: Json;
      };
      record_view: {
        Args: { formation: string | null };
        Returns: undefined;
      };
      remove_absence: {
        Args: { absence: string | null };
        Returns: undefined;
      };
      remove_letter: {
        Args: { letter: string | null };
        Returns: undefined;
      };
      reorder_modules: {
        Args: { formation: string | null; module_ids: readonly string[] | null };
        Returns: undefined;
      };
      request_board: {
        Args: Record<never, never>;
        Returns: Json;
      };
      resend_letter: {
        Args: { letter: string | null };
        Returns: number;
      };
      resend_mail: {
        Args: { job: string | null };
        Returns: undefined;
      };
      reset_second_factor: {
        Args: { target: string | null };
        Returns: string;
      };
      restore_formation: {
        Args: { formation: string | null };
        Returns: undefined;
      };
      restore_text: {
        Args: { text_path: string | null; number: number | null; known_revision: number | null };
        Returns: number;
      };
      retire_category: {
        Args: { category: string | null; into_category: string | null };
        Returns: number;
      };
      save_category: {
        Args: { category: string | null; label: string | null; about: string | null; tone: string | null };
        Returns: string;
      };
      save_host: {
        Args: {
          person: string | null;
          kinds: readonly string[] | null;
          hours: Json | null;
          room_url?: string | null;
          calendar_url?: string | null;
        };
        Returns: undefined;
      };
      save_kind: {
        Args: {
          kind: string | null;
          minutes: number | null;
          buffer_minutes: number | null;
          notice_hours: number | null;
        };
        Returns: undefined;
      };
      save_letter: {
        Args: { letter: string | null; known_revision: number | null; changes: Json | null };
        Returns: number;
      };
      save_sponsor: {
        Args: {
          sponsor: string | null;
          company: string | null;
          about: string | null;
          website: string | null;
          active: boolean | null;
        };
        Returns: string;
      };
      save_sponsorship: {
        Args: {
          sponsorship: string | null;
          sponsor: string | null;
          course: string | null;
          cents: number | null;
          starts: string | null;
          ends: string | null;
          active: boolean | null;
        };
        Returns: string;
      };
      save_text: {
        Args: {
          text_path: string | null;
          text_kind: string | null;
          content: Json | null;
          known_revision: number | null;
        };
        Returns: number;
      };
      schedule_letter: {
        Args: { letter: string | null; known_revision: number | null; send_at?: string | null };
        Returns: undefined;
      };
      send_letter_test: {
        Args: { letter: string | null };
        Returns: undefined;
      };
      set_formation_price: {
        Args: { formation: string | null; cents: number | null };
        Returns: undefined;
      };
      set_profile_role: {
        Args: { target: string | null; new_role: string | null };
        Returns: undefined;
      };
      set_staff_role: {
        Args: { target: string | null; staff_role: string | null; given: boolean | null };
        Returns: undefined;
      };
      set_tax_numbers: {
        Args: { tps: string | null; tvq: string | null; enabled: boolean | null };
        Returns: undefined;
      };
      set_traffic_consent: {
        Args: { only_after_consent: boolean | null };
        Returns: undefined;
      };
      settle_appointment: {
        Args: { appointment: string | null; outcome: string | null };
        Returns: undefined;
      };
      settle_courses: {
        Args: Record<never, never>;
        Returns: { formation_id: string | null; wait_seconds: number | null }[];
      };
      settle_failure: {
        Args: { failure_kind: string | null; failure_id: string | null };
        Returns: undefined;
      };
      settle_letter_send: {
        Args: { letter: string | null; address: string | null; arrived: boolean | null };
        Returns: boolean;
      };
      settle_reports: {
        Args: { review: string | null; seen_until: string | null; settled: boolean | null };
        Returns: undefined;
      };
      shown_lists: {
        Args: Record<never, never>;
        Returns: Json;
      };
      shown_text: {
        Args: { text_path: string | null };
        Returns: Json;
      };
      shown_texts: {
        Args: Record<never, never>;
        Returns: Json;
      };
      shown_texts_of: {
        Args: { text_kind: string | null };
        Returns: Json;
      };
      staff_history: {
        Args: { before?: string | null; before_id?: string | null };
        Returns: Json;
      };
      switch_sequence: {
        Args: { letter: string | null; is_on: boolean | null; hours: number | null };
        Returns: undefined;
      };
      times_to_move: {
        Args: { appointment: string | null; from_day?: string | null };
        Returns: Json;
      };
      top_creators: {
        Args: { ranking?: string | null; size?: number | null };
        Returns: {
          id: string | null;
          name: string | null;
          slug: string | null;
          avatar_url: string | null;
          bio: string | null;
          is_verified: boolean | null;
          avg_rating: number | null;
          total_students: number | null;
          total_formations: number | null;
        }[];
      };
      traffic_report: {
        Args: { since: string | null; until: string | null; grouping_by: string | null };
        Returns: Json;
      };
      unfeature_course: {
        Args: { course: string | null };
        Returns: undefined;
      };
      unpublish_formation: {
        Args: { formation: string | null };
        Returns: undefined;
      };
      unschedule_text: {
        Args: { text_path: string | null; known_revision: number | null };
        Returns: number;
      };
      verify_certificate: {
        Args: { certificate_number: string | null };
        Returns: Json;
      };
      withdraw_creator_page: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      withdraw_text: {
        Args: { text_path: string | null; known_revision: number | null };
        Returns: number;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
