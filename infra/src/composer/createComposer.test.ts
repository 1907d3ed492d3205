import { brotliDecompressSync } from 'node:zlib';
import { TimeoutError } from '@agence/shared-contracts/remote/withTimeout';
import { afterEach, expect, test, vi } from 'vitest';
import { RegistryError } from '../registry/RegistryError.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { inProcess } from '../renderer/Renderer.ts';
import { cspHash, INERT_POLICY, SECURITY_HEADERS } from './headers.ts';
import { createImportMaps } from './importMaps.ts';
import { isShown } from './siteListing.ts';
import { anOutage, aPage, aSite, titleOf } from './testing/aSite.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ADDRESSES = [
  '/',
  '/inconnu',
  '/cours',
  '/healthz',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/_data/blog',
  '/_page/blog',
  '/_data/inconnu',
  '/social/inconnu.png',
  '/r/mfe-blog/1.0.0-0/nope.js',
  '/r/importmap/nope.json',
  '/rest/v1/profiles',
];

test('every answer is safe, and all but pages are inert (SRV-08)', async () => {
  const { ask } = aSite({ backendUrl: undefined });
  for (const path of ADDRESSES) {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers), path).toMatchObject(SECURITY_HEADERS);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    expect(headers.get('content-security-policy') === INERT_POLICY, path).toBe(!isPage);
  }
});

test('answers to its own names alone (SRV-03)', async () => {
  const { ask, load } = aSite();
  for (const host of ['evil.example', 'site.test:81', '']) {
    const answer = await ask('/formations', { host });
    expect([answer.status, await answer.text()]).toEqual([421, 'Ce site ne répond pas sous ce nom.']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(load).not.toHaveBeenCalled();
});

test('refuses paths that no page has, but not those of the backend', async () => {
  const { ask } = aSite({ backendUrl: undefined });
  expect((await ask(`/${'a'.repeat(1023)}`)).status).toBe(404);
  const tooLong = await ask(`/${'a'.repeat(1024)}`);
  expect([tooLong.status, await tooLong.text(), tooLong.headers.get('content-type')]).toEqual([
    414,
    'Cette adresse est trop longue.',
    'text/plain; charset=utf-8',
  ]);
  expect((await ask(`/rest/v1/${'a'.repeat(1024)}`)).status).toBe(503);
});

test.each(['', '/', '?x=1'])('visits are told by the beacon alone, not to the database: %s', async (end) => {
  const { ask } = aSite();
  for (const name of ['count_traffic', 'count%5ftraffic', 'count%5Ftraff%69c']) {
    const answer = await ask(`/rest/v1/rpc/${name}${end}`, { 'content-type': 'application/json' }, 'POST');
    expect(answer.status, name).toBe(404);
  }
});

test('a client with many connections has a share of the pages that are made at once, and others have theirs (LOD-02)', async () => {
  const { load, ask } = aSite();
  const asked = (clientIp: string, n: number, path = '/_data') =>
    ask(`${path}/formations/cours-${n}-${clientIp.length}`, {}, 'GET', clientIp);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  load.mockImplementation(async () => held.then(() => aPage('Cours')));
  const flood = Array.from({ length: 64 }, (_, n) => asked('203.0.113.7', n));
  const other = asked('198.51.100.7', 0);
  const refused = await asked('203.0.113.7', 64, '');
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
    ...[503, '1', expect.stringContaining('lang="fr-CA"')],
  ]);
  expect(load.mock.calls.length).toBeLessThanOrEqual(12);
  answer();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.filter((status) => status === 503)).toHaveLength(40);
  expect((await asked('203.0.113.7', 65)).status).toBe(200);
});

test('composes sixty made-up addresses a minute for one client, and then says in French that nothing is there', async () => {
  const { ask } = aSite();
  const composed = async (path: string) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect([answer.status, html.includes('lang="fr-CA"')]).toEqual([404, true]);
    return html.includes('id="registry"');
  };
  const made = await Promise.all(Array.from({ length: 80 }, (_, n) => composed(`/invente-${n}`)));
  expect(made.filter(Boolean)).toHaveLength(60);
  // What is kept already, and what is there, costs nothing.
  expect(await composed('/invente-0')).toBe(true);
  expect((await ask('/formations')).status).toBe(200);
});

