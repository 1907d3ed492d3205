import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aConnection } from '../composer/testing/aConnection.ts';
import { aSite } from '../composer/testing/aSite.ts';
import { createLog } from '../log/createLog.ts';
import { countTraffic } from './countTraffic.ts';
import { createMeasures, lastDay, partsOf } from './createMeasures.ts';
import { createMeasuring, MEASURES_ADDRESS } from './createMeasuring.ts';
import { add, count, newHistogram, quantile, totalOf } from './Histogram.ts';
import { keepMeasures } from './keptMeasures.ts';
import type { Traffic } from './readBeacon.ts';

const log = createLog({ write: () => {} });
const folder = () => mkdtempSync(join(tmpdir(), 'measures-'));
const RELEASE = 'mfe-blog@1.0.0-0';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 22, 12) }),
);
afterEach(() => void vi.useRealTimers());

/** A site that measures. */
function aMeasuredSite(options: Partial<Parameters<typeof createMeasuring>[0]> = {}) {
  const dataDir = options.dataDir ?? folder();
  const measuring = createMeasuring({
    ...{ dataDir, log, current: () => site.snapshot() },
    isPublished: (name, version) => ['shell', 'mfe-blog'].includes(name) && ['1.0.0-0', '0.9.0-0'].includes(version),
    ...options,
  });
  const site = aSite({ measuring });
  const tell = (body: unknown, headers: Record<string, string> = {}, clientIp = '203.0.113.7') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://site.test${MEASURES_ADDRESS}`, {
      ...{ method: 'POST', body: text },
      headers: { 'content-length': String(text.length), ...headers },
    });
    return measuring.beacon(request, aConnection({ clientIp }));
  };
  const counted = async () =>
    [...lastDay(await measuring.all())].map(([key, one]) => [...Object.values(partsOf(key)), totalOf(one)]);
  return { ...site, measuring, tell, counted, dataDir };
}

test('takes what a browser measured, under release and route', async () => {
  const { tell, counted } = aMeasuredSite();
  const answer = await tell([
    ['lcp', RELEASE, '/blog/:slug', 812.3],
    ['failed-evaluated', RELEASE, '', 0],
  ]);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await counted()).toEqual([
    ['lcp', RELEASE, '/blog/:slug', 1],
    ['failed-evaluated', RELEASE, '', 1],
  ]);
});

test.each([
  ['no JSON', '{', 400],
  ['another measure', [['email', RELEASE, '', 1]], 400],
  ['a text as a value', [['lcp', RELEASE, '', 'jean@exemple.test']], 400],
  ['a negative value', [['lcp', RELEASE, '', -1]], 400],
  ['more in a row', [['lcp', RELEASE, '', 1, 'jean']], 400],
  ['a prototype', '[{"__proto__":1}]', 400],
  ['nothing', '', 400],
  ['more than four kilobytes', JSON.stringify(Array.from({ length: 300 }, () => ['lcp', RELEASE, '', 1])), 413],
])('refuses %s', async (_, body, status) => {
  const { tell, counted } = aMeasuredSite();
  expect((await tell(body)).status).toBe(status);
  expect(await counted()).toEqual([]);
});

test('a body that ends before it is complete is refused, and nothing is thrown', async () => {
  const { measuring, counted } = aMeasuredSite();
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const request = new Request(`http://site.test${MEASURES_ADDRESS}`, {
    ...{ method: 'POST', body, duplex: 'half', headers: { 'content-length': '40' } },
  } as RequestInit);
  expect((await measuring.beacon(request, aConnection())).status).toBe(400);
  expect(await counted()).toEqual([]);
});

test('keeps no release that was never published and no address: whoever sends one writes nothing', async () => {
  const { tell, counted } = aMeasuredSite();
  await tell([
    ['lcp', 'mfe-jean@1.0.0-0', '', 1],
    ['lcp', 'mfe-blog@9.9.9-9', '', 1],
    ['lcp', RELEASE, '/certificats/jean-tremblay', 1],
    ['lcp', 'mfe-blog@0.9.0-0', '/blog', 1],
  ]);
  expect(await counted()).toEqual([
    ['lcp', RELEASE, '', 1],
    ['lcp', 'mfe-blog@0.9.0-0', '/blog', 1],
  ]);
});

