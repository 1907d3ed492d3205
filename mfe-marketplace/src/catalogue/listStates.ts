import { lazy } from 'react';

/** The server, which waits for nothing while it renders, has them at once. */
const served = import.meta.env.BROWSER_BUILD ? undefined : await import('./listStatesParts.ts');
const load = () => import('./listStatesParts.ts');

/** What stands in for a list, or beside it: in browsers loaded when it is needed, as most pages have none. */
export const CatalogueNotice =
  served?.CatalogueNotice ?? lazy(() => load().then((parts) => ({ default: parts.CatalogueNotice })));
export const EmptyCatalogue =
  served?.EmptyCatalogue ?? lazy(() => load().then((parts) => ({ default: parts.EmptyCatalogue })));