test.each([
  ['the page', '', '', 404],
  ['the data', '/_data', '', 200],
  ['the image', '/social', '.png', 404],
])(
  'the same for %s of addresses that a static route could have, and does not list',
  async (_, before, after, asked) => {
    const { ask, load } = aSite();
    load.mockImplementation(async () => aPage('Introuvable', { status: 404 }));
    // One client makes no more than a dozen pages wait at once.
    const answers: Response[] = [];
    for (let n = 0; n < 80; n += 1) answers.push(await ask(`${before}/blog/invente-${n}${after}`));
    expect(load).toHaveBeenCalledTimes(60);
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === asked).length, statuses.at(-1)]).toEqual([
      asked === 404 ? 80 : 60,
      404,
    ]);
    expect((await ask(`${before}/blog/neige${after}`)).status).toBe(200);
  },
);

test('pages are read, nothing else', async () => {
  const { ask } = aSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask('/formations', {}, method);
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
      405,
      'GET, HEAD',
      'Cette action n’est pas offerte ici.',
    ]);
  }
});

test('says at which revision it is', async () => {
  const { ask, flip } = aSite();
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok', revision: 1 });
  flip('2.0.0-0');
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok', revision: 2 });
});

test('tells crawlers where the sitemap is and what is no page', async () => {
  const answer = await aSite().ask('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'User-agent: *\nDisallow: /rest/\nDisallow: /auth/\nDisallow: /functions/\nSitemap: http://site.test/sitemap.xml\n',
  );
});

test('lists prerendered pages, and those that only the backend knows', async () => {
  const { ask, sitemapPaths } = aSite();
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const paths = [...(await answer.text()).matchAll(/<loc>http:\/\/site\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(['/', '/blog', '/blog/neige', '/blog/strat%C3%A9gie', '/formations', '/formations/seo']);
  expect(sitemapPaths).toHaveBeenCalledWith({
    url: 'http://backend.test',
    anonKey: 'key',
    signal: expect.any(AbortSignal),
  });
  await ask('/sitemap.xml');
  expect(sitemapPaths).toHaveBeenCalledTimes(1);
});

test('takes of what a remote lists for the sitemap nothing but its own pages, and breaks by none', async () => {
  const { ask, sitemapPaths } = aSite();
  const hostile = ['\ud800', '/formations/a&b', '@evil.example/x', '//evil.example', '/blog/neige/x', 5, null];
  const dated = [['/formations/ads', '2026-11-03'], ['/formations/ga4', '<hier>'], [['/formations/x']], []];
  sitemapPaths.mockResolvedValue([...hostile, ...dated, '/formations/seo'] as string[]);
  const answer = await ask('/sitemap.xml');
  const rows = [...(await answer.text()).matchAll(/<loc>http:\/\/site\.test(.*?)<\/url>/g)].map(([, row]) => row);
  expect(answer.status).toBe(200);
  expect(rows.filter((row) => row?.startsWith('/formations/'))).toEqual([
    ...['/formations/a&amp;b</loc>', '/formations/ads</loc><lastmod>2026-11-03</lastmod>'],
    ...['/formations/ga4</loc>', '/formations/seo</loc>'],
  ]);
  expect(rows).toHaveLength(9);
});

test('a remote that lists without end does not fill the memory: a quarter of a million of its pages stand in five sitemaps and one', async () => {
  const { ask, sitemapPaths } = aSite();
  sitemapPaths.mockResolvedValue(Array.from({ length: 250_001 }, (_, index) => `/formations/f${index}`));
  const index = await (await ask('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<sitemap><loc>http:\/\/site\.test(.*?)<\/loc>/g)].map(([, path = '']) => path);
  expect(parts).toEqual(Array.from({ length: 6 }, (_, part) => `/sitemap.xml?partie=${part + 1}`));
  const last = await (await ask(parts[5] ?? '')).text();
  // Five more than the quarter: pages that the releases have.
  expect(last.match(/<url>/g)).toHaveLength(5);
  expect((await ask('/sitemap.xml?partie=7')).status).toBe(404);
});

test('without a backend the sitemap is whole without its pages', async () => {
  const { ask, sitemapPaths } = aSite({ backendUrl: undefined });
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).not.toContain('/formations/seo');
  expect(sitemapPaths).not.toHaveBeenCalled();
});

test('a remote without such pages has none, one that hangs is left out for now', async () => {
  vi.useFakeTimers();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, sitemapPaths, snapshot } = aSite();
  sitemapPaths.mockImplementationOnce(() => new Promise(() => {}));
  const asked = ask('/sitemap.xml');
  await vi.advanceTimersByTimeAsync(5000);
  expect((await asked).headers.get('cache-control')).toBe('no-store');
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^mfe-blog cannot list its pages: .*5000 ms/));
  vi.spyOn(snapshot(), 'rendererOf').mockResolvedValue(inProcess({} as never));
  expect((await ask('/sitemap.xml')).headers.get('cache-control')).toBe('no-cache');
  vi.useRealTimers();
});

