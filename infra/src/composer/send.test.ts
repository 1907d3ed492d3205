import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { send, toSend } from './send.ts';
import { OF_RELEASE, sharedControl } from './sharedLife.ts';
import { anOutage, aPage, aSite } from './testing/aSite.ts';

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('pages say in what encoding they come, how long they are and what they depend on', async () => {
  const { ask } = aSite();
  const plain = await ask('/blog');
  const html = await bytesOf(plain);
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': sharedControl(OF_RELEASE),
    vary: 'accept-encoding, sec-ch-ua',
    'content-length': String(html.length),
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await ask('/blog', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag')?.replace(/"$/, `-${encoding}"`));
    const body = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(decode(body).equals(html)).toBe(true);
  }
  expect((await ask('/blog', { 'accept-encoding': 'deflate' })).headers.get('content-encoding')).toBeNull();
});

const composed = { status: 200, policy: '', cacheControl: 'no-cache', html: aPageOfText() } as const;

/** Text that better compression makes shorter. */
function aPageOfText(): string {
  return Array.from({ length: 400 }, (_, index) => `<p>Phrase ${index * 7919} de ${index % 7} pages.</p>`).join('');
}

test('each encoding of a page is made once, for all who ask', async () => {
  const page = toSend(composed, false);
  const [br, gzip] = [page.encode('br'), page.encode('gzip')];
  expect([page.encode('br'), page.encode('gzip')]).toEqual([br, gzip]);
  expect(page.encode('br')).toBe(br);
  expect(page.encode('gzip')).toBe(gzip);
  expect([brotliDecompressSync(await br).toString(), gunzipSync(await gzip).toString()]).toEqual([
    composed.html,
    composed.html,
  ]);
});

test('pages that last get the best compression in the background, as soon as somebody asks for them', async () => {
  const [lasting, passing] = [toSend(composed, true), toSend(composed, false)];
  const first = await passing.encode('br');
  expect((await lasting.encode('br')).length).toBe(first.length);
  await vi.waitFor(async () => expect((await lasting.encode('br')).length).toBeLessThan(first.length));
  expect(brotliDecompressSync(await lasting.encode('br')).toString()).toBe(composed.html);
  expect(await passing.encode('br')).toBe(first);
});

test('the same text, made again, is at its best at once; where nothing lasts it is not looked for', async () => {
  const html = `${composed.html}<p>Encore</p>`;
  const first = toSend({ ...composed, html }, true);
  const good = (await first.encode('br')).length;
  await vi.waitFor(async () => expect((await first.encode('br')).length).toBeLessThan(good));
  const again = toSend({ ...composed, html }, true);
  expect(await again.encode('br')).toBe(await first.encode('br'));
  expect((await toSend({ ...composed, html }, false).encode('br')).length).toBe(good);
});

test('what the backend said is at its best too, but not at an address that anybody can make up', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async ({ path }) => aPage(aPageOfText(), { status: path.endsWith('/x') ? 404 : 200 }));
  const length = async (path: string) =>
    Number((await ask(path, { 'accept-encoding': 'br' })).headers.get('content-length'));
  for (const prefix of ['', '/_data']) {
    const [good, ...madeUp] = [await length(`${prefix}/formations/seo`), await length(`${prefix}/formations?q=a`)];
    await vi.waitFor(async () => expect(await length(`${prefix}/formations/seo`)).toBeLessThan(good as number));
    expect(await length(`${prefix}/formations?q=a`)).toBe(madeUp[0]);
    expect(await length(`${prefix}/formations/x`)).toBe(await length(`${prefix}/formations/x`));
  }
});

test('nothing is compressed for whom nothing is sent', async () => {
  const page = { ...toSend(composed, true), encode: vi.fn() };
  const site = { siteUrl: '', anonKey: '', config: {} };
  const asking = (headers: Record<string, string>) => new Request('http://site.test', { headers });
  const known = `W/${page.etag.replace(/"$/, '-br"')}`;
  expect((await send(page, asking({ 'accept-encoding': 'br', 'if-none-match': known }), site)).status).toBe(304);
  expect((await send(page, asking({}), site)).status).toBe(200);
  expect(page.encode).not.toHaveBeenCalled();
});

test('who has the page already is told so', async () => {
  const { ask } = aSite();
  const etag = (await ask('/blog', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{24}-br"$/);
  const answer = await ask('/blog', { 'if-none-match': `"other", W/${etag}`, 'accept-encoding': 'br' });
  expect([answer.status, (await bytesOf(answer)).length]).toEqual([304, 0]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ etag, 'cache-control': sharedControl(OF_RELEASE) });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect((await ask('/blog', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200);
  // Other bytes, which a cache could join with these.
  expect((await ask('/blog', { 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(200);
});

test('a page that does not exist, or is not there now, has never been had', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => Promise.reject(anOutage()));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [path, status] of [
    ['/inconnu', 404],
    ['/formations', 503],
  ] as const) {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(status);
  }
  vi.restoreAllMocks();
});

test('HEAD says what GET would, without the page', async () => {
  const { ask } = aSite();
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const [got, head] = [await ask('/formations', headers), await ask('/formations', headers, 'HEAD')];
    // Which request it was, and how long it took, is each one's own.
    const own = { 'x-request-id': expect.any(String), 'server-timing': expect.any(String) };
    expect({ ...Object.fromEntries(head.headers), ...own }).toEqual(Object.fromEntries(got.headers));
    expect([head.status, (await bytesOf(head)).length]).toEqual([200, 0]);
  }
});

test('asks engines that can to keep to the hashes, of pages alone', async () => {
  const chromium = { 'sec-ch-ua': '"Chromium";v="150"' };
  const { ask } = aSite();
  expect((await ask('/', chromium)).headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect((await ask('/')).headers.get('integrity-policy')).toBeNull();
  expect((await aSite({ devStart: '/@dev/start.ts' }).ask('/', chromium)).headers.get('integrity-policy')).toBeNull();
});
