import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Versions } from '../composer/snapshotCache.ts';
import { aSite, titleOf } from '../composer/testing/aSite.ts';
import { newKey } from '../registry/keys.ts';
import { createPreviews } from './createPreviews.ts';
import { signPreview } from './token.ts';

const { privateKey, publicKey } = newKey();
const AN_HOUR = 3_600_000;
/** 14 h 30 in Québec. */
const NOW = Date.parse('2026-07-22T17:30:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site whose remote has a second version that is published alone. */
function aSiteWithPreview() {
  const published = new Set(['1.0.0-0', '2.0.0-0']);
  const lookAgain = vi.fn(async () => {});
  const onIdle = vi.fn();
  const compose = vi.fn(async (versions: Versions) => next.at(7, versions['mfe-blog'] ?? ''));
  const { previews, snapshots, clear } = createPreviews({
    key: () => publicKey,
    isPublished: (_, version) => published.has(version),
    lookAgain,
    compose,
    onIdle,
  });
  const site = aSite({ previews });
  const next = aSite();
  next.fragmentOf.mockImplementation(async (_, path) => ({
    ...{ kind: 'page', status: 200, routeId: 'page', head: { title: 'Neuf', description: '', keywords: [] } },
    ...{ data: { path }, html: `<h1>Neuf ${path}</h1>`, styles: '' },
  }));
  const token = signPreview({ remote: 'mfe-blog', version: '2.0.0-0', expires: NOW + AN_HOUR }, privateKey);
  const cookie = { cookie: `autre=1; apercu=${token}` };
  return { ...site, published, lookAgain, onIdle, compose, snapshots, clear, next, token, cookie };
}

test('an address with a token gives it to this browser alone, and leads to the same page without it', async () => {
  const { ask, token } = aSiteWithPreview();
  const answer = await ask(`/blog?page=2&apercu=${token}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://site.test/blog?page=2']);
  expect(answer.headers.get('set-cookie')).toBe(`apercu=${token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('who opens the address before this process has seen the release publish sees it all the same', async () => {
  const { ask, token, cookie, published, lookAgain } = aSiteWithPreview();
  published.delete('2.0.0-0');
  lookAgain.mockImplementation(async () => void published.add('2.0.0-0'));
  const entered = await ask(`/blog?apercu=${token}`);
  expect(entered.headers.get('set-cookie')).toMatch(/^apercu=ey/);
  expect(await titleOf(await ask('/blog/neige', cookie))).toBe('Neuf /blog/neige');
  expect(lookAgain).toHaveBeenCalledOnce();
});

test('an address never leads to another site', async () => {
  const { ask } = aSiteWithPreview();
  expect((await ask('//evil.example/x?apercu=')).headers.get('location')).toBe('http://site.test//evil.example/x');
});

test('this browser sees the release in its place: pages, data, head of every answer', async () => {
  const { ask, cookie } = aSiteWithPreview();
  const page = await ask('/blog/neige', cookie);
  const html = await page.clone().text();
  expect(await titleOf(page)).toBe('Neuf /blog/neige');
  expect(html).toContain('"version":"2.0.0-0"');
  expect(html).toContain('Aperçu\u00A0: mfe-blog\u00A02.0.0 jusqu’à 14\u00A0h\u00A030\u00A0—');
  expect(html).toContain('content:"mfe-blog@2.0.0-0"');
  expect(html).toContain('content:"shell@1.0.0-s"');
  const data = await ask('/_data/blog/neige', cookie);
  expect(data.headers.get(RELEASE_HEADER)).toBe('2.0.0-0');
  for (const path of ['/blog/neige', '/_data/blog/neige', '/nulle-part', '/cours', '/blog/', '/compte']) {
    const { headers } = await ask(path, cookie);
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex, nofollow']);
  }
});

test('what one visitor sees in a preview is kept for nobody, and what others see stays what it was', async () => {
  const { ask, cookie, load, next } = aSiteWithPreview();
  const paths = ['/', '/blog', '/formations', '/formations/seo', '/nulle-part', '/_data/blog', '/sitemap.xml'];
  const bodies = async () => Promise.all(paths.map(async (path) => (await ask(path)).text()));
  const before = await aSite().ask('/blog');
  const first = await ask('/blog', cookie);
  expect((await ask('/blog', { ...cookie, 'if-none-match': String(first.headers.get('etag')) })).status).toBe(200);
  const [plain] = [await bodies(), load.mockClear()];
  for (const path of paths) await ask(path, cookie);
  for (const path of paths) await ask(path, cookie);
  expect(await bodies()).toEqual(plain);
  // Each page of the preview was read anew; those of others were not.
  expect(next.load.mock.calls.length).toBe(4);
  expect(load).not.toHaveBeenCalled();
  expect(plain.join('')).not.toContain('Neuf');
  // A page without a preview has not a byte more than on a site without previews.
  expect(plain[1]).toBe(await before.text());
});

test('sitemap and feeds are those of everybody', async () => {
  const { ask, cookie } = aSiteWithPreview();
  const answer = await ask('/sitemap.xml', cookie);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(await (await ask('/sitemap.xml')).text());
});

type Site = ReturnType<typeof aSiteWithPreview>;
const ENDINGS: readonly (readonly [string, (site: Site) => void])[] = [
  ['is forged', ({ cookie }) => Object.assign(cookie, { cookie: `${cookie.cookie.slice(0, -8)}AAAAAAAA` })],
  ['is over', () => vi.setSystemTime(NOW + AN_HOUR)],
  ['names a release that is withdrawn', ({ published }) => void published.delete('2.0.0-0')],
  ['does not go together with the site', ({ compose }) => void compose.mockRejectedValue(new Error('route_collision'))],
];

test.each(ENDINGS)('a visitor whose preview %s sees the site, and the cookie goes', async (_, end) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = aSiteWithPreview();
  end(site);
  const answer = await site.ask('/blog', site.cookie);
  expect(await answer.clone().text()).toBe(await (await site.ask('/blog')).text());
  expect(answer.headers.get('set-cookie')).toBe('apercu=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('who leaves is led to the same page and has no token any more', async () => {
  const { ask, cookie } = aSiteWithPreview();
  const html = await (await ask('/blog', cookie)).text();
  // A form without an action goes to the address that the browser shows.
  expect(html).toMatch(
    /<aside id="preview"[^>]*><form><span>[^<]*<\/span> <input type="hidden" name="apercu" value=""><button>Quitter/,
  );
  const left = await ask('/blog?apercu=', cookie);
  expect([left.status, left.headers.get('location')]).toEqual([302, 'http://site.test/blog']);
  expect(left.headers.get('set-cookie')).toMatch(/^apercu=; Max-Age=0/);
});

test('a preview is composed once, again after a flip, and its server half is let go when nobody looks', async () => {
  await vi.advanceTimersByTimeAsync(1);
  const { ask, cookie, compose, snapshots, onIdle, clear } = aSiteWithPreview();
  await Promise.all([ask('/blog', cookie), ask('/', cookie)]);
  expect(compose.mock.calls).toEqual([[{ 'mfe-blog': '2.0.0-0' }]]);
  expect(snapshots().map(({ remotes }) => remotes[0]?.version)).toEqual(['2.0.0-0']);
  clear();
  await ask('/blog', cookie);
  expect(compose).toHaveBeenCalledTimes(2);
  onIdle.mockClear();
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 2);
  expect([snapshots().length, onIdle.mock.calls.length]).toEqual([0, 1]);
});
