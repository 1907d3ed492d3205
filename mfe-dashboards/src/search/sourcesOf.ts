import { consoleTexts } from '../content/console.ts';
import { searchTexts } from '../content/search.ts';
import type { SearchSide } from './searchSide.ts';
import type { SearchSource } from './searchSource.ts';

/** What a search looks in; the code comes when it is asked. @throws Error when it cannot be loaded */
export async function sourcesOf(side: SearchSide): Promise<readonly SearchSource[]> {
  if (side.kind === 'staff') return (await import('../console/searchSources.ts')).searchSources(side.roles);
  if (side.kind === 'creator') return (await import('./creatorSources.ts')).creatorSources;
  return (await import('./learnerSources.ts')).learnerSources;
}

/** Title and label of a search. */
export const searchWords = ({ kind }: SearchSide): { readonly title: string; readonly label: string } =>
  kind === 'staff' ? consoleTexts.search : searchTexts[kind];
