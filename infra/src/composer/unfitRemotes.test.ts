import { beforeEach, expect, test, vi } from 'vitest';
import { aSite, titleOf } from './testing/aSite.ts';

/** Newer than the contract of the shell, which is 1.0.0. */
const NEWER = '^1.1.0';
const VERSION = '1.0.0-0';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

test.each(['/', '/blog?page=2', '/formations', '/compte', '/connexion', '/blog/inconnu'])(
  'a remote that needs more than the shell offers is not asked for %s, and the visitor sees the failure page',
  async (path) => {
    const { ask, flip, load, fragmentOf } = aSite();
    flip(VERSION, undefined, NEWER);
    const response = await ask(path);
    expect(response.status).toBe(503);
    const html = await response.clone().text();
    expect(await titleOf(response)).toBe('Indisponible');
    // Nothing of it is fetched ahead either.
    expect(JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({ preload: [] });
    expect(load).not.toHaveBeenCalled();
    expect(fragmentOf).not.toHaveBeenCalled();
    const said = errors.mock.calls.map(([line]: unknown[]) => line);
    const why = 'mfe-blog 1.0.0-0 needs contract ^1.1.0, shell 1.0.0-s offers 1.0.0';
    expect(said).toContainEqual(expect.stringContaining(why));
  },
);

test('what is kept of its pages from under another shell is not shown any more, and is again under one that fits', async () => {
  const { ask, flip, load } = aSite();
  const statuses = async () => [await ask('/formations'), await ask('/')].map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200]);
  flip(VERSION, undefined, NEWER);
  expect(await statuses()).toEqual([503, 503]);
  flip(VERSION);
  expect(await statuses()).toEqual([200, 200]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nor are its data, its images and its addresses asked of it', async () => {
  const { ask, flip, load, fragmentOf, sitemapPaths } = aSite();
  flip(VERSION, undefined, NEWER);
  expect((await ask('/_data/formations')).status).toBe(503);
  expect((await ask('/_data/blog')).status).toBe(503);
  expect((await ask('/_social/blog.png')).status).toBe(404);
  expect((await ask('/sitemap.xml')).headers.get('cache-control')).toBe('no-store');
  for (const asked of [load, fragmentOf, sitemapPaths]) expect(asked).not.toHaveBeenCalled();
});
