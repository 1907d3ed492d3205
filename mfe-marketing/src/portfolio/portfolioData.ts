import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { type ShownLists, shownListsSchema } from '@agence/shared-contracts/backend/siteLists';
import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { type PortfolioContent, portfolio } from '../content/portfolio.ts';
import { categoryIn } from './shownProjects.ts';

export interface PortfolioData extends PortfolioContent {
  /** What the agency has entered on its admin page. */
  readonly lists: ShownLists;
  /** Whether the visitor has chosen a sector: such a list is no page for search engines. */
  readonly isChosen: boolean;
}

/** The portfolio with the agency's lists; without them, as a degraded page, while the backend does not answer. */
export async function readPortfolio({
  database,
  search,
}: Pick<LoadContext, 'database' | 'search'>): Promise<LoadResult<PortfolioData> & { readonly kind: 'found' }> {
  const isChosen = categoryIn(search, portfolio.projects) !== undefined;
  try {
    return { kind: 'found', data: { ...portfolio, isChosen, lists: await readLists(database) } };
  } catch (error) {
    console.warn('The portfolio is shown without the agency’s lists:', error);
    return { kind: 'found', data: { ...portfolio, isChosen, lists: v.parse(shownListsSchema, {}) }, degraded: true };
  }
}

async function readLists(database: LoadContext['database']): Promise<ShownLists> {
  return v.parse(shownListsSchema, dataOf(await (await database()).rpc('shown_lists')));
}
