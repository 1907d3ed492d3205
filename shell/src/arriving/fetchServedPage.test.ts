// @vitest-environment jsdom
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchServedPage } from './fetchServedPage.ts';

const url = new URL('https://site.test/blog?page=2#fin');
const page = { kind: 'page', status: 200, html: '<main><h1>Blog</h1>', styles: '' };
const rest = { html: '<p>Suite</p></main>', styles: '', head: {}, modules: ['/r/a.js'] };
const whole = `${JSON.stringify(page)}\n${JSON.stringify(rest)}`;
const headers = { 'agence-release': '1.0.0-a' };
const answers = (body: unknown, init: ResponseInit = { headers }) => {
  const fetching = vi.fn(
    async (_: string) => new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
};
const fetched = () => fetchServedPage('mfe-blog', '1.0.0-a', url);

afterEach(() => void vi.unstubAllGlobals());

test('brings a page of the server with its query, as the element that its remote hydrates', async () => {
  const fetching = answers(whole);
  const found = await fetched();
  if (found.kind !== 'served') throw new Error('It is elsewhere.');
  expect(fetching.mock.calls[0]?.[0]).toBe('/_page/blog?page=2');
  expect(found.page).toMatchObject({ status: 200 });
  expect(await found.rest).toMatchObject({ modules: ['/r/a.js'] });
  expect(found.draw().outerHTML).toBe('<div data-remote="mfe-blog"><main><h1>Blog</h1><p>Suite</p></main></div>');
  expect(found.draw()).not.toBe(found.draw());
});

test('is there with its first screen, before the rest of it', async () => {
  let send!: (piece: string) => void;
  let end!: () => void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
      end = () => controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  const fetching = fetched();
  const [first = '', second = ''] = whole.split('\n');
  send(first.slice(0, 20));
  send(`${first.slice(20)}\n${second.slice(0, 9)}`);
  const found = await fetching;
  if (found.kind !== 'served') throw new Error('It is elsewhere.');
  expect([found.isWhole(), found.draw().textContent]).toEqual([false, 'Blog']);
  send(second.slice(9));
  end();
  await found.rest;
  expect([found.isWhole(), found.draw().textContent]).toEqual([true, 'BlogSuite']);
});

test('says that its rest does not come', async () => {
  answers(JSON.stringify(page));
  const found = await fetched();
  if (found.kind !== 'served') throw new Error('It is elsewhere.');
  await expect(found.rest).rejects.toThrow('Not the page of /blog');
  expect(found.isWhole()).toBe(false);
});

test('follows a page that is elsewhere', async () => {
  answers({ kind: 'redirect', to: '/formations' });
  expect(await fetched()).toEqual({ kind: 'redirect', to: '/formations' });
});

test('takes no page of another version, whose code this document does not have', async () => {
  answers(page, { headers: { 'agence-release': '1.0.0-b' } });
  await expect(fetched()).rejects.toThrow(OutdatedPageError);
});

test.each([
  ['the server cannot make it now', { code: 'unavailable' }, 503, 'The page /blog answered 503'],
  ['there is none', { code: 'not_found' }, 404, 'The page /blog answered 404'],
  ['a guest network answers for the site', '<html>Bienvenue', 200, 'Not the page of /blog'],
])('fails where %s', async (_, body, status, sentence) => {
  answers(body, { status, headers });
  await expect(fetched()).rejects.toThrow(sentence);
});