test('import maps of pages are fetched once and for all, from processes too that have shown no such page (CMP-02)', async () => {
  const dataDir = await aStore();
  const extra = { 'assets/a.js': 'export {};' };
  const [version, later] = [await published(dataDir, { extra }), await published(dataDir, { version: '1.0.1', extra })];
  const releases = await Promise.all(
    [version, later].map((one) => readRelease(releaseFolder(dataDir, 'mfe-blog', one))),
  );
  const lookAgain = vi.fn(async () => {});
  const { ask, snapshot } = aSite({ dataDir, lookAgain });
  vi.spyOn(snapshot(), 'isPublished').mockImplementation((_, asked) => [version, later].includes(asked));
  for (const release of releases) {
    const { others } = createImportMaps(release, [release])(undefined);
    const found = await ask(others.path);
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await found.text()).toBe(others.text);
    expect(others.text).toContain(`/r/mfe-blog/${release.version}/assets/a.js`);
  }
  expect(lookAgain).not.toHaveBeenCalled();
  for (const path of ['/r/importmap/nope.json', '/r/importmap/mfe-blog@1.0.0-0000000000.json']) {
    const missing = await ask(path);
    expect([missing.status, await missing.json()], path).toEqual([404, { code: 'outdated' }]);
  }
  // Perhaps another process has published it a moment ago.
  expect(lookAgain).toHaveBeenCalledTimes(1);
  const left = await ask(`/r/later/mfe-blog/mfe-blog@${version}.json`);
  expect(left.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Object.keys((await left.json()).integrity)).toContain(`/r/mfe-blog/${version}/assets/a.js`);
  expect((await ask('/r/later/mfe-blog/nope.json')).status).toBe(404);
  vi.spyOn(snapshot(), 'isWithdrawn').mockImplementation((_, taken) => taken === version);
  expect((await ask(`/r/importmap/mfe-blog@${version}.json`)).status).toBe(404);
  expect((await ask(`/r/later/mfe-blog/mfe-blog@${version}.json`)).status).toBe(404);
  expect((await ask(`/r/importmap/mfe-blog@${later}.json`)).status).toBe(200);
  // For names that nobody has nobody is asked.
  vi.spyOn(snapshot(), 'isNamed').mockImplementation((name) => name === 'mfe-blog');
  const manyNames = Array.from({ length: 50 }, (_, n) => `mfe-${n}@1`).join();
  expect((await ask(`/r/importmap/mfe-blog@${later},${manyNames}.json`)).status).toBe(404);
  expect((await ask('/r/mfe-0/1.0.0-0000000000/a.js')).status).toBe(404);
  expect(lookAgain).toHaveBeenCalledTimes(1);
});

test('an error that nobody foresaw is told in a sentence, and logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, snapshot } = aSite();
  const error = new Error('broken');
  vi.spyOn(snapshot().shellServer, 'renderNotFound').mockImplementationOnce(() => {
    throw error;
  });
  const answer = await ask('/inconnu');
  expect([answer.status, await answer.text()]).toEqual([500, 'Une erreur est survenue. Réessayez dans un instant.']);
  expect(answer.headers.get('content-security-policy')).toBe(INERT_POLICY);
  expect(errors).toHaveBeenCalledWith(error.stack);
});

test('in development a page that cannot be rendered says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = async () => Promise.reject(new Error('no such component'));
  const hot = aSite({ version: '0.0.0-dev' });
  hot.load.mockImplementation(broken);
  expect(await (await hot.ask('/formations')).text()).toMatch(/id="render-failure">\{"message":"no such component"/);
  const built = aSite();
  built.load.mockImplementation(broken);
  expect(await (await built.ask('/formations')).text()).not.toContain('render-failure');
});

