import { createHash } from 'node:crypto';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataCache } from './dataCache.ts';
import { encodedText } from './encodedText.ts';
import { cspHash } from './headers.ts';
import { weightOf } from './load.ts';
import { toSend } from './send.ts';
import { anOutage, aPage, aSite, titleOf } from './testing/aSite.ts';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failing = () => Promise.reject(anOutage());
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a prerendered page is read once for as long as its release is there', async () => {
  const { ask, fragmentOf, load } = aSite();
  expect(await titleOf(await ask('/blog/strat%C3%A9gie'))).toBe('Fragment /blog/stratégie');
  await later(3_600_000);
  await ask('/blog/strat%C3%A9gie?utm_source=x');
  expect(fragmentOf).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('a prerendered page with a declared query is asked of its remote', async () => {
  const { ask, fragmentOf, load } = aSite();
  expect(await titleOf(await ask('/blog?utm_source=x&page=2'))).toBe('Page /blog?page=2');
  expect(load.mock.calls[0]?.[0]).toMatchObject({ siteUrl: 'http://site.test', publicDemo: false });
  expect(fragmentOf).not.toHaveBeenCalled();
});

test('remotes read the backend with the public key, and are told when to give up', async () => {
  const { ask, load } = aSite();
  await ask('/formations');
  const backend = load.mock.calls[0]?.[0].backend;
  expect(backend).toMatchObject({ url: 'http://backend.test', anonKey: 'key' });
  expect(backend?.signal?.aborted).toBe(false);
});

test('a site without a backend asks for none, and a public demonstration says so', async () => {
  const alone = aSite({ backendUrl: undefined, demo: { email: 'a@b.test', password: 'p' } as never });
  await alone.ask('/formations');
  expect(alone.load.mock.calls[0]?.[0]).toStrictEqual({
    path: '/formations',
    siteUrl: 'http://site.test',
    publicDemo: true,
  });
});

test('all who ask at the same time share one reading, also across documents, data and images (LOD-04)', async () => {
  const { ask, load } = aSite();
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ask('/formations')),
    ...Array.from({ length: 20 }, () => ask('/_data/formations')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what the backend said is repeated for ten seconds, then renewed behind the visitor’s back, for fifty', async () => {
  const { ask, load } = aSite();
  for (const title of ['un', 'deux', 'trois']) load.mockImplementationOnce(async () => aPage(title));
  const shown = async () => titleOf(await ask('/formations'));
  expect(await shown()).toBe('un');
  await later(9_999);
  expect([await shown(), load.mock.calls.length]).toEqual(['un', 1]);
  await later(1);
  expect(await shown()).toBe('un');
  await later(0);
  expect([await shown(), load.mock.calls.length]).toEqual(['deux', 2]);
  await later(50_000);
  expect([await shown(), load.mock.calls.length]).toEqual(['trois', 3]);
});

test('different queries, and other paths, are different pages', async () => {
  const { ask, load } = aSite();
  for (const path of ['/formations', '/formations?q=a', '/formations?q=b', '/formations/a']) {
    expect(await titleOf(await ask(path))).toBe(`Page ${path}`);
  }
  expect(load).toHaveBeenCalledTimes(4);
});

test('what cannot be read is said with 503, to be asked again, and is not kept', async () => {
  const { ask, load } = aSite();
  load.mockImplementationOnce(failing);
  const answer = await ask('/formations');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-cache',
  ]);
  expect(await titleOf(answer)).toBe('Indisponible');
  expect(errors).toHaveBeenCalledWith('mfe-blog cannot render /formations: BackendRefusal: fetch failed');
  expect((await ask('/formations')).status).toBe(200);
});

test('code that is wrong is said with 500, which nobody takes for an outage, with where it is in the log', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => (undefined as unknown as { price: never }).price);
  const answer = await ask('/formations');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  expect(await titleOf(answer)).toBe('En défaut');
  expect(errors).toHaveBeenLastCalledWith(
    expect.stringMatching(
      /^mfe-blog cannot render \/formations: TypeError: .* \([\w-]{36}, mfe-blog@1\.0\.0-0, \/formations\)\n {4}at .*pages\.test\.ts:\d+:\d+/,
    ),
  );
  const data = await ask('/_data/formations');
  expect([data.status, await data.json()]).toEqual([500, { code: 'unexpected_failure' }]);
  expect(errors).toHaveBeenLastCalledWith(expect.stringContaining('cannot tell the data of /formations: TypeError'));
});

