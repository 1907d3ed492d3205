/**
 * The database as its migrations make it, in the form that supabase-js and postgrest-js take (`createClient<Database>`).
 * Written by `agence backend types`; infra/src/backend/describeSchema.test.ts fails while it is out of date.
 */

export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

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
          status: string;
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
          status?: string;
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
          status?: string;
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
          slug: string;
        };
        Insert: {
          color?: string | null;
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id: string;
          name: string;
          slug: string;
        };
        Update: {
          color?: string | null;
          created_at?: string;
          description?: string | null;
          icon?: string | null;
          id?: string;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      checkout_sessions: {
        Row: {
          category: string;
          created_at: string;
          creator_id: string | null;
          description: string;
          expires_at: string;
          id: string;
          idempotency_key: string | null;
          name: string;
          product_id: string | null;
          service_id: string | null;
          status: string;
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
          category: string;
          created_at?: string;
          creator_id?: string | null;
          description?: string;
          expires_at?: string;
          id?: string;
          idempotency_key?: string | null;
          name: string;
          product_id?: string | null;
          service_id?: string | null;
          status?: string;
          stripe_session_id?: string | null;
          subtotal_cents: number;
          tip_id?: string | null;
          tps_cents?: number;
          tvq_cents?: number;
          url?: string | null;
          user_id?: string | null;
        };
        Update: {
          category?: string;
          created_at?: string;
          creator_id?: string | null;
          description?: string;
          expires_at?: string;
          id?: string;
          idempotency_key?: string | null;
          name?: string;
          product_id?: string | null;
          service_id?: string | null;
          status?: string;
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
      creator_earnings: {
        Row: {
          created_at: string;
          creator_cents: number;
          creator_id: string;
          gross_cents: number;
          id: string;
          kind: string;
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
          kind: string;
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
          kind?: string;
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
          status: string;
          user_id: string | null;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          creator_id: string;
          id?: string;
          message?: string | null;
          status?: string;
          user_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          creator_id?: string;
          id?: string;
          message?: string | null;
          status?: string;
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
          is_verified: boolean;
          languages: string[];
          linkedin_followers: number | null;
          linkedin_url: string | null;
          location: string | null;
          monthly_revenue: number;
          name: string;
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
          author_name: string | null;
          comment: string | null;
          created_at: string;
          formation_id: string;
          id: string;
          rating: number;
          user_id: string;
        };
        Insert: {
          author_name?: string | null;
          comment?: string | null;
          created_at?: string;
          formation_id: string;
          id?: string;
          rating: number;
          user_id: string;
        };
        Update: {
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
          level: string;
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
          level?: string;
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
          level?: string;
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
      leads: {
        Row: {
          budget: string | null;
          company: string | null;
          confirmation_sent_at: string | null;
          confirmed_at: string | null;
          consented_at: string | null;
          created_at: string;
          email: string;
          form: string;
          id: string;
          kind: string;
          message: string | null;
          name: string | null;
          page: string;
          phone: string | null;
          service: string | null;
          status: string;
          token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          budget?: string | null;
          company?: string | null;
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email: string;
          form?: string;
          id: string;
          kind: string;
          message?: string | null;
          name?: string | null;
          page?: string;
          phone?: string | null;
          service?: string | null;
          status?: string;
          token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          budget?: string | null;
          company?: string | null;
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email?: string;
          form?: string;
          id?: string;
          kind?: string;
          message?: string | null;
          name?: string | null;
          page?: string;
          phone?: string | null;
          service?: string | null;
          status?: string;
          token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      learning_sessions: {
        Row: {
          active_seconds: number;
          device_type: string;
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
          device_type?: string;
          formation_id: string;
          id?: string;
          module_id?: string | null;
          session_end?: string | null;
          session_start?: string;
          user_id: string;
        };
        Update: {
          active_seconds?: number;
          device_type?: string;
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
          category: string;
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
          category: string;
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
          category?: string;
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
          id: string;
          payment_intent_id: string | null;
          receipt_sent_at: string | null;
          refund_reason: string | null;
          refund_requested_at: string | null;
          refunded_cents: number;
          status: string;
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
          id: string;
          payment_intent_id?: string | null;
          receipt_sent_at?: string | null;
          refund_reason?: string | null;
          refund_requested_at?: string | null;
          refunded_cents?: number;
          status?: string;
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
          id?: string;
          payment_intent_id?: string | null;
          receipt_sent_at?: string | null;
          refund_reason?: string | null;
          refund_requested_at?: string | null;
          refunded_cents?: number;
          status?: string;
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
          subscription_interval: string | null;
        };
        Insert: {
          formation_id: string;
          is_subscription?: boolean;
          price: number;
          subscription_interval?: string | null;
        };
        Update: {
          formation_id?: string;
          is_subscription?: boolean;
          price?: number;
          subscription_interval?: string | null;
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
          category: string;
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
          category: string;
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
          category?: string;
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
          role: string;
          updated_at: string;
          user_id: string;
          weekly_goal_days: number | null;
          weekly_goal_minutes: number;
          weekly_goal_modules: number | null;
        };
        Insert: {
          created_at?: string;
          full_name?: string | null;
          role?: string;
          updated_at?: string;
          user_id: string;
          weekly_goal_days?: number | null;
          weekly_goal_minutes?: number;
          weekly_goal_modules?: number | null;
        };
        Update: {
          created_at?: string;
          full_name?: string | null;
          role?: string;
          updated_at?: string;
          user_id?: string;
          weekly_goal_days?: number | null;
          weekly_goal_minutes?: number;
          weekly_goal_modules?: number | null;
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
      site_entries: {
        Row: {
          data: Json;
          id: string;
          is_published: boolean;
          list: string;
          position: number;
          updated_at: string;
        };
        Insert: {
          data: Json;
          id?: string;
          is_published?: boolean;
          list: string;
          position?: number;
          updated_at?: string;
        };
        Update: {
          data?: Json;
          id?: string;
          is_published?: boolean;
          list?: string;
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
          interaction_type: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          formation_id: string;
          id?: string;
          interaction_data?: Json;
          interaction_type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          formation_id?: string;
          id?: string;
          interaction_data?: Json;
          interaction_type?: string;
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
      answer_booking: {
        Args: { booking: string; answer: string };
        Returns: undefined;
      };
      catalogue: {
        Args: {
          search?: string;
          category_slugs?: string[];
          course_level?: string;
          is_premium?: boolean;
          min_rating?: number;
          min_minutes?: number;
          max_minutes?: number;
          only_featured?: boolean;
          page_size?: number;
          page_offset?: number;
          sort_by?: string;
          slugs?: string[];
        };
        Returns: Json;
      };
      create_formation: {
        Args: {
          title: string;
          description?: string;
          course_level?: string;
          category?: string;
          duration_minutes?: number;
        };
        Returns: Json;
      };
      creator_series: {
        Args: { months?: number };
        Returns: { month: string | null; revenue_cents: number | null; students: number | null }[];
      };
      creator_stats: {
        Args: { creator: string };
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
      delete_formation: {
        Args: { formation: string };
        Returns: undefined;
      };
      enrol: {
        Args: { formation: string };
        Returns: Json;
      };
      import_site_lists: {
        Args: { lists: Json };
        Returns: number;
      };
      learning_stats: {
        Args: Record<never, never>;
        Returns: Json;
      };
      missing_to_publish: {
        Args: { formation: string };
        Returns: string[];
      };
      my_courses: {
        Args: Record<never, never>;
        Returns: Json;
      };
      my_creator_id: {
        Args: Record<never, never>;
        Returns: string;
      };
      propose_booking: {
        Args: { booking: string; starts_at: string; message?: string };
        Returns: undefined;
      };
      publish_formation: {
        Args: { formation: string };
        Returns: undefined;
      };
      record_progress: {
        Args: { learner: string; events: Json };
        Returns: Json;
      };
      record_view: {
        Args: { formation: string };
        Returns: undefined;
      };
      reorder_modules: {
        Args: { formation: string; module_ids: string[] };
        Returns: undefined;
      };
      restore_formation: {
        Args: { formation: string };
        Returns: undefined;
      };
      set_formation_price: {
        Args: { formation: string; cents: number };
        Returns: undefined;
      };
      set_profile_role: {
        Args: { target: string; new_role: string };
        Returns: undefined;
      };
      shown_lists: {
        Args: Record<never, never>;
        Returns: Json;
      };
      top_creators: {
        Args: { ranking?: string; size?: number };
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
      unpublish_formation: {
        Args: { formation: string };
        Returns: undefined;
      };
      verify_certificate: {
        Args: { certificate_number: string };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
