import type { CatalogueResult, ListedCourse } from './readCatalogue.ts';

/** How many courses stand where none was found. */
const MOST_NEAR = 3;

/** The first courses of an answer, for a page that has nothing else to show. */
export function nearest(items: CatalogueResult['items']): ListedCourse[] {
  return items.filter((item) => item !== null).slice(0, MOST_NEAR);
}