test('an error of its own that a page throws is told as a fault, with its line, and not as an outage', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, load } = aSite();
  load.mockRejectedValue(new Error('The price list is empty'));
  const answer = await ask('/formations');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  expect(errors).toHaveBeenLastCalledWith(expect.stringMatching(/pages\.test\.ts:\d+:\d+/));
});

test('a network that fails is an outage, though it is thrown as a mistake', async () => {
  const { ask, load } = aSite();
  load.mockRejectedValue(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  expect((await ask('/formations')).status).toBe(503);
  expect((await ask('/_data/formations')).status).toBe(503);
});

test('a failure leaves the page that was there, until that is too old', async () => {
  const { ask, load } = aSite();
  await ask('/formations');
  load.mockImplementation(failing);
  await later(47_999);
  expect((await ask('/formations')).status).toBe(200);
  await later(1);
  expect((await ask('/formations')).status).toBe(503);
});

test('so does a page that is read but cannot be rendered', async () => {
  const { ask, load } = aSite();
  await ask('/formations');
  const broken = aPage('Cassée', {
    render: () => {
      throw new Error('no component');
    },
  });
  load.mockImplementation(async () => broken);
  await later(10_000);
  for (let asked = 0; asked < 2; asked += 1) {
    expect(await titleOf(await ask('/formations'))).toBe('Page /formations');
    await later(0);
  }
  await later(50_000);
  // Rendering needs nothing of anybody: what fails there is our own.
  expect((await ask('/formations')).status).toBe(500);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('mfe-blog cannot render /formations: no component ('));
});

test('a remote that never answers costs five seconds, not for ever, and the next visitor asks anew', async () => {
  const { ask, load } = aSite();
  load.mockImplementationOnce(() => new Promise(() => {}));
  const waiting = [ask('/formations'), ask('/_data/formations')] as const;
  await later(4_999);
  let isAnswered = false;
  void waiting[0].then(() => {
    isAnswered = true;
  });
  await later(0);
  expect(isAnswered).toBe(false);
  await later(1);
  expect((await waiting[0]).status).toBe(503);
  expect((await waiting[1]).status).toBe(503);
  expect((await ask('/formations')).status).toBe(200);
});

test('a fragment that cannot be read is said with 503', async () => {
  const { ask, fragmentOf } = aSite();
  fragmentOf.mockImplementationOnce(failing);
  expect((await ask('/blog')).status).toBe(503);
  expect((await ask('/blog')).status).toBe(200);
});

test('a path that nobody prerendered does not exist, whatever its page says, and is kept by nobody', async () => {
  const { ask, load } = aSite();
  for (let asked = 0; asked < 2; asked += 1) {
    const answer = await ask('/blog/inconnu');
    expect([answer.status, await titleOf(answer)]).toEqual([404, 'Page /blog/inconnu']);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('a thing that the backend does not know is the remote’s page with 404', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => aPage('Introuvable', { status: 404, data: undefined }));
  const answer = await ask('/formations/x');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).not.toContain('data-page=');
});

test('an unknown path is the shell’s page with 404, and asks no remote', async () => {
  const { ask, load } = aSite();
  const answer = await ask('/inconnu');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await titleOf(answer)).toBe('Introuvable : /inconnu');
  expect(load).not.toHaveBeenCalled();
});

test('redirects of releases and of pages are for good, and are asked for again', async () => {
  const { ask, load } = aSite();
  const moved = await ask('/cours?x=1');
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    301,
    '/formations?x=1',
    'no-cache',
  ]);
  load.mockImplementation(async () => ({ kind: 'redirect', to: '/formations' }));
  const elsewhere = await ask('/formations/ancienne');
  expect([elsewhere.status, elsewhere.headers.get('location'), elsewhere.headers.get('cache-control')]).toEqual([
    301,
    '/formations',
    'no-cache',
  ]);
});