test('networks keep the image of a page that lasts for a day, and ask each time where the backend or staff decide', async () => {
  const { ask } = aSite();
  for (const [path, kept] of [
    ['/social/blog/neige.png', 'no-cache'],
    ['/social/index.png', 'public, max-age=86400'],
    ['/social/formations/seo.png', 'no-cache'],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      kept,
    ]);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
});

test('networks are asked to come back for the image of a page that cannot be read now', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, load } = aSite();
  load.mockRejectedValueOnce(new Error('down'));
  const answer = await ask('/social/formations/panne.png');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test('there are no images of what is no page', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async ({ path }) => {
    if (path === '/formations/ailleurs') return { kind: 'redirect', to: '/' };
    if (path === '/blog/inconnu') return aPage('Introuvable', { instead: { to: '/blog', toast: '' } });
    return aPage('Introuvable', { status: 404 });
  });
  for (const page of [
    ...['inconnu', 'compte', 'formations/x', 'formations/ailleurs', 'blog/inconnu', '', '/evil.test'],
  ]) {
    const answer = await ask(`/social/${page}.png`);
    expect([answer.status, await answer.text()], page).toEqual([404, 'Rien ne se trouve à cette adresse.']);
  }
});

const damaged = () => Promise.reject(new RegistryError('file_tampered', 'page.json is not the file that was built.'));

test('what is damaged is told, whoever asks for it: a page, or its data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onDamage = vi.fn();
  const { ask, fragmentOf, load } = aSite({ onDamage });
  fragmentOf.mockImplementation(damaged);
  for (const [path, times] of [
    ['/blog', 1],
    ['/_data/blog', 2],
  ] as const) {
    expect((await ask(path)).status).toBe(503);
    expect(onDamage).toHaveBeenCalledTimes(times);
  }
  load.mockRejectedValue(anOutage());
  for (const path of ['/formations', '/_data/formations']) expect((await ask(path)).status).toBe(503);
  expect(onDamage).toHaveBeenCalledTimes(2);
});

/** A site whose release fails, and what the version before it makes of the page. */
async function fallingBack(error: Error, before: () => Promise<ReturnType<typeof aPage>>) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const earlier = aSite({ version: '0.9.0-0' });
  earlier.load.mockImplementation(before);
  const failedHere = vi.fn();
  const fallbacks = {
    ...{ snapshotFor: async () => undefined, served: vi.fn(), failedHere, broken: () => ['mfe-blog'] },
    insteadOf: async (snapshot: object) => (snapshot === earlier.snapshot() ? undefined : earlier.snapshot()),
  };
  const site = aSite({ fallbacks: fallbacks as never });
  site.load.mockRejectedValue(error);
  return { answer: await site.ask('/formations'), failedHere, ask: site.ask };
}

test('a page that fails is shown by the version before, and that counts against the release', async () => {
  const { answer, failedHere, ask } = await fallingBack(new Error('broken'), async () => aPage('Avant'));
  expect([answer.status, await titleOf(answer)]).toEqual([200, 'Avant']);
  expect(failedHere).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: '1.0.0-0' }), '/formations');
  const broken = await ask('/r/broken.json');
  expect([await broken.json(), broken.headers.get('cache-control')]).toEqual([['mfe-blog'], 'no-store']);
});

test.each([
  ['late', new TimeoutError('mfe-blog took longer'), async () => aPage('Avant'), 200],
  ['new', new Error('broken'), async () => aPage('Introuvable', { status: 404 }), 404],
  ['out of reach before', anOutage(), async () => Promise.reject(anOutage()), 503],
  ['as broken before', new Error('broken'), async () => Promise.reject(new Error('broken too')), 500],
  ['as wrong before', new TypeError('wrong'), async () => Promise.reject(new TypeError('wrong too')), 500],
])('but not one that is %s', async (_, error, before, status) => {
  const { answer, failedHere } = await fallingBack(error, before);
  expect(answer.status).toBe(status);
  expect(failedHere).not.toHaveBeenCalled();
});

test('tells browsers where it says which documents they may fetch ahead, in the form that they ask for', async () => {
  const dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  await promoted(dataDir, { 'mfe-blog': await published(dataDir) });
  const { ask } = aSite({ dataDir });
  const page = await ask('/blog');
  const answer = await ask(JSON.parse(page.headers.get('speculation-rules') as string));
  expect([page.status, answer.status, answer.headers.get('content-type')]).toEqual([
    ...[200, 200, 'application/speculationrules+json'],
  ]);
  const { prefetch } = await answer.json();
  expect(prefetch).toEqual([{ where: expect.anything(), eagerness: 'conservative' }]);
});

