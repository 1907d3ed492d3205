import * as v from 'valibot';
import type { Level } from './level.ts';

/**
 * Rows that pages read from the backend, with the column lists to ask for them (marketplace §3). Prices are in cents,
 * durations in minutes or seconds as named, times ISO 8601 with offset.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());
const texts = v.array(v.string());

/** A level as the database writes it. */
export const levelSchema = v.picklist(['debutant', 'intermediaire', 'avance']);

/** A row of `formation_categories`. */
export const categorySchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  /** Name of an icon of the visual kit. */
  icon: v.nullable(v.string()),
  /** Name of a colour of the visual kit. */
  color: v.nullable(v.string()),
});
/** What `categorySchema` reads. */
export type Category = v.InferOutput<typeof categorySchema>;

/** Price of a course; null where it stands means that the course is free. */
export const premiumSchema = v.object({
  /** Cents, CAD, before tax. */
  price: count,
  is_subscription: v.boolean(),
  subscription_interval: v.nullable(v.picklist(['month', 'year'])),
});
/** What `premiumSchema` reads. */
export type Premium = v.InferOutput<typeof premiumSchema>;

const creatorLinkSchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  avatar_url: v.nullable(v.string()),
  is_verified: v.boolean(),
});

const formationEntries = {
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  thumbnail_url: v.nullable(v.string()),
  level: levelSchema,
  estimated_duration_minutes: count,
  total_modules: count,
  view_count: count,
  like_count: count,
  average_rating: v.number(),
  total_reviews: count,
  is_featured: v.boolean(),
  tags: texts,
  created_at: time,
  category: categorySchema,
  premium: v.nullable(premiumSchema),
};

/** A card of the catalogue. `creator` is null where the creator has no public page: then nobody is named (Law 25). */
export const catalogueItemSchema = v.object({ ...formationEntries, creator: v.nullable(creatorLinkSchema) });
/** What `catalogueItemSchema` reads. */
export type CatalogueItem = v.InferOutput<typeof catalogueItemSchema>;

/**
 * Answer of `rpc('catalogue', filters)`: one page, most viewed first, and the number of all matches. A search counts no
 * further than some thousand: `is_capped` says that there are more.
 */
export const cataloguePageSchema = v.object({
  total: count,
  is_capped: v.optional(v.boolean()),
  items: v.array(catalogueItemSchema),
});
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
export const moduleSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  duration_minutes: count,
  order_index: count,
  is_published: v.boolean(),
  is_preview: v.boolean(),
});
/** What `moduleSchema` reads. */
export type FormationModule = v.InferOutput<typeof moduleSchema>;

/** A review as everybody sees it. */
export const reviewSchema = v.object({
  id: v.string(),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  comment: v.nullable(v.string()),
  created_at: time,
});
/** What `reviewSchema` reads. */
export type Review = v.InferOutput<typeof reviewSchema>;

/**
 * Columns of the course page. Use with
 * `.eq('slug', slug).eq('is_published', true).order('order_index', { referencedTable: 'modules' })`
 * `.order('created_at', { referencedTable: 'reviews', ascending: false }).limit(20, { referencedTable: 'reviews' })`.
 */
export const FORMATION_DETAIL_COLUMNS =
  `id,slug,title,description,long_description,thumbnail_url,video_preview_url,level,
estimated_duration_minutes,total_modules,view_count,like_count,average_rating,total_reviews,is_featured,tags,prerequisites,
learning_objectives,target_audience,skills_gained,created_at,last_updated,
creator:creators(id,name,slug,avatar_url,is_verified,bio,location,avg_rating),
category:categories(id,name,slug,icon,color),
premium:premium_formations(price,is_subscription,subscription_interval),
product:products(id),
modules:formation_modules(id,title,description,duration_minutes,order_index,is_published,is_preview),
reviews:formation_reviews(id,rating,comment,created_at)` as const;

/** A course with its modules and reviews, asked for with `FORMATION_DETAIL_COLUMNS`. */
export const formationDetailSchema = v.object({
  ...formationEntries,
  long_description: v.string(),
  video_preview_url: v.nullable(v.string()),
  prerequisites: texts,
  learning_objectives: texts,
  target_audience: texts,
  skills_gained: texts,
  last_updated: time,
  /** Null where the creator has no public page. */
  creator: v.nullable(
    v.object({
      ...creatorLinkSchema.entries,
      bio: v.nullable(v.string()),
      location: v.nullable(v.string()),
      avg_rating: v.number(),
    }),
  ),
  /** The product that unlocks the course; null for a free one. */
  product: v.nullable(v.object({ id: v.string() })),
  modules: v.array(moduleSchema),
  reviews: v.array(reviewSchema),
});
/** What `formationDetailSchema` reads. */
export type FormationDetail = v.InferOutput<typeof formationDetailSchema>;

/** Text and video of a module; no row for who has no right to it (AMB-38). Text has blank lines between paragraphs. */
export const moduleContentSchema = v.object({
  module_id: v.string(),
  video_url: v.nullable(v.string()),
  content: v.string(),
});
/** What `moduleContentSchema` reads. */
export type ModuleContent = v.InferOutput<typeof moduleContentSchema>;
