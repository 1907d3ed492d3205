import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPage, aSite, route, titleOf } from './testing/aSite.ts';

/** What the backend says: articles by path, each naming its subject. */
let published: Record<string, { title: string; subject: string }>;
let previewed: { path: string; kind: string; content: unknown } | null;
let isDown: boolean;
const asked: string[] = [];

beforeEach(() => {
  Object.assign(asked, { length: 0 });
  published = {};
  previewed = null;
  isDown = false;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (input: string) => {
    const name = new URL(input).pathname.slice('/rest/v1/rpc/'.length);
    asked.push(name);
    if (isDown) throw new TypeError('fetch failed');
    const versions = Object.entries(published).map(([path, { title }]) => ({ path, version: title.length }));
    const answers: Record<string, unknown> = {
      shown_texts: versions.map((one) => ({ ...one, kind: 'article' })),
      shown_texts_of: published,
      previewed_text: previewed,
    };
    return Response.json(answers[name] ?? null);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEY = '6f1c1f6e-3c7a-4f57-9a55-0c3b8a4f0001';
const FILES = { '/carnet/un': { title: 'Un', subject: 'seo' }, '/carnet/deux': { title: 'Deux', subject: 'été' } };
const LISTED = ['/carnet', '/carnet/un', '/carnet/deux', '/carnet/sujet/seo', '/carnet/sujet/été'];

/** A notebook: a list, its articles, and a page and a feed for each of their subjects. */
function aNotebook() {
  const articlesWith = (texts: PublishedTexts = {}) => ({ ...FILES, ...(texts as typeof FILES) });
  const subjects = (texts: PublishedTexts) => [
    ...new Set(Object.values(articlesWith(texts)).map(({ subject }) => subject)),
  ];
  const pagesWith = vi.fn(async (texts: PublishedTexts) => ({
    '/carnet': '2026-11-02',
    ...Object.fromEntries(Object.keys(articlesWith(texts)).map((path) => [path, '2026-11-01'])),
    ...Object.fromEntries(subjects(texts).map((subject) => [`/carnet/sujet/${subject}`, null])),
  }));
  const publicFiles = async (siteUrl: string, texts: PublishedTexts = {}) =>
    Object.fromEntries(subjects(texts).map((subject) => [`/carnet/sujet/${subject}/rss.xml`, `${siteUrl} ${subject}`]));
  const made = aSite({
    more: {
      listed: LISTED,
      routes: [
        route('/carnet', 'static', { texts: 'article', query: ['q'] }),
        route('/carnet/:slug', 'static', { text: 'article', texts: 'article' }),
        route('/carnet/sujet/:sujet', 'static', { texts: 'article' }),
      ],
    },
    server: { pagesWith, publicFiles },
  });
  made.load.mockImplementation(async ({ path, texts, isForEditor }) => {
    const all = articlesWith(texts);
    const own = all[path as keyof typeof all];
    if (isForEditor) return aPage('Fichier', { data: { source: own } });
    const subject = decodeURIComponent(path).slice('/carnet/sujet/'.length);
    const isMissing = path.includes('/sujet/') ? !subjects(texts ?? {}).includes(subject) : !own && path !== '/carnet';
    const titles = Object.values(all).map(({ title }) => title);
    return aPage(own ? own.title : titles.join(', '), isMissing ? { status: 404 } : {});
  });
  return { ...made, pagesWith };
}
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('nobody has written: every page is its file, and of texts only their versions are asked', async () => {
  const { ask, load, pagesWith } = aNotebook();
  for (const path of LISTED) expect(await titleOf(await ask(encodeURI(path)))).toBe(`Fragment ${path}`);
  expect([load.mock.calls.length, pagesWith.mock.calls.length]).toEqual([0, 0]);
  expect(new Set(asked)).toEqual(new Set(['shown_texts']));
});

test('an article that is published reaches its page, the list, and the pages of its subjects; then all of it is kept', async () => {
  published = { '/carnet/un': { title: 'Un de plus', subject: 'neige' } };
  const { ask, load, pagesWith } = aNotebook();
  const title = async (path: string) => titleOf(await ask(encodeURI(path)));
  expect(await title('/carnet/un')).toBe('Un de plus');
  expect(await title('/carnet')).toBe('Un de plus, Deux');
  const subject = await ask('/carnet/sujet/neige');
  expect([subject.status, await titleOf(subject)]).toEqual([200, 'Un de plus, Deux']);
  // Nothing is about it any more, although the release has a page of it.
  expect((await ask('/carnet/sujet/seo')).status).toBe(404);
  expect(await (await ask('/_data/carnet')).json()).toMatchObject({ data: { title: 'Un de plus, Deux' } });
  const pages = load.mock.calls.length;
  for (const path of ['/carnet/un', '/carnet', '/carnet/sujet/neige']) await title(path);
  expect([load.mock.calls.length, pagesWith.mock.calls.length]).toEqual([pages, 1]);
  expect(asked.filter((name) => name === 'shown_texts_of')).toHaveLength(1);
});

test('a new article is there within a minute with its subject, and both are gone when it is taken back', async () => {
  const { ask } = aNotebook();
  const statuses = () =>
    Promise.all(['/carnet/trois', '/carnet/sujet/glace'].map(async (path) => (await ask(path)).status));
  expect(await statuses()).toEqual([404, 404]);
  published = { '/carnet/trois': { title: 'Trois', subject: 'glace' } };
  later(31_000);
  expect(await statuses()).toEqual([200, 200]);
  published = {};
  later(31_000);
  expect(await statuses()).toEqual([404, 404]);
});

test('the sitemap has the pages and days that follow, feeds what is in them, and what is over is gone', async () => {
  const { ask } = aNotebook();
  published = { '/carnet/trois': { title: 'Trois', subject: 'glace' }, '/carnet/un': { title: '1', subject: 'glace' } };
  const sitemap = await (await ask('/sitemap.xml')).text();
  expect(sitemap).toContain('<url><loc>http://site.test/carnet/trois</loc><lastmod>2026-11-01</lastmod></url>');
  expect(sitemap).toContain('<url><loc>http://site.test/carnet</loc><lastmod>2026-11-02</lastmod></url>');
  expect(sitemap).toContain('<url><loc>http://site.test/carnet/sujet/glace</loc></url>');
  expect(sitemap).toContain('<loc>http://site.test/blog/neige</loc>');
  expect(sitemap).not.toContain('/carnet/sujet/seo');
  const feed = await ask('/carnet/sujet/glace/rss.xml');
  expect([feed.status, feed.headers.get('content-type'), await feed.text()]).toEqual([
    ...[200, 'application/rss+xml; charset=utf-8', 'http://site.test glace'],
  ]);
  expect((await ask('/carnet/sujet/glace/rss.xml', { 'if-none-match': feed.headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  expect(await (await ask('/carnet/sujet/%C3%A9t%C3%A9/rss.xml')).text()).toBe('http://site.test été');
});

test('a draft stands among what is published; its file is read for who edits it', async () => {
  published = { '/carnet/deux': { title: '2', subject: 'été' } };
  previewed = { path: '/carnet/un', kind: 'article', content: { title: 'Brouillon', subject: 'seo' } };
  const { ask } = aNotebook();
  const preview = await ask(`/carnet/un?brouillon=${KEY}`);
  expect([preview.headers.get('cache-control'), await titleOf(preview)]).toEqual(['private, no-store', 'Brouillon']);
  expect(await titleOf(await ask('/carnet/un'))).toBe('Un');
  const file = await ask('/_data/carnet/deux?brouillon=fichier');
  expect([file.headers.get('cache-control'), await file.json()]).toMatchObject([
    ...['no-store', { data: { source: FILES['/carnet/deux'] } }],
  ]);
  // An article that is not written yet is seen by who has its key alone.
  previewed = { path: '/carnet/quatre', kind: 'article', content: { title: 'Quatre', subject: 'seo' } };
  expect((await ask(`/carnet/quatre?brouillon=${KEY}`)).status).toBe(200);
  expect((await ask('/carnet/quatre')).status).toBe(404);
});

test('while texts cannot be read, or the remote does not say what follows, files stand in and nobody keeps them', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => {});
  published = { '/carnet/un': { title: 'Un de plus', subject: 'neige' } };
  const { ask, pagesWith } = aNotebook();
  pagesWith.mockRejectedValueOnce(new Error('gone'));
  const answer = await ask('/carnet/un');
  expect([answer.status, answer.headers.get('cache-control'), await titleOf(answer)]).toEqual([
    ...[200, 'no-store', 'Fragment /carnet/un'],
  ]);
  expect(problem).toHaveBeenCalled();
  pagesWith.mockRejectedValueOnce(new Error('gone'));
  const sitemap = await ask('/sitemap.xml');
  expect([sitemap.headers.get('cache-control'), await sitemap.text()]).toEqual([
    ...['no-store', expect.stringContaining('/carnet/sujet/seo')],
  ]);
  expect(await titleOf(await ask('/carnet/un'))).toBe('Un de plus');
  // What was known goes on.
  isDown = true;
  later(31_000);
  expect(await titleOf(await ask('/carnet'))).toBe('Un de plus, Deux');
});

test('an article that no file has is not said to be gone while its text cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  published = { '/carnet/trois': { title: 'Trois', subject: 'glace' } };
  const { ask, pagesWith } = aNotebook();
  pagesWith.mockRejectedValueOnce(new Error('gone'));
  expect((await ask('/carnet/trois')).status).toBe(503);
  expect((await ask('/carnet/trois')).status).toBe(200);
});

test('a list that is searched while texts cannot be read is kept by nobody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  published = { '/carnet/un': { title: 'Un de plus', subject: 'neige' } };
  const { ask, pagesWith } = aNotebook();
  pagesWith.mockRejectedValueOnce(new Error('gone'));
  const answer = await ask('/carnet?q=un');
  expect([answer.headers.get('cache-control'), await titleOf(answer)]).toEqual(['no-store', 'Un, Deux']);
  expect(await titleOf(await ask('/carnet?q=un'))).toBe('Un de plus, Deux');
});

test('addresses that nobody has listed are neither kept nor composed without end', async () => {
  published = { '/carnet/un': { title: 'Un de plus', subject: 'neige' } };
  const { ask, load } = aNotebook();
  await ask('/carnet/sujet/rien');
  await ask('/carnet/sujet/rien');
  expect(load).toHaveBeenCalledTimes(2);
});
