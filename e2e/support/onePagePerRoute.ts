import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { APIRequestContext } from '@playwright/test';
import { servedRegistry } from './test.ts';

/** One public page of every route that is listed in the sitemap. */
export async function onePagePerRoute(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  const { remotes } = await servedRegistry(request);
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  const byRoute = new Map(paths.map((path) => [matchRoute(routes, path)?.route.path, path]));
  return [...byRoute.values()];
}