test('whatever is sent, nothing but our own names and numbers is kept', async () => {
  const { tell, counted } = aMeasuredSite();
  const anything = fc.oneof(
    fc.json(),
    fc.array(fc.tuple(fc.string(), fc.string(), fc.string(), fc.double())).map((one) => JSON.stringify(one)),
  );
  await fc.assert(
    fc.asyncProperty(anything, fc.ipV4(), async (body, client) => {
      expect([204, 400, 413, 429]).toContain((await tell(body, {}, client)).status);
    }),
    { numRuns: runs(200, 20_000) },
  );
  expect(await counted()).toEqual([]);
});

test('twenty beacons a minute of one network, and none of another site', async () => {
  const { tell } = aMeasuredSite();
  expect((await tell([], { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await tell([])).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect((await tell([], {}, '203.0.113.8')).status).toBe(204);
  vi.advanceTimersByTime(60_001);
  expect((await tell([])).status).toBe(204);
});

test('pages are measured as they are answered, also where they fail', async () => {
  const { ask, load, counted } = aMeasuredSite();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await ask('/blog/neige');
  load.mockRejectedValue(new Error('down'));
  await ask('/formations/seo');
  expect(await counted()).toEqual([
    ['answered', RELEASE, '/blog/:slug', 1],
    ['unavailable', RELEASE, '/formations/:slug', 1],
  ]);
  vi.restoreAllMocks();
});

test('the last day is the sum over processes, written once a minute; what is older is not read, and removed', async () => {
  const dataDir = folder();
  const first = createMeasures();
  const kept = keepMeasures(dataDir, first, log);
  first.add({ name: 'lcp', release: RELEASE, route: '/', value: 100 });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  // The folder itself is made with the first of them.
  const ended = await vi.waitUntil(
    () =>
      existsSync(join(dataDir, 'measures')) &&
      readdirSync(join(dataDir, 'measures')).find((name) => name.endsWith('.json')),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 11) });
  const second = createMeasures();
  second.add({ name: 'lcp', release: RELEASE, route: '/', value: 3000 });
  const other = keepMeasures(dataDir, second, log);
  const both = lastDay(await other.all()).get(`lcp ${RELEASE} /`);
  expect(both && [totalOf(both), both.sum]).toEqual([2, 3100]);
  vi.setSystemTime(Date.UTC(2026, 10, 23, 13));
  expect(lastDay(await other.all()).get(`lcp ${RELEASE} /`)?.sum).toBe(3000);
  await kept.close();
  await other.all();
  const dayAgo = (Date.now() - 27 * 3_600_000) / 1000;
  utimesSync(join(dataDir, 'measures', ended), dayAgo, dayAgo);
  second.add({ name: 'lcp', release: RELEASE, route: '/', value: 1 });
  await other.close();
  expect(readdirSync(join(dataDir, 'measures'))).not.toContain(ended);
  expect(
    readdirSync(join(dataDir, 'measures'))
      .map((file) => readFileSync(join(dataDir, 'measures', file), 'utf8'))
      .join(),
  ).not.toMatch(/203\.0\.113/);
});

test('a made-up flood of different things is bounded', () => {
  const measures = createMeasures();
  for (let index = 0; index < 6000; index += 1)
    measures.add({ name: 'lcp', release: RELEASE, route: `/${index}`, value: 1 });
  expect(measures.totals().size).toBe(5000);
});

test('one client begins with a tenth of what is counted in an hour, and takes nobody’s place', async () => {
  const { tell, counted } = aMeasuredSite({ isPublished: () => true });
  for (let beacon = 0; beacon < 20; beacon += 1) {
    const things = Array.from({ length: 40 }, (_, index) => ['lcp', `mfe-blog@2.0.${beacon * 40 + index}-0`, '', 1]);
    expect((await tell(things)).status).toBe(204);
  }
  expect(await counted()).toHaveLength(500);
  await tell([['lcp', RELEASE, '', 1]], {}, '198.51.100.7');
  vi.advanceTimersByTime(60_000);
  // What is counted already, that client goes on telling.
  await tell([['lcp', RELEASE, '', 1]]);
  expect(await counted()).toContainEqual(['lcp', RELEASE, '', 2]);
});

test('quantiles are true to a bucket, and histograms add up', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 7999, noNaN: true }), { minLength: 1 }), fc.nat(), (values, cut) => {
      const [one, two] = [newHistogram('lcp'), newHistogram('lcp')];
      for (const [index, value] of values.entries()) count('lcp', index % 2 === cut % 2 ? one : two, value);
      add(one, two);
      expect(totalOf(one)).toBe(values.length);
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const guessed = quantile('lcp', one, 0.75) ?? -1;
      const bounds = [0, 10, 25, 50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 8000];
      const at = bounds.findIndex((bound) => exact <= bound);
      expect(guessed).toBeGreaterThanOrEqual(bounds[Math.max(0, at - 1)] ?? 0);
      expect(guessed).toBeLessThanOrEqual(bounds[Math.max(1, at)] ?? 0);
    }),
    { numRuns: runs(200, 20_000) },
  );
  expect(quantile('cls', newHistogram('cls'), 0.5)).toBeUndefined();
});

