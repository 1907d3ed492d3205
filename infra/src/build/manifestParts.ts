import type { PlaceDeclaration, RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import type { Release } from '@agence/shared-contracts/remote/release';

/**
 * What of a release stands in its manifest, with everything that the manifest may leave out.
 *
 * @param modulesOf modules that some of the manifest's pages and places need besides those of the release
 */
export function manifestParts(
  { routes, redirects = [], navigation = [], needs }: RemoteManifest,
  modulesOf: (sources: readonly string[]) => string[],
): Pick<Release, 'routes' | 'redirects' | 'navigation' | 'needs'> {
  const placeOf = (page: string, { id, path, module }: PlaceDeclaration) => ({
    id,
    path,
    modules: modulesOf([page, module]),
  });
  return {
    routes: routes.map((route) => ({
      id: route.id,
      path: route.path,
      ...(route.places ? { places: route.places.map((place) => placeOf(route.page, place)) } : {}),
      access: route.access,
      ...(route.denied ? { denied: route.denied } : {}),
      render: route.render,
      query: [...(route.query ?? [])],
      ...(route.text ? { text: route.text } : {}),
      ...(route.texts ? { texts: route.texts } : {}),
      ...(route.reads ? { reads: [...route.reads] } : {}),
      ...(route.isKey ? { isKey: true } : {}),
      sitemap: route.sitemap ?? (route.access === 'public' && route.render !== 'client'),
      modules: modulesOf([route.page]),
    })),
    redirects: [...redirects],
    navigation: [...navigation],
    ...(needs
      ? { needs: { ports: [...needs.ports], sends: [...(needs.sends ?? [])], hears: [...(needs.hears ?? [])] } }
      : {}),
  };
}
