import type { Database, LoadContext } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { samples } from '../content/samples.ts';
import { readOrRecall } from './askCatalogue.ts';
import type { CatalogueAnswer } from './catalogueMemory.ts';
import { type CatalogueQuery, isNarrowed, queryOf } from './catalogueQuery.ts';

export interface CategoryOption {
  readonly slug: string;
  readonly name: string;
}

/** What the catalogue's page is rendered with. Without an answer the page says so and offers to try again. */
export interface CatalogueData {
  readonly query: CatalogueQuery;
  readonly answer?: CatalogueAnswer;
  readonly categories: readonly CategoryOption[];
}

const categoriesSchema = v.array(v.object({ slug: v.string(), name: v.string() }));

/**
 * The first page of the catalogue on the server: from the backend, from memory, or, for the whole catalogue alone,
 * from built-in samples (AMB-25). Never throws: a page that explains is better than none.
 */
export async function loadCatalogue({ search, database }: LoadContext): Promise<CatalogueData> {
  const query = { ...queryOf(search), onlyFavourites: false };
  const [asked, categories] = await Promise.all([readOrRecall(database, query), readCategories(database)]);
  const isWhole = !isNarrowed(query) && query.page === 1;
  if (isWhole && (asked.data?.total ?? 0) === 0) {
    return { query, answer: { total: samples.length, items: samples, source: 'samples', at: 0 }, categories };
  }
  return asked.data ? { query, answer: asked.data, categories } : { query, categories };
}

async function readCategories(database: () => Promise<Database>): Promise<readonly CategoryOption[]> {
  try {
    const { data, error } = await (await database()).from('categories').select('slug,name').order('id');
    if (error) throw new Error(error.message);
    return v.parse(categoriesSchema, data);
  } catch (error) {
    console.warn('The categories cannot be read', error);
    return [];
  }
}