test('pages of members and guests are the shell’s frame, for nobody to keep, and ask no remote (SHL-053)', async () => {
  const { ask, load, fragmentOf } = aSite();
  for (const path of ['/compte', '/compte?onglet=a', '/connexion']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const etag = answer.headers.get('etag') ?? '';
    const html = await answer.text();
    expect(html).toContain('<div id="outlet"><p>Un instant</p></div>');
    expect(html).toContain('<title data-head="">Espace membre');
    expect(html).toContain('noindex');
    expect(html).not.toContain('data-page=');
    // The footer is slim and sells nothing where somebody works (AMB-63).
    expect(html.includes('<body data-member>')).toBe(path !== '/connexion');
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(200);
  }
  expect([load.mock.calls.length, fragmentOf.mock.calls.length]).toEqual([0, 0]);
});

test('a page whose address is a key is kept by nobody, here or on the way', async () => {
  const { ask, load } = aSite();
  const answers = [await ask('/rendez-vous/abc'), await ask('/rendez-vous/abc')];
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'private, no-store'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a public page that the browser renders is not announced as the members’ area, and stays out of search engines', async () => {
  const html = await (await aSite().ask('/equipe')).text();
  expect(html).toContain('<title data-head="">Un instant');
  expect(html).toContain('noindex');
  expect(html).not.toContain('membres');
});

test('a document carries what its remote needs to hydrate, where no markup can end it', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => aPage('Neige', { data: { text: '</script><b>' } }));
  const html = await (await ask('/formations/a"b')).text();
  expect(html).toContain('<div data-remote="mfe-blog"><h1>Neige</h1></div>');
  expect(html).toContain(
    '<script type="application/json" data-page="mfe-blog" data-path="/formations/a%22b">{"data":{"text":"\\u003c/script>\\u003cb>"},"status":200}</script>',
  );
});

test('a document leaves long data of a prerendered page for later, by their hash, and what else nobody sees of it', async () => {
  const [before, now] = [aSite(), aSite({ fetchesLater: true })];
  for (const { fragmentOf, load } of [before, now]) {
    const data = { text: 'é'.repeat(3000) };
    fragmentOf.mockImplementation(async (_, path) => {
      const { render, ...page } = aPage('Neige', { data: path === '/' ? { text: 'court' } : data });
      return { ...page, ...render() };
    });
    load.mockImplementation(async () => aPage('Formations', { data }));
  }
  const dataIn = (html: string) => /<script [^>]*data-page=.*?<\/script>/s.exec(html)?.[0];
  const html = await (await now.ask('/blog')).text();
  const text = await (await now.ask('/_data/blog')).text();
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(dataIn(html)).toBe(
    `<script type="application/json" data-page="mfe-blog" data-path="/blog" data-integrity="${hash}"></script>`,
  );
  // What is short, may be something else by then, or is rendered for a query stands in the document; all of it for a shell from before.
  for (const path of ['/', '/formations', '/blog?page=2'])
    expect(dataIn(await (await now.ask(path)).text())).toContain('"data":{"text":"');
  expect(dataIn(await (await before.ask('/blog')).text())).toContain('"data":{"text":"éé');

  const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as RegistrySnapshot;
  expect(registry.later).toBe('/r/later/mfe-blog/shell@1.0.0-s,mfe-blog@1.0.0-0.json');
  expect([registry.navigation, registry.remotes['mfe-blog']?.routes]).toEqual([[], []]);
});

