import { type ShownLists, shownListsSchema } from '@agence/shared-contracts/backend/siteLists';
import type { LoadContext } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { type PortfolioContent, portfolio } from '../content/portfolio.ts';

export interface PortfolioData extends PortfolioContent {
  /** What the agency has entered on its admin page. */
  readonly lists: ShownLists;
}

/** The portfolio with the agency's lists; without them while the backend does not answer. */
export async function readPortfolio({ database }: Pick<LoadContext, 'database'>): Promise<PortfolioData> {
  return { ...portfolio, lists: await readLists(database).catch(withoutLists) };
}

async function readLists(database: LoadContext['database']): Promise<ShownLists> {
  const { data, error } = await (await database()).rpc('shown_lists');
  if (error) throw new Error(error.message);
  return v.parse(shownListsSchema, data);
}

function withoutLists(error: unknown): ShownLists {
  console.warn('The portfolio is shown without the agency’s lists:', error);
  return v.parse(shownListsSchema, {});
}
