import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { RegistrySnapshot, SnapshotRoute } from '@agence/shared-contracts/remote/snapshot';

export interface SiteRoute extends SnapshotRoute {
  /** Name of the remote that owns the route. */
  readonly remote: string;
}

/** Finds the route of a path over all releases of the page's registry snapshot. */
export function createRouteTable({ remotes }: RegistrySnapshot): (pathname: string) => SiteRoute | undefined {
  const routes = Object.entries(remotes).flatMap(([remote, { routes }]) =>
    routes.map((route): SiteRoute => ({ ...route, remote })),
  );
  let last: { readonly pathname: string; readonly route: SiteRoute | undefined } | undefined;
  return (pathname) => {
    // A change of page asks some twenty times for its address, once or more for each remote, while the visitor waits.
    if (last?.pathname !== pathname) last = { pathname, route: matchRoute(routes, pathname)?.route };
    return last.route;
  };
}
