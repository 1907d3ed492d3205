import type { RouteDeclaration } from '@agence/shared-contracts/remote/manifest';
import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import { manifest } from '../exposes/manifest.ts';
import { type LazyPlace, lazyPlace, type PlaceModule } from './lazyPlace.ts';

/** A place of the member area at its address. */
export interface RoutedPlace extends LazyPlace {
  /** Path pattern, e.g. `/creator-dashboard/formations/:id`. */
  readonly path: string;
}

const modules = import.meta.glob<PlaceModule>('../**/*Place.tsx');

/** All places that the manifest puts into a page. @param page as the manifest names it */
export function placesOf(page: string): readonly RoutedPlace[] {
  const routes: readonly (RouteDeclaration & { readonly module?: string })[] = manifest.routes;
  return routes
    .filter((route) => route.page === page)
    .flatMap(withPlaces)
    .map(({ path, module = '' }) => {
      const importPlace = modules[module];
      if (!importPlace) throw new Error(`The manifest names no place for ${path}`);
      return { path, ...lazyPlace(importPlace) };
    });
}