test('Prometheus gets them on this machine, or with the token; nobody else learns that they are there', async () => {
  const { measuring, tell, snapshot, ask: askSite } = aMeasuredSite({ metricsToken: 'sesame' });
  await tell([
    ['lcp', RELEASE, '/blog/:slug', 812],
    ['cls', RELEASE, '/blog/:slug', 0.02],
    ['failed-entry', RELEASE, '/blog/:slug', 0],
  ]);
  const ask = (authorization?: string, isThisMachine = false) =>
    measuring.metrics(
      new Request('http://site.test/metrics', { headers: authorization ? { authorization } : {} }),
      aConnection({ isThisMachine }),
    );
  expect([ask(), ask('Bearer seesam'), ask('Bearer sesam'), ask('sesame')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const text = (await ask('Bearer sesame')?.text()) ?? '';
  expect(await ask(undefined, true)?.text()).toContain('agence_revision 1');
  expect(await (await askSite('/metrics', { authorization: 'Bearer sesame' })).text()).toContain('agence_revision 1');
  expect((await askSite('/metrics')).status).toBe(404);
  const labels = 'remote="mfe-blog",version="1.0.0-0",route="/blog/:slug"';
  for (const line of [
    `agence_browser_seconds_bucket{${labels},measure="lcp",le="0.8"} 0`,
    `agence_browser_seconds_bucket{${labels},measure="lcp",le="1.2"} 1`,
    `agence_browser_seconds_bucket{${labels},measure="lcp",le="+Inf"} 1`,
    `agence_browser_seconds_sum{${labels},measure="lcp"} 0.812`,
    `agence_browser_layout_shift_count{${labels},measure="cls"} 1`,
    `agence_browser_failures_total{${labels},before="entry"} 1`,
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  // Every line is a comment or a sample, and each family is told once and in one piece (exposition format 0.0.4).
  expect(text.split('\n').filter((line) => !/^(?:# (?:HELP|TYPE) .+|\w+(?:\{.+\})? [\d.e+-]+|)$/.test(line))).toEqual(
    [],
  );
  const names = text.split('\n').flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(snapshot().revision).toBe(1);
});

test('hands on what a visit came to, by paths that everybody may see, with where it began', async () => {
  const { measuring } = aMeasuredSite();
  const tell = async (body: unknown) => {
    const counted: Traffic[] = [];
    const text = JSON.stringify(body);
    const headers = { 'content-length': String(text.length) };
    const request = new Request(`http://site.test${MEASURES_ADDRESS}`, { method: 'POST', body: text, headers });
    const { status } = await measuring.beacon(request, aConnection(), async (traffic) => void counted.push(traffic));
    return { status, counted };
  };
  const origin = { landing: '/blog/un-article', source: 'infolettre' };
  const seen = await tell([
    ['came', '', '/blog/un-article/', 1],
    ['viewed', '', '/jean@exemple.test', 1],
    ['origin', JSON.stringify(origin), '', 1],
  ]);
  expect(seen).toEqual({
    status: 204,
    counted: [{ seen: [['came', '/blog/un-article']], origin, consented: true }],
  });
  // An address that is a key is nobody's to read.
  expect((await tell([['viewed', '', '/rendez-vous/0d5c2c3e', 1]])).counted).toMatchObject([
    { seen: [['viewed', '/rendez-vous/:jeton']] },
  ]);
  // What is no origin takes nothing else with it.
  expect(
    (
      await tell([
        ['viewed', '', '/blog/un-article', 1],
        ['origin', '{"landing":1}', '', 0],
      ])
    ).counted,
  ).toEqual([{ seen: [['viewed', '/blog/un-article']], origin: {}, consented: false }]);
  expect((await tell([['lcp', RELEASE, '', 1]])).counted).toEqual([]);
  for (const wrong of [
    ['viewed', 'x', '/', 1],
    ['viewed', '', '/', 9],
    ['sold', '', '/', 1],
    ['viewed', '', '\0', 1],
  ])
    expect((await tell([wrong])).status).toBe(400);
});

test('one client begins one visit a beacon, and takes a tenth of the names of an hour at most', async () => {
  const { measuring } = aMeasuredSite();
  const counted: Traffic[] = [];
  const tell = async (pages: readonly string[], source: string, clientIp = '203.0.113.7') => {
    const seen = pages.flatMap((page) => [
      ['came', '', page, 1],
      ['viewed', '', page, 1],
    ]);
    const text = JSON.stringify([...seen, ['origin', JSON.stringify({ source }), '', 0]]);
    const headers = { 'content-length': String(text.length) };
    const request = new Request(`http://site.test${MEASURES_ADDRESS}`, { method: 'POST', body: text, headers });
    expect(
      (await measuring.beacon(request, aConnection({ clientIp }), async (told) => void counted.push(told))).status,
    ).toBe(204);
    return counted.at(-1) as Traffic;
  };
  const names = () =>
    new Set(counted.flatMap(({ seen, origin }) => seen.map(([, page]) => `${page} ${origin.source}`))).size;
  for (let beacon = 0; beacon < 19; beacon += 1)
    await tell(
      Array.from({ length: 19 }, (_, index) => `/blog/article-${beacon * 19 + index}`),
      `campagne-${beacon}`,
    );
  // Ten beacons of nineteen names; what comes after them is counted together.
  expect(names()).toBe(191);
  for (const { seen } of counted) expect(seen.filter(([kind]) => kind === 'came')).toHaveLength(1);
  expect(counted.at(-1)).toMatchObject({ origin: { source: '…', campaign: '…' } });
  expect(counted.at(-1)?.seen[1]).toEqual(['viewed', '…']);
  // What it has told before it goes on telling, and so do others.
  expect((await tell(['/blog/article-0'], 'campagne-0')).origin).toEqual({ source: 'campagne-0' });
  expect((await tell(['/blog/neige'], 'autre', '198.51.100.7')).origin).toEqual({ source: 'autre' });
  vi.advanceTimersByTime(3_600_001);
  expect((await tell(['/blog/neige'], 'nouvelle')).origin).toEqual({ source: 'nouvelle' });
});

test('counts no program that says so itself', async () => {
  const request = new Request('http://site.test/r/mesures', { headers: { 'user-agent': 'Googlebot/2.1' } });
  const options = { backendUrl: undefined, anonKey: '', lanes: {} as never };
  await countTraffic({ seen: [['came', '/']], origin: {}, consented: false }, request, aConnection(), options);
});
