import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OF_RELEASE, sharedControl } from '../composer/sharedLife.ts';
import { aConnection } from '../composer/testing/aConnection.ts';
import { aPage, aSite, titleOf } from '../composer/testing/aSite.ts';
import { createLog } from '../log/createLog.ts';
import type { MeasureName } from '../measures/measured.ts';
import { createVisits } from '../preview/createVisits.ts';
import { createCanaries, type HeardOfCanary, type Tried } from './createCanaries.ts';
import { nothingSeen, type Seen, see, verdict } from './verdict.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const CANARY = '1.1.0-0';

/** A site that tries the next version of its one remote on ten sessions in a hundred. */
function aTryingSite(tell: (heard: HeardOfCanary) => void = () => {}) {
  const next = aSite({ version: CANARY });
  next.fragmentOf.mockImplementation(async (_, path) => ({
    ...{ kind: 'page', status: 200, routeId: 'page', head: { title: 'Essai', description: '', keywords: [] } },
    ...{ data: { path }, html: `<h1>Essai ${path}</h1>`, styles: '' },
  }));
  next.load.mockImplementation(async ({ path }) => aPage(`Essai ${path}`));
  const tried = vi.fn((): Tried => ({ 'mfe-blog': { version: CANARY, percent: 10 } }));
  const compose = vi.fn(async () => next.snapshot());
  const canaries = createCanaries({
    ...{ current: () => site.snapshot(), tried, compose, onIdle: () => {} },
    log: createLog({ write: () => {} }),
    tell,
  });
  const site = aSite({ canaries });
  return { ...site, next, tried, compose, canaries };
}
const session = (bucket: number) => ({ cookie: `autre=1; essai=${bucket}` });

test('one session in ten gets it, page, data and modules, and goes on getting it', async () => {
  const { ask } = aTryingSite();
  const pages = await Promise.all(
    Array.from({ length: 100 }, async (_, bucket) => titleOf(await ask('/blog', session(bucket)))),
  );
  expect(pages.filter((title) => title === 'Essai /blog')).toHaveLength(10);
  expect(pages.slice(0, 10).every((title) => title === 'Essai /blog')).toBe(true);
  const html = await (await ask('/blog', session(3))).text();
  expect(html).toContain(`"version":"${CANARY}"`);
  expect(html).not.toContain('1.0.0-0/');
  expect(await (await ask('/_data/formations', session(3))).text()).toContain('Essai /formations');
  expect(await (await ask('/_data/formations', session(50))).text()).toContain('Page /formations');
});

test('a session without a number gets one that says nothing of it and ends with the browser; nobody else keeps its pages', async () => {
  const { ask } = aTryingSite();
  const first = await ask('/blog');
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^essai=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const title = await titleOf(first);
  const again = await ask('/blog', { cookie: cookie.split(';')[0] ?? '' });
  expect([await titleOf(again), again.headers.get('set-cookie')]).toEqual([title, null]);
  expect(again.headers.get('x-robots-tag')).toBeNull();
});

test.each([
  ['public, max-age=3600', 'private, no-cache'],
  ['no-cache', 'private, no-cache'],
  [sharedControl(OF_RELEASE), 'private, no-cache'],
  ['no-store', 'no-store'],
])('while something is tried nobody else keeps an answer that was %s', async (said, kept) => {
  const { canaries, snapshot } = aTryingSite();
  const log = createLog({ write: () => {} });
  const visits = createVisits({ siteUrl: 'http://site.test', current: snapshot, canaries, log });
  const answer = async () => new Response('guide', { headers: { 'cache-control': said } });
  const { headers } = await visits.answer(new Request('http://site.test/guides/a.pdf'), aConnection(), answer);
  expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual([kept, expect.stringMatching(/^essai=/)]);
});

test('without a canary there is no cookie, and whoever has one gets what everybody gets', async () => {
  const { ask, tried } = aTryingSite();
  tried.mockReturnValue({});
  const answer = await ask('/blog', session(0));
  expect([await titleOf(answer), answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    ...['Fragment /blog', null, sharedControl(OF_RELEASE)],
  ]);
});

test.each(['essai=100', 'essai=-1', 'essai=x', 'essai='])(
  'who writes the cookie chooses nothing else: %s',
  async (cookie) => {
    const { ask } = aTryingSite();
    expect((await ask('/blog', { cookie })).headers.get('set-cookie')).toMatch(/^essai=\d{1,2};/);
  },
);

test('a browser that cannot run it gets what everybody gets, and is counted; three networks end it', async () => {
  const { ask, canaries } = aTryingSite();
  const cookie = `essai=3; repli=mfe-blog@${CANARY}`;
  expect(await titleOf(await ask('/blog', { cookie }))).toBe('Fragment /blog');
  for (const network of ['203.0.113.7', '198.51.100.7', '192.0.2.7']) {
    expect(canaries.broken()).toEqual([]);
    const request = new Request('http://site.test/blog', { method: 'HEAD', headers: { cookie } });
    await canaries.sessionOf(request, aConnection({ clientIp: network }));
  }
  expect(canaries.broken()).toMatchObject([{ name: 'mfe-blog', version: CANARY }]);
});

test('what it cannot render everybody’s version renders in the same request; three addresses end it', async () => {
  const { ask, next, canaries } = aTryingSite();
  next.load.mockRejectedValue(new Error('boom'));
  for (const path of ['/formations', '/formations/a', '/formations/b']) {
    expect(await titleOf(await ask(path, session(1)))).toBe(`Page ${path}`);
  }
  expect(canaries.broken()).toEqual([
    { name: 'mfe-blog', version: CANARY, why: expect.stringContaining('failed at 3 addresses') },
  ]);
});

