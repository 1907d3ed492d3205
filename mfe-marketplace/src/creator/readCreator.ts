import { catalogueItemSchema } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** How many of a creator's courses their profile shows (marketplace §9). */
const RECENT_FORMATIONS = 6;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.nullable(v.string());

const COLUMNS = `id,name,slug,bio,bio_long,avatar_url,website_url,linkedin_url,is_verified,avg_rating,
certification_level,specialties,hourly_rate,consulting_available,location,years_experience,company,languages,
response_time,satisfaction_rate,
formations(id,slug,title,description,thumbnail_url,level,estimated_duration_minutes,total_modules,view_count,like_count,
average_rating,total_reviews,is_featured,tags,created_at,
creator:creators(id,name,slug,avatar_url,is_verified),category:categories(id,name,slug,icon,color),
premium:premium_formations(price,is_subscription,subscription_interval)),
services:creator_services(id,title,description,price,duration_minutes)`.replaceAll('\n', '');

export const creatorSchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  bio: optionalText,
  bio_long: optionalText,
  avatar_url: optionalText,
  website_url: optionalText,
  linkedin_url: optionalText,
  is_verified: v.boolean(),
  /** 0 to 5; 0 when nobody has rated yet. */
  avg_rating: v.number(),
  certification_level: optionalText,
  specialties: v.array(v.string()),
  /** Cents. */
  hourly_rate: v.nullable(count),
  consulting_available: v.boolean(),
  location: optionalText,
  years_experience: v.nullable(count),
  company: optionalText,
  languages: v.array(v.string()),
  response_time: optionalText,
  satisfaction_rate: v.nullable(v.number()),
  formations: v.array(catalogueItemSchema),
  /** What can be booked, cheapest first; prices in cents before tax. */
  services: v.array(
    v.object({ id: v.string(), title: v.string(), description: v.string(), price: count, duration_minutes: count }),
  ),
});

const statsSchema = v.object({
  total_formations: count,
  total_students: count,
  /** Cents; null when the creator does not show it. */
  total_revenue: v.nullable(count),
  active_services: count,
  tips: count,
  active_sponsorships: count,
});

export type Creator = v.InferOutput<typeof creatorSchema> & { readonly stats: v.InferOutput<typeof statsSchema> };

/**
 * A creator with statistics and the latest published courses; undefined when there is none of that slug.
 *
 * @throws Error when the backend cannot answer
 */
export async function readCreator(database: Database, slug: string): Promise<Creator | undefined> {
  const { data, error } = await database
    .from('creators')
    .select(COLUMNS)
    .eq('slug', slug)
    .eq('formations.is_published', true)
    .is('formations.deleted_at', null)
    .order('created_at', { referencedTable: 'formations', ascending: false })
    .limit(RECENT_FORMATIONS, { referencedTable: 'formations' })
    .eq('services.is_active', true)
    .order('price', { referencedTable: 'services' })
    .maybeSingle();
  if (error) throw new Error(error.message);
  if (!data) return undefined;
  const creator = v.parse(creatorSchema, data);
  const stats = await database.rpc('creator_stats', { creator: creator.id }).single();
  if (stats.error) throw new Error(stats.error.message);
  return { ...creator, stats: v.parse(statsSchema, stats.data) };
}
