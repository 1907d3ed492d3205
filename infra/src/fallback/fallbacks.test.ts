import { TimeoutError } from '@agence/shared-contracts/remote/withTimeout';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import type { Versions } from '../composer/snapshotCache.ts';
import { aPage, aSite, titleOf } from '../composer/testing/aSite.ts';
import { createFallbacks, type Fallbacks } from './createFallbacks.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A site whose one remote has a version before the active one. */
function aSiteThatCanFallBack() {
  const before = aSite({ version: '0.9.0-0' });
  before.fragmentOf.mockImplementation(async (_, path) => ({
    ...{ kind: 'page', status: 200, routeId: 'page', head: { title: 'Avant', description: '', keywords: [] } },
    ...{ data: { path }, html: `<h1>Avant ${path}</h1>`, styles: '' },
  }));
  before.load.mockImplementation(async ({ path }) => aPage(`Avant ${path}`));
  const compose = vi.fn(async (_: Versions) => before.snapshot());
  const earlier = vi.fn((): string | undefined => '0.9.0-0');
  let current: () => CompositionSnapshot = before.snapshot;
  const fallbacks: Fallbacks = createFallbacks({ current: () => current(), earlier, compose, onIdle: () => {} });
  const site = aSite({ fallbacks });
  current = site.snapshot;
  const cookie = { cookie: 'autre=1; repli=mfe-tools@1.0.0-0|mfe-blog@1.0.0-0' };
  return { ...site, before, compose, earlier, fallbacks, cookie };
}

test('a browser that cannot run a release gets the version before, pages and data, and nobody else does', async () => {
  const { ask, cookie } = aSiteThatCanFallBack();
  const page = await ask('/blog', cookie);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const html = await page.clone().text();
  expect([page.status, await titleOf(page)]).toEqual([200, 'Avant /blog']);
  expect(html).toContain('"version":"0.9.0-0"');
  expect(await (await ask('/_data/formations', cookie)).text()).toContain('Avant /formations');
  expect(await titleOf(await ask('/blog'))).toBe('Fragment /blog');
});

test.each(['mfe-blog@0.8.0-0', 'mfe-blog', '@', '|||', 'mfe-blog@1.0.0-0@x', '%E0%A4%A'])(
  'a cookie that names another version, or nothing, is nobody’s: %s',
  async (repli) => {
    const { ask, compose } = aSiteThatCanFallBack();
    expect(await titleOf(await ask('/blog', { cookie: `repli=${repli}` }))).toBe('Fragment /blog');
    expect(compose).not.toHaveBeenCalled();
  },
);

test('without a version before, or where it does not go with the others, they get what there is', async () => {
  const { ask, cookie, earlier, compose, fallbacks } = aSiteThatCanFallBack();
  earlier.mockReturnValueOnce(undefined);
  expect(await titleOf(await ask('/blog', cookie))).toBe('Fragment /blog');
  compose.mockRejectedValueOnce(new Error('route_collision'));
  for (let asked = 0; asked < 2; asked += 1) expect(await titleOf(await ask('/blog', cookie))).toBe('Fragment /blog');
  expect(compose).toHaveBeenCalledTimes(1);
  fallbacks.flipped();
  expect(await titleOf(await ask('/blog', cookie))).toBe('Avant /blog');
});

test('a page that the server half cannot render is rendered by the version before, in the same request', async () => {
  const { ask, load } = aSiteThatCanFallBack();
  load.mockRejectedValue(new Error('boom'));
  const page = await ask('/formations');
  expect([page.status, await titleOf(page)]).toEqual([200, 'Avant /formations']);
});

test('three of those within a minute are told of; a page that neither can render is nobody’s fault', async () => {
  const { ask, load, before, fallbacks } = aSiteThatCanFallBack();
  load.mockRejectedValue(new Error('boom'));
  before.load.mockRejectedValue(new Error('no backend'));
  for (const path of ['/formations', '/formations/a', '/formations/b']) expect((await ask(path)).status).toBe(500);
  expect(await (await ask('/r/broken.json')).json()).toEqual([]);
  before.load.mockImplementation(async ({ path }) => aPage(path));
  for (const path of ['/formations', '/formations/a', '/formations/b']) expect((await ask(path)).status).toBe(200);
  expect(await (await ask('/r/broken.json')).json()).toMatchObject([{ name: 'mfe-blog', version: '1.0.0-0' }]);
  fallbacks.flipped();
  expect(fallbacks.broken()).toHaveLength(1);
});

test('a page that is new in a release, and one that is late, are no failures of it', async () => {
  const { ask, load, before, fallbacks, cookie } = aSiteThatCanFallBack();
  await ask('/blog', cookie);
  load.mockRejectedValue(new TimeoutError('late'));
  for (const path of ['/formations', '/formations/a', '/formations/b']) expect((await ask(path)).status).toBe(200);
  load.mockRejectedValue(new Error('boom'));
  before.load.mockImplementation(async ({ path }) => aPage(path, { status: 404 }));
  for (const path of ['/formations/c', '/formations/d', '/formations/e']) expect((await ask(path)).status).toBe(404);
  expect(fallbacks.broken()).toEqual([]);
});

test('for a page that is late nothing is composed: what makes it late would only last', async () => {
  const { ask, load, compose, cookie } = aSiteThatCanFallBack();
  load.mockRejectedValue(new TimeoutError('late'));
  expect((await ask('/formations')).status).toBe(503);
  expect(compose).not.toHaveBeenCalled();
  await ask('/blog', cookie);
  expect(await titleOf(await ask('/formations'))).toBe('Avant /formations');
});

test('a browser tells of a failure by asking whether the page is there; what it loads then counts for nothing more', async () => {
  const { ask, cookie, fallbacks } = aSiteThatCanFallBack();
  await ask('/blog', cookie);
  await ask('/blog', cookie, 'HEAD');
  expect(fallbacks.broken()).toEqual([]);
});

test('after a flip the cookie names a version that is not shown', async () => {
  const { ask, flip, cookie, fallbacks } = aSiteThatCanFallBack();
  await ask('/blog', cookie);
  flip('1.1.0-0');
  fallbacks.flipped();
  expect(await titleOf(await ask('/blog', cookie))).toBe('Fragment /blog');
});
