import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import type { APIRequestContext } from '@playwright/test';

/** One public page of every route that is listed in the sitemap. */
export async function onePagePerRoute(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  const home = await (await request.get('/')).text();
  const registry: RegistrySnapshot = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(home)?.[1] ?? '');
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes);
  const byRoute = new Map(paths.map((path) => [matchRoute(routes, path)?.route.path, path]));
  return [...byRoute.values()];
}
