import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database, LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { samples } from '../content/samples.ts';
import { type Asked, askCatalogue, type CatalogueAnswer, type SentAnswer } from './askCatalogue.ts';
import { argOf, type CatalogueQuery, everything, isNarrowed, queryOf } from './catalogueQuery.ts';
import { keepNewest } from './keepNewest.ts';
import { lastAnswers } from './lastAnswers.ts';
import { nearest } from './nearest.ts';
import type { ListedCourse } from './readCatalogue.ts';

export interface CategoryOption {
  readonly slug: string;
  readonly name: string;
}

/** What the catalogue's page is rendered with. Without an answer the page says so and offers to try again. */
export interface CatalogueData {
  readonly query: CatalogueQuery;
  readonly answer?: SentAnswer;
  readonly categories: readonly CategoryOption[];
  /** Courses to show where none fits. */
  readonly near?: readonly ListedCourse[];
}

/**
 * The first page of the catalogue on the server: from the backend, from memory, or, for the whole catalogue alone,
 * from built-in samples (AMB-25). Never throws: a page that explains is better than none. Past the last page there is none.
 */
export async function loadCatalogue({ search, database }: LoadContext): Promise<LoadResult<CatalogueData>> {
  const query = { ...queryOf(search), onlyFavourites: false };
  const [asked, categories] = await Promise.all([askOrRemember(database, query), readCategories(database)]);
  const isWhole = !isNarrowed(query) && query.page === 1;
  const preview = { total: samples.length, items: samples, source: 'samples', at: 0 } as const;
  const answer = isWhole && (asked.data?.total ?? 0) === 0 ? preview : asked.data && sent(asked.data);
  const isEmpty = answer?.total === 0;
  const near = isEmpty ? nearest((await askOrRemember(database, everything)).data?.items ?? []) : undefined;
  const data = { query, ...(answer ? { answer } : {}), categories: categories ?? [], ...(near ? { near } : {}) };
  if (asked.data?.source === 'live' && query.page > 1 && asked.data.items.length === 0)
    return { kind: 'notFound', data };
  return {
    kind: 'found',
    data,
    // An empty catalogue is an answer; its samples are as true in half a minute as they are now.
    degraded: asked.data?.source !== 'live' || categories === undefined,
  };
}

function sent({ at, ...answer }: CatalogueAnswer): SentAnswer {
  return answer.source === 'live' ? answer : { ...answer, at };
}

/** Every page asks the backend; what it answered last stands in when it does not. */
async function askOrRemember(database: () => Promise<Database>, query: CatalogueQuery): Promise<Asked> {
  const arg = argOf(query);
  const key = JSON.stringify(arg);
  const asked = await askCatalogue(database, arg, lastAnswers.get(key));
  if (asked.data?.source === 'live') keepNewest(lastAnswers, key, asked.data);
  return asked;
}

/** Undefined when they cannot be read. */
async function readCategories(database: () => Promise<Database>): Promise<readonly CategoryOption[] | undefined> {
  try {
    return dataOf(await (await database()).from('categories').select('slug,name').order('position'));
  } catch (error) {
    console.warn('The categories cannot be read', error);
    return undefined;
  }
}
