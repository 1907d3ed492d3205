import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { matchRoutes } from 'react-router-dom';
import type { RoutedPlace } from './placesOf.ts';

/**
 * `load` and `head` of a page that shows places. The code of a place comes before it is shown, as that of other pages, so
 * that a failure is the shell's to explain and to repeat; what it says of itself in the head is the page's data.
 */
export function preparePlace(places: readonly RoutedPlace[]) {
  return {
    async load({ path }: Pick<LoadContext, 'path'>): Promise<LoadResult<PageHead>> {
      const place = matchRoutes([...places], path)?.at(-1)?.route;
      if (!place) throw new Error(`No place is at ${path}`);
      return { kind: 'found', data: (await place.load()).head() };
    },
    head: ({ data }: { readonly data: PageHead }): PageHead => data,
  };
}
