import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { Release, ReleaseRoute } from '@agence/shared-contracts/remote/release';
import { TimeoutError } from '@agence/shared-contracts/remote/withTimeout';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { readRelease } from '../registry/validateRelease.ts';
import type { Renderer } from '../renderer/Renderer.ts';
import { startRenderer } from '../renderer/startRenderer.ts';
import type { LiveSite } from './liveSite.ts';
import { type Verdict, verdictOf } from './row.ts';
import { faultOfShell } from './shellHalf.ts';

/**
 * Row 4: the server half starts in a renderer of its own, renders every fragment again to the same page, and answers an address
 * of each `data` route, each within the five seconds that a renderer has; that of a shell makes its frame.
 *
 * @param folder of a release whose files are known to be right
 * @param backend what the pages read; without one those that cannot do without are named in the row, and not judged
 */
export async function renderRow(folder: string, backend?: LiveSite['backend']): Promise<Verdict> {
  const release = await readRelease(folder);
  if (release.name === 'shell') return verdictOf([(await faultOfShell(folder, release)) ?? []].flat());
  const standIn = backend ? undefined : await startStandIn();
  const { name, server } = release;
  const asked = backend ?? { url: standIn?.url ?? '', anonKey: '' };
  const renderer = startRenderer({ name, folder, server, backend: asked, log: () => {} });
  try {
    const failure = await renderer.started().catch((error: Error) => error);
    if (failure) return verdictOf([cannot(release, 'start', failure)]);
    const faults = await fragmentFaults(release, folder, renderer);
    if (faults.length > 0) return verdictOf(faults);
    const listed = await renderer.sitemapPages(asked).catch((error: Error) => error);
    // A slow backend is not the release's fault: its routes are tried without a list.
    if (listed instanceof Error && !(listed instanceof TimeoutError) && !standIn?.wasAsked())
      return verdictOf([cannot(release, 'list its pages', listed)]);
    faults.push(
      ...(await dataFaults(
        release,
        listed instanceof Error ? [] : listed.map((one) => (typeof one === 'string' ? one : one[0])),
        renderer,
        asked,
      )),
    );
    const unjudged = standIn?.wasAsked() ? 'Pages that read the backend were rendered without one.' : '';
    return verdictOf(faults, unjudged);
  } finally {
    renderer.close();
    await standIn?.close();
  }

  /** Each page is asked for as while building. */
  async function fragmentFaults(release: Release, folder: string, renderer: Renderer): Promise<string[]> {
    return inTurn(Object.entries(release.fragments), async ([path, file]) => {
      const built = JSON.parse(await readFile(join(folder, file), 'utf8')) as RenderedPage;
      const again = await renderer.page({ path, siteUrl: SITE_URL_TOKEN }, true).catch((error: Error) => error);
      if (again instanceof Error) return cannot(release, `render ${path}`, again);
      if (!('page' in again)) return `${release.name}: ${path} is a redirect when it is rendered again.`;
      const { html, styles, ...page } = built;
      const differs = [
        ...(again.markup?.html === html ? [] : ['its markup']),
        ...(sameStyles(again.markup?.styles ?? '', styles) ? [] : ['its styles']),
        ...(isDeepStrictEqual(again.page, page) ? [] : ['its head or data']),
      ];
      if (differs.length === 0) return undefined;
      return `${release.name}: ${path} is not the same when it is rendered again (${differs.join(', ')}); a page may depend on its release alone, not on time or chance.`;
    });
  }

  async function dataFaults(
    release: Release,
    listed: readonly string[],
    renderer: Renderer,
    readable: NonNullable<LiveSite['backend']>,
  ): Promise<string[]> {
    const routes = release.routes.filter(({ render }) => render === 'data');
    return inTurn(routes, async (route) => {
      const path = samplePath(route, release, listed);
      const before = standIn?.count();
      const answer = await renderer
        .page({ path, siteUrl: SITE_URL_TOKEN, backend: readable }, true)
        .catch((error: Error) => error);
      if (!(answer instanceof Error) || (standIn && standIn.count() !== before)) return undefined;
      return cannot(release, `render ${path}`, answer);
    });
  }
}

/**
 * An address of a route: one that is rendered or listed, or one that nothing is at. A page that does not exist is a page too.
 *
 * @param listed addresses that the release's server half names for the sitemap
 */
export function samplePath(route: ReleaseRoute, release: Release, listed: readonly string[]): string {
  if (!/[:*]/.test(route.path)) return route.path;
  const known = [...Object.keys(release.fragments), ...listed];
  const found = known.find((path) => matchRoute(release.routes, path)?.route === route);
  return found ?? route.path.replace(/\/\*$/, '').replace(/:[^/]+/g, 'exemple');
}

/** Which number a component has, and so where its rules stand, follows from what was loaded before it. */
function sameStyles(one: string, other: string): boolean {
  const rules = (text: string) =>
    text
      .replace(/data-styled\.g\d+/g, '')
      .replace(/<\/?style[^>]*>/g, '')
      .split('/*!sc*/')
      .map((rule) => rule.trim())
      .sort();
  return isDeepStrictEqual(rules(one), rules(other));
}

function cannot({ name, server }: Release, what: string, error: Error): string {
  const reason = error.message.replace(`${name}: `, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return `${name}: its server half does not ${what}: ${reason} (${server}).`;
}

async function inTurn<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const item of items) {
    const fault = await check(item);
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Where there is no backend: says so, and notices who needs one. */
async function startStandIn() {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    // A final refusal, which nobody asks again.
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":"PGRST100","message":"no backend"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => asked,
    wasAsked: () => asked > 0,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
