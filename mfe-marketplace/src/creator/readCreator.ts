import type { Row } from '@agence/shared-contracts/backend/database';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import type { ShownCourse } from '../catalogue/CourseCard.tsx';
import { coverOf } from '../course/covers.ts';
import { MODULE_LENGTH, type ModuleLength, moduleMinutes } from '../media/moduleMinutes.ts';
import { type ListedProduct, withMetadata } from '../product/readProducts.ts';

/** How many of a creator's courses their profile shows (marketplace §9). */
export const RECENT_FORMATIONS = 6;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const COLUMNS = `id,name,slug,bio,bio_long,avatar_url,avatar_alt,website_url,linkedin_url,is_verified,avg_rating,
certification_level,specialties,hourly_rate,consulting_available,location,years_experience,company,languages,
response_time,satisfaction_rate,
formations(slug,title,description,thumbnail_url,level,estimated_duration_minutes,total_modules,
average_rating,total_reviews,is_featured,tags,modules:formation_modules(${MODULE_LENGTH}),
creator:creators(id,name,slug,avatar_url,is_verified),category:categories(id,name,slug,icon,color),
premium:premium_formations(price,is_subscription,subscription_interval),
voices:formation_reviews(comment,author_name,rating)),
services:creator_services(id,title,description,price,duration_minutes),
sold:product_creators(product:products!inner(id,name,description,price,metadata))` as const;

type CreatorColumn =
  | 'id'
  | 'name'
  | 'slug'
  | 'bio'
  | 'bio_long'
  | 'avatar_url'
  | 'avatar_alt'
  | 'website_url'
  | 'linkedin_url'
  | 'is_verified'
  /* 0 to 5; 0 when nobody has rated yet. */
  | 'avg_rating'
  | 'certification_level'
  | 'specialties'
  /* Cents. */
  | 'hourly_rate'
  | 'consulting_available'
  | 'location'
  | 'years_experience'
  | 'company'
  | 'languages'
  | 'response_time'
  | 'satisfaction_rate';

/** The best review of a course that says something. */
type Voice = Row<'formation_reviews', 'comment' | 'author_name' | 'rating'>;

interface CreatorRow extends Row<'creators', CreatorColumn> {
  readonly formations: readonly (ShownCourse & {
    readonly modules: readonly ModuleLength[];
    readonly voices: readonly Voice[];
  })[];
  /** What can be booked, cheapest first; prices in cents before tax. */
  readonly services: Row<'creator_services', 'id' | 'title' | 'description' | 'price' | 'duration_minutes'>[];
  readonly sold: readonly { readonly product: Row<'products', 'id' | 'name' | 'description' | 'price' | 'metadata'> }[];
}

/** A meeting with this person that the shop sells; price in cents before tax. */
type SoldMeeting = Pick<ListedProduct, 'id' | 'name' | 'description' | 'price' | 'metadata'>;

/** What a function answers, whose columns PostgreSQL cannot promise. */
const statsSchema = v.object({
  total_formations: count,
  total_students: count,
  /** Cents; null when the creator does not show it. */
  total_revenue: v.nullable(count),
  active_services: count,
  tips: count,
  active_sponsorships: count,
});

export interface Quote {
  readonly text: string;
  readonly author: string;
  readonly course: string;
  /** Last part of the course's address. */
  readonly path: string;
  readonly cover: string;
}

export interface Creator extends Omit<CreatorRow, 'formations' | 'sold'> {
  readonly formations: readonly ShownCourse[];
  /** What a learner says, of which course, and the cover of its subject. */
  readonly quote: Quote | undefined;
  /** Cheapest first. */
  readonly sold: readonly SoldMeeting[];
  readonly stats: v.InferOutput<typeof statsSchema>;
}

/**
 * A creator with statistics and the latest published courses; undefined when there is none of that slug.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readCreator(database: Database, slug: string): Promise<Creator | undefined> {
  const answer = await database
    .from('creators')
    .select(COLUMNS)
    .eq('slug', slug)
    .eq('formations.is_published', true)
    .is('formations.deleted_at', null)
    .order('created_at', { referencedTable: 'formations', ascending: false })
    .order('title', { referencedTable: 'formations' })
    .limit(RECENT_FORMATIONS, { referencedTable: 'formations' })
    .not('formations.voices.comment', 'is', null)
    .not('formations.voices.author_name', 'is', null)
    .order('rating', { referencedTable: 'formations.voices', ascending: false })
    .order('created_at', { referencedTable: 'formations.voices', ascending: false })
    .limit(1, { referencedTable: 'formations.voices' })
    .eq('services.is_active', true)
    .order('price', { referencedTable: 'services' })
    .eq('sold.product.is_active', true)
    .maybeSingle();
  const creator: CreatorRow | null = dataOf(answer);
  if (!creator) return undefined;
  const stats = dataOf(await database.rpc('creator_stats', { creator: creator.id }).single());
  const formations = creator.formations.map(({ modules, voices, ...course }) => ({
    ...course,
    module_minutes: moduleMinutes(modules),
  }));
  const sold = creator.sold.map(({ product }) => withMetadata(product)).toSorted((a, b) => a.price - b.price);
  return { ...creator, formations, quote: quoteOf(creator.formations), sold, stats: v.parse(statsSchema, stats) };
}

/** Of what learners say, the best; of equals the one of the latest course. */
function quoteOf(formations: CreatorRow['formations']): Quote | undefined {
  const said = formations.flatMap(({ voices, slug, title, category }) =>
    voices.flatMap(({ comment, author_name, rating }) =>
      comment && author_name
        ? { rating, text: comment, author: author_name, course: title, path: slug, cover: coverOf(category.slug) }
        : [],
    ),
  );
  const [best] = said.sort((a, b) => b.rating - a.rating);
  if (!best) return undefined;
  const { rating, ...quote } = best;
  return quote;
}
