import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { anOutage, aPage, aSite } from './testing/aSite.ts';

afterEach(() => void vi.restoreAllMocks());

/** What the two lines of an answer say. */
const linesOf = async (answer: Response) => (await answer.text()).split('\n').map((line) => JSON.parse(line));

test('a page comes as the server has rendered it: its first screen, then the rest of the same rendering', async () => {
  const { ask, load } = aSite();
  const html = '<div><section><h1>Neige</h1></section><p>Suite</p></div>';
  const render = vi.fn(() => ({ html, styles: '<style>h1{}</style>' }));
  load.mockImplementation(async () => aPage('Neige', { render }));
  const answer = await ask('/_page/formations?q=a&gclid=x');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-cache',
    'agence-release': '1.0.0-0',
  });
  const { kind, status, head, data } = aPage('Neige');
  const modules = ['/r/mfe-blog/1.0.0-0/remoteEntry.js'];
  expect(await linesOf(answer)).toEqual([
    { kind, status, styles: '<style>h1{}</style>', html: '<div><section><h1>Neige</h1></section>' },
    { html: '<p>Suite</p></div>', styles: '', head, data, modules },
  ]);
  expect(load.mock.calls[0]?.[0].path).toBe('/formations?q=a');
  // The document, its data and this are one rendering.
  for (const path of ['/formations?q=a', '/_data/formations?q=a', '/_page/formations?q=a']) await ask(path);
  expect([load.mock.calls.length, render.mock.calls.length]).toEqual([1, 1]);
});

test('is kept and compressed like pages', async () => {
  const { ask } = aSite();
  const plain = await (await ask('/_page/blog')).text();
  const answer = await ask('/_page/blog', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
  const etag = answer.headers.get('etag') as string;
  expect((await ask('/_page/blog', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
});

test('a prerendered page is the release’s own where its query says nothing, and rendered where it does', async () => {
  const { ask, fragmentOf, load } = aSite();
  expect(await linesOf(await ask('/_page/blog?utm_source=x'))).toMatchObject([
    { html: '<h1>Fragment /blog</h1>' },
    { html: '', data: { path: '/blog' } },
  ]);
  expect([fragmentOf.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  // HTML of another query could not be hydrated.
  expect((await linesOf(await ask('/_page/blog?page=2')))[0]).toMatchObject({ html: '<h1>Page /blog?page=2</h1>' });
});

test('the address of the site stands where releases leave room for it', async () => {
  const { ask, fragmentOf } = aSite();
  fragmentOf.mockResolvedValue({
    ...{ kind: 'page', status: 200, routeId: 'page', data: 'https://site-url.invalid/a' },
    ...{
      head: { title: 'a', description: '', keywords: [] },
      html: '<a href="https://site-url.invalid/">',
      styles: '',
    },
  });
  const [page, rest] = await linesOf(await ask('/_page/blog'));
  expect([page.html, rest.data]).toEqual(['<a href="http://site.test/">', 'http://site.test/a']);
});

test('redirects, and what stands in for a missing thing, are passed on', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => ({ kind: 'redirect', to: '/blog' }));
  expect(await (await ask('/_page/formations/x')).json()).toEqual({ kind: 'redirect', to: '/blog' });
  const instead = { to: '/blog', toast: 'Article introuvable' };
  load.mockImplementation(async () => aPage('Introuvable', { status: 404, instead }));
  expect(await (await ask('/_page/blog/inconnu')).json()).toEqual({ kind: 'redirect', ...instead });
});

test.each(['/_page', '/_page//', '/_page//evil.example/', '/_page/inconnu', '/_page/compte', '/_page/connexion'])(
  'there is no page at %s, nor one that browsers render',
  async (path) => expect((await aSite().ask(path)).status).toBe(404),
);

test('nobody keeps what rests on a failure, nor a page whose address is a key', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => aPage('Neige', { degraded: true }));
  expect((await ask('/_page/formations')).headers.get('cache-control')).toBe('no-store');
  load.mockImplementation(async () => aPage('Rendez-vous'));
  expect((await ask('/_page/rendez-vous/abc')).headers.get('cache-control')).toBe('private, no-store');
});

test('a page that cannot be rendered now is asked for again soon, and one whose code is wrong is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, load } = aSite();
  load.mockRejectedValueOnce(anOutage());
  expect((await ask('/_page/formations')).status).toBe(503);
  load.mockImplementationOnce(async () =>
    aPage('x', {
      render: () => {
        throw new TypeError('x is undefined');
      },
    }),
  );
  expect((await ask('/_page/formations')).status).toBe(500);
});