test('says to who builds for it what it consists of, and nothing of what nobody has seen yet', async () => {
  const dataDir = await aStore();
  const [first, second] = [await published(dataDir), await published(dataDir, { version: '1.0.1' })];
  for (const version of [first, second]) await promoted(dataDir, { 'mfe-blog': version });
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  await published(dataDir, { version: '1.0.2' });
  await published(dataDir, { name: 'mfe-tools' });
  const { ask } = aSite({ dataDir });
  const answer = await ask('/r/site.json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { active, ...listing } = await answer.json();
  expect(active).toEqual({ 'mfe-blog': second, shell: expect.any(String) });
  expect(listing).toEqual({
    ...{ revision: 8, anonKey: 'key', previous: { 'mfe-blog': first } },
    teams: {
      everybody: {
        ...{ remotes: expect.arrayContaining(['shell', 'mfe-blog']), paths: ['/'] },
        ...{ slots: ['header', 'services', 'footer-resources'], budget: { js: 1_000_000, html: 1_000_000 } },
      },
    },
  });
  expect([await isShown(dataDir, 'mfe-blog', first), await isShown(dataDir, 'mfe-blog', second)]).toEqual([true, true]);
  expect(await isShown(dataDir, 'mfe-blog', '1.0.2')).toBe(false);
});

test('a site without versions to fall back to has broken none', async () => {
  expect(await (await aSite().ask('/r/broken.json')).json()).toEqual([]);
});

test('every inline script and style of a document may run, and nothing else, also in a preview (SRV-08)', async () => {
  const plain = aSite();
  const preview = { ...plain.snapshot(), preview: { css: '.apercu{top:0}', banner: '<p class="apercu">Aperçu</p>' } };
  for (const { ask, isPreview } of [
    { ask: plain.ask, isPreview: false },
    { ask: aSite({ current: () => preview }).ask, isPreview: true },
  ]) {
    const answer = await ask('/blog');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    expect(html.includes('<p class="apercu">Aperçu</p>')).toBe(isPreview);
    const hashesOf = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => cspHash(text));
    const allowed = (directive: string) =>
      policy
        .split('; ')
        .find((one) => one.startsWith(`${directive} `))
        ?.match(/'sha256-[^']+'/g);
    const styles = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
    expect(styles).toHaveLength(isPreview ? 4 : 3);
    expect(allowed('style-src')).toEqual([...styles, cspHash('')]);
    const scripts = hashesOf(/<script(?: type="importmap")?>(.*?)<\/script>/gs);
    expect(scripts).toHaveLength(3);
    expect(allowed('script-src')).toEqual(expect.arrayContaining(scripts));
    // Besides the import map of other pages, which the shell adds.
    expect(allowed('script-src')).toHaveLength(4);
  }
});

test('nobody is to remember that something is not there', async () => {
  const { ask } = aSite();
  for (const path of [
    '/r/mfe-blog/9.9.9-0000000000/a.js',
    '/social/inconnu.png',
    '/_data/inconnu',
    '/_data//x',
    '/r/importmap/x',
  ]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
  }
});

test('all that is text is compressed, and costs a header where it has not changed', async () => {
  const { ask } = aSite();
  for (const path of ['/_data/formations', '/_data/blog', '/_page/blog', '/sitemap.xml', '/robots.txt']) {
    const plain = await ask(path);
    const answer = await ask(path, { 'accept-encoding': 'br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')], path).toEqual([
      'br',
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString(), path).toBe(await plain.text());
    const etag = answer.headers.get('etag') ?? '';
    expect(etag, path).toMatch(/-br"$/);
    const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text()], path).toEqual([304, '']);
    expect((await ask(path, { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding'), path).toBeNull();
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()], path).toEqual([
      200,
      answer.headers.get('content-length'),
      '',
    ]);
  }
});

test('what probes and robots read says how long it is good for', async () => {
  const { ask } = aSite();
  for (const [path, kept] of [
    ['/healthz', 'no-store'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'public, max-age=3600'],
    ['/sitemap.xml', 'no-cache'],
  ] as const) {
    expect((await ask(path)).headers.get('cache-control'), path).toBe(kept);
  }
});
