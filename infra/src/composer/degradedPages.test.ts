import type { RenderedPage } from '@agence/shared-contracts/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createComposer } from './createComposer.ts';
import { OF_BACKEND, sharedControl } from './sharedLife.ts';
import { aConnection } from './testing/aConnection.ts';
import { aSnapshot } from './testing/aSnapshot.ts';

const page = (title: string, degraded: boolean): RenderedPage => ({
  kind: 'page',
  status: 200,
  routeId: 'catalogue',
  html: `<h1>${title}</h1>`,
  styles: '',
  head: { title, description: title, keywords: [] },
  data: { title },
  ...(degraded ? { degraded: true } : {}),
});
const live = page('Catalogue', false);
const samples = page('Aperçu', true);

let render: ReturnType<typeof vi.fn<() => Promise<RenderedPage>>>;
let sitemapPaths: ReturnType<typeof vi.fn<() => Promise<string[]>>>;
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render = vi.fn(async () => live);
  sitemapPaths = vi.fn(async () => ['/formations/google-ads']);
  const snapshot = aSnapshot({ path: '/formations', query: ['q'], server: { render, sitemapPaths } });
  const { fetch } = createComposer({
    dataDir: '/nowhere',
    siteUrl: 'http://localhost:4100',
    hosts: ['localhost:4100'],
    anonKey: 'key',
    backendUrl: 'http://backend.invalid',
    config: {},
    current: () => snapshot,
  });
  ask = async (path, headers = {}) => {
    const request = new Request(`http://localhost:4100${path}`, { headers: { host: 'localhost:4100', ...headers } });
    return fetch(request, aConnection({ clientIp: '127.0.0.1', isThisMachine: true }));
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const titleOf = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('one slow read takes the catalogue off sale for nobody but who waited for it', async () => {
  render.mockResolvedValueOnce(samples);
  const first = await ask('/formations');
  expect([first.status, first.headers.get('cache-control'), await titleOf(first)]).toEqual([200, 'no-store', 'Aperçu']);
  later(1000);
  const next = await ask('/formations');
  expect([next.headers.get('cache-control'), await titleOf(next)]).toEqual([sharedControl(OF_BACKEND), 'Catalogue']);
  later(9000);
  expect(await titleOf(await ask('/formations'))).toBe('Catalogue');
  expect(render).toHaveBeenCalledTimes(2);
});

test('who has been served before is served the same while the backend fails, for less than a minute', async () => {
  await ask('/formations');
  render.mockResolvedValue(samples);
  for (const pause of [11_000, 15_000, 20_000]) {
    later(pause);
    expect(await titleOf(await ask('/formations'))).toBe('Catalogue');
    await vi.waitFor(() => expect(render.mock.results.length).toBeGreaterThan(1));
  }
  later(10_000);
  expect(await titleOf(await ask('/formations'))).toBe('Aperçu');
});

test('browsers are never told that what stands in has not changed', async () => {
  render.mockResolvedValue(samples);
  const etag = (await ask('/formations')).headers.get('etag') ?? '';
  expect((await ask('/formations', { 'if-none-match': etag })).status).toBe(200);
});

test('the data alone says so too, and is kept by nobody', async () => {
  render.mockResolvedValueOnce(samples);
  const first = await ask('/_data/formations');
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await first.json()).toMatchObject({ data: { title: 'Aperçu' }, degraded: true });
  later(1000);
  const next = await ask('/_data/formations');
  expect(next.headers.get('cache-control')).toBe('no-cache');
  expect(await next.json()).not.toHaveProperty('degraded');
});

test('the document tells the browser that it has to ask again', async () => {
  render.mockResolvedValueOnce(samples);
  expect(await (await ask('/formations')).text()).toContain('"status":200,"degraded":true}</script>');
  later(1000);
  expect(await (await ask('/formations')).text()).not.toContain('"degraded"');
});

test('networks get no image of what stands in for a page', async () => {
  render.mockResolvedValueOnce(samples);
  const answer = await ask('/social/formations.png');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

test('a list of pages that is not whole is kept by nobody', async () => {
  sitemapPaths.mockRejectedValueOnce(new Error('down'));
  const cut = await ask('/sitemap.xml');
  expect(cut.headers.get('cache-control')).toBe('no-store');
  expect(await cut.text()).not.toContain('google-ads');
  const whole = await ask('/sitemap.xml');
  expect(whole.headers.get('cache-control')).toBe('no-cache');
  expect(await whole.text()).toContain('google-ads');
});
