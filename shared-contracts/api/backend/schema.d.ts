import * as v from 'valibot';
import type { Level } from './level.ts';
/** A level as the database writes it. */
export declare const levelSchema: v.PicklistSchema<["debutant", "intermediaire", "avance"], undefined>;
/** A row of `formation_categories`. */
export declare const categorySchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly slug: v.StringSchema<undefined>;
    /** Name of an icon of the visual kit. */
    readonly icon: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    /** Name of a colour of the visual kit. */
    readonly color: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
/** What `categorySchema` reads. */
export type Category = v.InferOutput<typeof categorySchema>;
/** Price of a course; null where it stands means that the course is free. */
export declare const premiumSchema: v.ObjectSchema<{
    /** Cents, CAD, before tax. */
    readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly is_subscription: v.BooleanSchema<undefined>;
    readonly subscription_interval: v.NullableSchema<v.PicklistSchema<["month", "year"], undefined>, undefined>;
}, undefined>;
/** What `premiumSchema` reads. */
export type Premium = v.InferOutput<typeof premiumSchema>;
/** A card of the catalogue. `creator` is null where the creator has no public page: then nobody is named (Law 25). */
export declare const catalogueItemSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly slug: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly thumbnail_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly level: v.PicklistSchema<["debutant", "intermediaire", "avance"], undefined>;
    readonly estimated_duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly total_modules: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly view_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly like_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly average_rating: v.NumberSchema<undefined>;
    readonly total_reviews: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly is_featured: v.BooleanSchema<undefined>;
    readonly tags: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    readonly category: v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        /** Name of an icon of the visual kit. */
        readonly icon: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        /** Name of a colour of the visual kit. */
        readonly color: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly premium: v.NullableSchema<v.ObjectSchema<{
        /** Cents, CAD, before tax. */
        readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly is_subscription: v.BooleanSchema<undefined>;
        readonly subscription_interval: v.NullableSchema<v.PicklistSchema<["month", "year"], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly creator: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        readonly avatar_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly is_verified: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** What `catalogueItemSchema` reads. */
export type CatalogueItem = v.InferOutput<typeof catalogueItemSchema>;
/**
 * Answer of `rpc('catalogue', filters)`: one page, most viewed first, and the number of all matches. A search counts no
 * further than some thousand: `is_capped` says that there are more.
 */
export declare const cataloguePageSchema: v.ObjectSchema<{
    readonly total: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly is_capped: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly items: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly thumbnail_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly level: v.PicklistSchema<["debutant", "intermediaire", "avance"], undefined>;
        readonly estimated_duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly total_modules: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly view_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly like_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly average_rating: v.NumberSchema<undefined>;
        readonly total_reviews: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly is_featured: v.BooleanSchema<undefined>;
        readonly tags: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
        readonly category: v.ObjectSchema<{
            readonly id: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly slug: v.StringSchema<undefined>;
            /** Name of an icon of the visual kit. */
            readonly icon: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            /** Name of a colour of the visual kit. */
            readonly color: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly premium: v.NullableSchema<v.ObjectSchema<{
            /** Cents, CAD, before tax. */
            readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly is_subscription: v.BooleanSchema<undefined>;
            readonly subscription_interval: v.NullableSchema<v.PicklistSchema<["month", "year"], undefined>, undefined>;
        }, undefined>, undefined>;
        readonly creator: v.NullableSchema<v.ObjectSchema<{
            readonly id: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly slug: v.StringSchema<undefined>;
            readonly avatar_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly is_verified: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** What `cataloguePageSchema` reads. */
export type CataloguePage = v.InferOutput<typeof cataloguePageSchema>;
/** Arguments of `rpc('catalogue', filters)`; what is left out does not filter. */
export interface CatalogueFilters {
    /** Every word must occur in title, description, creator or category, whatever case and accents. */
    readonly search?: string;
    readonly category_slugs?: readonly string[];
    readonly course_level?: Level;
    readonly is_premium?: boolean;
    /** 0 to 5. */
    readonly min_rating?: number;
    readonly min_minutes?: number;
    readonly max_minutes?: number;
    readonly only_featured?: boolean;
    /** 1 to 1000, 24 when left out. */
    readonly page_size?: number;
    /** Matches to skip. */
    readonly page_offset?: number;
    /** Newest, best rated or shortest first; most viewed first when left out. */
    readonly sort_by?: 'recent' | 'rating' | 'duration';
    /** Only these courses, at most 200: what a visitor keeps on a device. */
    readonly slugs?: readonly string[];
}
/** A module as listed on the course page: its content is a table of its own (see `moduleContentSchema`). */
export declare const moduleSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly order_index: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly is_published: v.BooleanSchema<undefined>;
    readonly is_preview: v.BooleanSchema<undefined>;
}, undefined>;
/** What `moduleSchema` reads. */
export type FormationModule = v.InferOutput<typeof moduleSchema>;
/** A review as everybody sees it. */
export declare const reviewSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly rating: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
    readonly comment: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
}, undefined>;
/** What `reviewSchema` reads. */
export type Review = v.InferOutput<typeof reviewSchema>;
/**
 * Columns of the course page. Use with
 * `.eq('slug', slug).eq('is_published', true).order('order_index', { referencedTable: 'modules' })`
 * `.order('created_at', { referencedTable: 'reviews', ascending: false }).limit(20, { referencedTable: 'reviews' })`.
 */
export declare const FORMATION_DETAIL_COLUMNS: `id,slug,title,description,long_description,thumbnail_url,video_preview_url,level,
estimated_duration_minutes,total_modules,view_count,like_count,average_rating,total_reviews,is_featured,tags,prerequisites,
learning_objectives,target_audience,skills_gained,created_at,last_updated,
creator:creators(id,name,slug,avatar_url,is_verified,bio,location,avg_rating),
category:categories(id,name,slug,icon,color),
premium:premium_formations(price,is_subscription,subscription_interval),
product:products(id),
modules:formation_modules(id,title,description,duration_minutes,order_index,is_published,is_preview),
reviews:formation_reviews(id,rating,comment,created_at)`;
/** A course with its modules and reviews, asked for with `FORMATION_DETAIL_COLUMNS`. */
export declare const formationDetailSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly slug: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly thumbnail_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly level: v.PicklistSchema<["debutant", "intermediaire", "avance"], undefined>;
    readonly estimated_duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly total_modules: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly view_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly like_count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly average_rating: v.NumberSchema<undefined>;
    readonly total_reviews: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly is_featured: v.BooleanSchema<undefined>;
    readonly tags: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    readonly category: v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        /** Name of an icon of the visual kit. */
        readonly icon: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        /** Name of a colour of the visual kit. */
        readonly color: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly premium: v.NullableSchema<v.ObjectSchema<{
        /** Cents, CAD, before tax. */
        readonly price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly is_subscription: v.BooleanSchema<undefined>;
        readonly subscription_interval: v.NullableSchema<v.PicklistSchema<["month", "year"], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly long_description: v.StringSchema<undefined>;
    readonly video_preview_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly prerequisites: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly learning_objectives: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly target_audience: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly skills_gained: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly last_updated: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    /** Null where the creator has no public page. */
    readonly creator: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly slug: v.StringSchema<undefined>;
        readonly avatar_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly is_verified: v.BooleanSchema<undefined>;
        readonly bio: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly location: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly avg_rating: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    /** The product that unlocks the course; null for a free one. */
    readonly product: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly modules: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly duration_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly order_index: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly is_published: v.BooleanSchema<undefined>;
        readonly is_preview: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly reviews: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly rating: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
        readonly comment: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
/** What `formationDetailSchema` reads. */
export type FormationDetail = v.InferOutput<typeof formationDetailSchema>;
/** Text and video of a module; no row for who has no right to it (AMB-38). Text has blank lines between paragraphs. */
export declare const moduleContentSchema: v.ObjectSchema<{
    readonly module_id: v.StringSchema<undefined>;
    readonly video_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly content: v.StringSchema<undefined>;
}, undefined>;
/** What `moduleContentSchema` reads. */
export type ModuleContent = v.InferOutput<typeof moduleContentSchema>;
