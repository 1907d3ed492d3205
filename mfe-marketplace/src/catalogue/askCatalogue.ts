import { isFinal } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import type { CatalogueArg } from './catalogueQuery.ts';
import { type CatalogueResult, InvalidListError, readCatalogue } from './readCatalogue.ts';

/** An answer and where it comes from (AMB-25). */
export interface CatalogueAnswer extends CatalogueResult {
  /** `stale`: read earlier, because the backend does not answer. `samples`: built in, nothing can be bought. */
  readonly source: 'live' | 'stale' | 'samples';
  /** When it was read, in milliseconds since the epoch. */
  readonly at: number;
  /** The backend has refused to answer, and would again: this stands in until somebody tries. */
  readonly isRefused?: boolean;
}

/** As the server sends it: a time in what was just read would make the same page another every half minute, for all caches. */
export type SentAnswer = Omit<CatalogueAnswer, 'at'> & { readonly at?: number };

/** `refused`: the backend would say the same no again. */
export type CatalogueFailure = 'unavailable' | 'invalid' | 'refused';

/** An answer, or why there is none. */
export type Asked =
  | { readonly data: CatalogueAnswer; readonly error?: never }
  | { readonly error: CatalogueFailure; readonly data?: never };

/** One page of the catalogue from the backend; when it does not answer, what was read last, however old. */
export async function askCatalogue(
  database: () => Promise<Database>,
  { query, favourites }: CatalogueArg,
  last: CatalogueAnswer | undefined,
): Promise<Asked> {
  try {
    const result = await readCatalogue(await database(), query, favourites);
    return { data: { ...result, source: 'live', at: Date.now() } };
  } catch (error) {
    console.warn('The catalogue does not answer', error);
    const isRefused = isFinal(error);
    if (last && last.source !== 'samples') return { data: { ...withoutNames(last), source: 'stale', isRefused } };
    return { error: error instanceof InvalidListError ? 'invalid' : isRefused ? 'refused' : 'unavailable' };
  }
}

/** An answer without the names that their owners may have taken back since (Law 25); itself when it names nobody. */
export function withoutNames(answer: CatalogueAnswer): CatalogueAnswer {
  if (!answer.items.some((item) => item?.creator)) return answer;
  return { ...answer, items: answer.items.map((item) => item && { ...item, creator: null }) };
}