test('styles of what lies below the first screen have an address that says which they are; a script holds back what follows', async () => {
  const [before, now] = [aSite(), aSite({ fetchesStyles: true })];
  const component = (id: string) => `.${id}{top:0;}/*!sc*/\ndata-styled.g1[id="${id}"]{content:"${id},"}/*!sc*/\n`;
  const sheet = (id: string) => `<style data-styled="true" data-styled-version="6">${component(id)}</style>`;
  const html = '<div><section class="a"><h1>A</h1></section><p class="b">B</p></div>';
  for (const { load } of [before, now])
    load.mockImplementation(async () =>
      aPage('Neige', {
        render: () => ({ html, styles: sheet('a') + sheet('b') }),
      }),
    );
  const page = await now.ask('/formations');
  const text = await page.text();
  const [, href = '', attributes, script = ''] =
    /<\/section><link rel="stylesheet" href="([^"]+)"([^>]*)><script data-ends>([^<]+)<\/script><p class="b">/.exec(
      text,
    ) ?? [];
  expect(href).toMatch(/^\/r\/later\/_styles\/[\w-]{16}\/formations$/);
  expect(attributes).toBe(' data-styled="true" data-styled-version="6"');
  // For the link, and for the element that the quiet start puts in its place.
  const policy = page.headers.get('content-security-policy');
  for (const said of ["style-src 'self'", cspHash(component('b')), cspHash(script)]) expect(policy).toContain(said);

  // What follows may be left out for now, unless somebody comes to a place in it.
  const heldAfter = (...entries: readonly object[]) => {
    const document = { documentElement: { dataset: {} as Record<string, string> } };
    new Function('document', 'performance', script)(document, { getEntriesByType: () => entries });
    return 'held' in document.documentElement.dataset;
  };
  const isHeld = (type: string, name: string) => heldAfter({ type, name });
  expect([
    isHeld('navigate', 'https://a.ca/formations?niveau=debutant'),
    isHeld('navigate', 'https://a.ca/formations#avis'),
    isHeld('navigate', 'https://a.ca/formations#:~:text=neige'),
    isHeld('reload', 'https://a.ca/formations'),
    isHeld('back_forward', 'https://a.ca/formations'),
    // Where a browser, or a test's clock, does not tell.
    heldAfter(),
  ]).toEqual([true, false, false, false, false, false]);

  const styles = await now.ask(href);
  expect([styles.status, await styles.text()]).toEqual([200, component('b')]);
  expect(Object.fromEntries(styles.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  // Of a page that has others by now, those; nobody keeps them under this address.
  const others = await now.ask(href.replace(/_styles\/.{16}/, `_styles/${'x'.repeat(16)}`));
  expect([others.headers.get('cache-control'), await others.text()]).toEqual(['no-store', component('b')]);
  for (const path of [
    'x/formations',
    `${'x'.repeat(16)}//ailleurs.test/a`,
    `${'x'.repeat(16)}/rien`,
    `${'x'.repeat(16)}/compte`,
  ])
    expect((await now.ask(`/r/later/_styles/${path}`)).status, path).toBe(404);

  // For a query, which anybody can make up, and for a shell from before they stand in the page.
  for (const answer of [now.ask('/formations?q=a'), before.ask('/formations')])
    expect(await (await answer).text()).toContain(`</section>${sheet('b')}<p class="b">`);
});