test('a canary that does not go together with the site is nobody’s', async () => {
  const { ask, compose } = aTryingSite();
  compose.mockRejectedValue(new Error('route_collision'));
  expect(await titleOf(await ask('/blog', session(1)))).toBe('Fragment /blog');
});

/** Browsers of networks that have one of the canary's sessions, or another. */
function aTold({ canaries }: ReturnType<typeof aTryingSite>) {
  const from = (network: number) => aConnection({ clientIp: `10.0.${network}.1` });
  const ofSession = (bucket: number) => new Request('http://site.test/blog', { headers: session(bucket) });
  return {
    visit: (network: number, bucket = 3) => canaries.sessionOf(ofSession(bucket), from(network)),
    tell: (version: string, network: number, name: MeasureName, value: number, bucket = 3) =>
      canaries.heard([{ name, release: `mfe-blog@${version}`, route: '/', value }], ofSession(bucket), from(network)),
  };
}

test('a slower largest paint ends it, when twenty networks have measured both; the next revision forgets', async () => {
  const site = aTryingSite();
  const { canaries, tried } = site;
  const { visit, tell } = aTold(site);
  for (let network = 0; network < 40; network += 1) tell('1.0.0-0', network, 'lcp', 1000, 50);
  for (let network = 0; network < 20; network += 1) await visit(network);
  for (let network = 0; network < 19; network += 1) tell(CANARY, network, 'lcp', 1600);
  expect(canaries.broken()).toEqual([]);
  tell(CANARY, 19, 'lcp', 1600);
  expect(canaries.broken()).toEqual([
    { name: 'mfe-blog', version: CANARY, why: 'its largest paint came after 1600 ms instead of 1000 ms' },
  ]);
  tried.mockReturnValue({ 'mfe-blog': { version: '1.2.0-0', percent: 10 } });
  canaries.flipped();
  expect(canaries.broken()).toEqual([]);
});

test('what browsers tell of it counts from sessions that get it alone, on networks that it was shown to', async () => {
  const site = aTryingSite();
  const { visit, tell } = aTold(site);
  const failing = (bucket?: number) => {
    for (let network = 0; network < 20; network += 1) tell(CANARY, network, 'failed-mounted', 0, bucket);
    return site.canaries.broken();
  };
  expect(failing()).toEqual([]);
  for (let network = 0; network < 20; network += 1) await visit(network, 50);
  expect(failing()).toEqual([]);
  for (let network = 0; network < 20; network += 1) await visit(network);
  expect(failing(50)).toEqual([]);
  for (const name of ['constructor', 'mfe-blog']) {
    const beacon = new Request('http://site.test/r/mesures', { method: 'POST' });
    site.canaries.heard(
      [{ name: 'failed-mounted', release: `${name}@${CANARY}`, route: '', value: 0 }],
      beacon,
      aConnection(),
    );
  }
  expect(site.canaries.broken()).toEqual([]);
  expect(failing()).toMatchObject([{ name: 'mfe-blog', version: CANARY }]);
});

test('processes that tell each other judge it on what all have heard, whichever has shown it', async () => {
  const one = aTryingSite((heard) => other.canaries.heardElsewhere(heard));
  const other: ReturnType<typeof aTryingSite> = aTryingSite((heard) => one.canaries.heardElsewhere(heard));
  for (let network = 0; network < 20; network += 1) await aTold(one).visit(network);
  for (let network = 0; network < 16; network += 1) aTold(other).tell(CANARY, network, 'hydrated', 1);
  // The same network, told by both, is one.
  for (const told of [one, other]) {
    for (let turn = 0; turn < 2; turn += 1) aTold(told).tell(CANARY, 16, 'failed-mounted', 0);
    aTold(told).tell(CANARY, 16, 'ttfb', 1);
  }
  for (let network = 17; network < 19; network += 1) aTold(one).tell(CANARY, network, 'failed-mounted', 0);
  expect([one.canaries.broken(), other.canaries.broken()]).toEqual([[], []]);
  aTold(other).tell(CANARY, 19, 'failed-mounted', 0);
  expect(one.canaries.broken()).toMatchObject([{ name: 'mfe-blog', version: CANARY }]);
  expect(one.canaries.broken()).toEqual(other.canaries.broken());
});

/** So many networks have run a version, and so many could not. */
function seenBy(ran: number, failed: number): Seen {
  const seen = nothingSeen();
  for (let network = 0; network < ran; network += 1) see(seen, { name: 'hydrated', value: 1 }, `ran ${network}`);
  for (let network = 0; network < failed; network += 1)
    see(seen, { name: 'failed-mounted', value: 0 }, `failed ${network}`);
  return seen;
}

test.each([
  ['three failing networks of nineteen', 16, 3, 0, false],
  ['nineteen failing networks', 0, 19, 0, false],
  ['three of a hundred, against none', 97, 3, 0, false],
  ['one in five of twenty', 16, 4, 0, true],
  ['one in five of a hundred', 80, 20, 0, true],
  ['as many as with everybody’s', 75, 25, 25, false],
])('%s', (_, ran, failed, usual, ends) => {
  expect(verdict(seenBy(ran, failed), seenBy(100 - usual, usual)) !== undefined).toBe(ends);
});

test('one network that tells a hundred failures, or paints, is one network', () => {
  const seen = nothingSeen();
  for (let turn = 0; turn < 100; turn += 1) {
    see(seen, { name: 'failed-entry', value: 0 }, 'one');
    see(seen, { name: 'lcp', value: 9000 }, 'one');
  }
  expect(verdict(seen, seenBy(100, 0))).toBeUndefined();
});
