import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { type CatalogueFilters, catalogueItemSchema } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { quickFilters } from '../content/catalogue.ts';
import { type CatalogueQuery, PAGE_SIZE } from './catalogueQuery.ts';

/** One page of matches and the number of all of them. An item that cannot be read is null and keeps its place. */
export interface CatalogueResult {
  readonly total: number;
  /** More courses match than are counted. */
  readonly is_capped?: boolean | undefined;
  readonly items: readonly (ListedCourse | null)[];
}

const { category, creator } = catalogueItemSchema.entries;

/**
 * What a card shows, and no more, for it comes with the page. It also knows how long each published module is in minutes, in order;
 * a backend that is older does not say.
 */
const itemSchema = v.object({
  ...v.omit(catalogueItemSchema, ['created_at', 'view_count', 'like_count']).entries,
  category: v.omit(category, ['id']),
  creator: v.nullable(v.omit(creator.wrapped, ['id'])),
  module_minutes: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
});

/** A course of the catalogue's list. */
export type ListedCourse = v.InferOutput<typeof itemSchema>;

const resultSchema = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  is_capped: v.optional(v.boolean()),
  items: v.array(v.fallback(v.nullable(itemSchema), null)),
});

/** The backend answered with something that is no list of courses. */
export class InvalidListError extends Error {}

/**
 * Asks the database for one page of the catalogue.
 *
 * @param favourites slugs kept on the device, asked for when the query wants favourites only
 * @throws InvalidListError when the answer is no list of courses
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readCatalogue(
  database: Database,
  query: CatalogueQuery,
  favourites: readonly string[] = [],
): Promise<CatalogueResult> {
  const answer = dataOf(await database.rpc('catalogue', filtersOf(query, favourites)));
  const { success, output } = v.safeParse(resultSchema, answer);
  if (!success) throw new InvalidListError('The catalogue is not a list of courses');
  return output;
}

/** What a query asks the database for. Filters add up: a course must fit all of them. */
export function filtersOf(query: CatalogueQuery, favourites: readonly string[]): CatalogueFilters {
  const { search, filter, categories, level, price, rating, minMinutes, maxMinutes, sort, page } = query;
  const quick = quickFilters.find(({ value }) => value === filter);
  const slugs = categories.length === 0 ? quick?.categories : intersection(categories, quick?.categories);
  const premium = filter === 'premium' ? true : undefined;
  const wanted = price === '' ? premium : price === 'premium';
  return {
    page_size: PAGE_SIZE,
    page_offset: (page - 1) * PAGE_SIZE,
    ...(search ? { search } : {}),
    // Premium and free at once fits nothing, as does a category that the quick filter leaves out.
    ...(premium && wanted === false ? { category_slugs: [] } : slugs ? { category_slugs: slugs } : {}),
    ...(level ? { course_level: level } : {}),
    ...(wanted === undefined ? {} : { is_premium: wanted }),
    ...(rating ? { min_rating: rating } : {}),
    ...(minMinutes === undefined ? {} : { min_minutes: minMinutes }),
    ...(maxMinutes === undefined ? {} : { max_minutes: maxMinutes }),
    ...(sort ? { sort_by: sort } : {}),
    ...(query.onlyFavourites ? { slugs: favourites.slice(0, 200) } : {}),
  };
}

function intersection(chosen: readonly string[], allowed: readonly string[] | undefined): readonly string[] {
  return allowed ? chosen.filter((slug) => allowed.includes(slug)) : chosen;
}