test('a document carries the head of its page, where no text can become markup', async () => {
  const { ask, load } = aSite();
  const jsonLd = [{ '@type': 'Course', name: '</script>' }];
  load.mockImplementation(async () =>
    aPage('', { head: { title: 'A < B & "C"', description: 'A "citation"', keywords: ['a', 'b'], jsonLd } }),
  );
  const html = await (await ask('/formations/a')).text();
  expect(html).toContain('>A &lt; B &amp; "C" | Cimes</title>');
  expect(html).toContain('content="A &quot;citation&quot;"');
  expect(html).toMatch(/<script type="application\/ld\+json" data-head="[^"]+">\{[^<]*"@type":"Course"[^<]*<\/script>/);
  expect(html).toContain('<link rel="preconnect" href="http://site.test">');
  expect(html).toContain(
    '<link rel="preload" href="/r/shell/1.0.0-s/static/a.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('a flip in the middle of a request leaves it with the releases that it began with', async () => {
  const { ask, load, flip } = aSite();
  let finish = (_: ReturnType<typeof aPage>) => {};
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const asked = ask('/formations');
  await later(0);
  flip('2.0.0-0');
  finish(aPage('Ancienne'));
  const before = await (await asked).text();
  expect(before).toContain('"revision":1');
  expect(before).toContain('/r/mfe-blog/1.0.0-0/');
  expect(before).not.toContain('2.0.0-0');
  const after = await (await ask('/formations')).text();
  expect(after).toContain('"revision":2');
  expect(after).toContain('/r/mfe-blog/2.0.0-0/');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a flip of another release composes documents anew, and reads nothing again', async () => {
  const { ask, load, fragmentOf, flip } = aSite();
  const asked = ['/formations', '/blog', '/compte'];
  for (const path of asked) await ask(path);
  flip('1.0.0-0', '2.0.0-s');
  for (const path of asked) {
    const html = await (await ask(path)).text();
    expect(html).toContain('/r/shell/2.0.0-s/');
    expect(html).not.toContain('1.0.0-s');
    expect(html).toContain('"revision":2');
  }
  expect([load.mock.calls.length, fragmentOf.mock.calls.length]).toEqual([1, 1]);
});

test('what is not asked for any more makes room: a thousand pages, the least recently used go first', async () => {
  const { ask, load } = aSite();
  await ask('/formations/0');
  for (let index = 1; index < 1000; index += 1) await ask(`/_data/formations/${index}`);
  await ask('/formations/0');
  await ask('/formations/1000');
  expect(load).toHaveBeenCalledTimes(1001);
  await ask('/formations/0');
  expect(load).toHaveBeenCalledTimes(1001);
  await ask('/formations/1');
  expect(load).toHaveBeenCalledTimes(1002);
});

test('a page weighs what is made of it: its markup, twice its data and twice its document', async () => {
  const loaded = aPage('Neige');
  const json = encodedText('1234', false);
  expect(weightOf({ loaded })).toBe(0);
  expect(weightOf({ loaded, json })).toBe(8);
  const markup = { html: '123', styles: '12' };
  const page = toSend({ status: 200, html: '12345', policy: '', cacheControl: 'no-cache' }, false);
  expect(weightOf({ loaded, markup, json, document: { from: '1', page } })).toBe(5 + 8 + 10);
});

test('pages are weighed when their document and when their data are made', async () => {
  const { ask } = aSite();
  const weighing = vi.spyOn(DataCache.prototype, 'weigh');
  for (const path of ['/formations', '/formations', '/_data/formations', '/_data/formations']) await ask(path);
  const key = 'mfe-blog@1.0.0-0 /formations';
  expect(weighing.mock.calls).toEqual([[key], [key]]);
});

test('a public demonstration is for no search engine', async () => {
  const demo = { email: 'a@b.test', password: 'p' } as never;
  expect((await aSite({ demo }).ask('/')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await aSite().ask('/')).headers.get('x-robots-tag')).toBeNull();
});

test('a place of a subtree is a member’s page with the modules of both; what is no place is not found', async () => {
  const { ask, load } = aSite();
  const place = await ask('/studio/cours/7?onglet=a');
  expect([place.status, place.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const html = await place.text();
  const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as RegistrySnapshot;
  expect(registry.preload.map((path) => path.split('/').pop())).toEqual(['remoteEntry.js', 'studio.js', 'course.js']);
  const routes = registry.remotes['mfe-blog']?.routes.filter(({ path }) => path.startsWith('/studio'));
  expect(routes?.map(({ path, access }) => [path, access])).toEqual([
    ['/studio', 'member'],
    ['/studio/cours/:id', 'member'],
  ]);
  const unknown = await ask('/studio/inconnu');
  expect([unknown.status, await titleOf(unknown)]).toEqual([404, 'Introuvable : /studio/inconnu']);
  expect((await ask('/_data/studio/cours/7')).status).toBe(404);
  expect(load).not.toHaveBeenCalled();
});

test('the page of an address that nothing is at is composed once for who asks again, in one snapshot', async () => {
  const site = aSite();
  const render = vi.spyOn(site.snapshot().shellServer, 'renderNotFound');
  for (let index = 0; index < 3; index += 1) expect((await site.ask('/studio/inconnu')).status).toBe(404);
  expect(render).toHaveBeenCalledTimes(1);
  site.flip('2.0.0-0');
  expect(await titleOf(await site.ask('/studio/inconnu'))).toBe('Introuvable : /studio/inconnu');
  expect(render).toHaveBeenCalledTimes(2);
  render.mockRestore();
});
