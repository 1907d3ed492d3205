import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTurnAway } from './overload.ts';
import { rememberMember } from './shareOf.ts';

const READS = '/rest/v1/formations';
const KEY = 'public-key';

/** A server that turns away what has no place, and holds every read that has one. */
async function aSiteThatHolds(lanes = createOuterLanes()) {
  const turnAway = createTurnAway(lanes, KEY);
  const holding: (() => void)[] = [];
  const server = createServer((incoming, answer) => {
    const client = String(incoming.headers['x-client'] ?? 'anybody');
    if (turnAway(incoming, answer, incoming.url ?? '', client)) return;
    void lanes.reads.run(client, () => new Promise<void>((done) => holding.push(() => done(void answer.end('rows')))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    holding,
    ask: (headers: Record<string, string>, path = READS, method = 'GET') => fetch(url + path, { headers, method }),
  };
}

test('200 at once: a client has twelve places, the lane twenty-four, and the rest is turned away while they are held (LOD-02)', async () => {
  const { holding, ask } = await aSiteThatHolds();
  const flood = Array.from({ length: 200 }, () => ask({ 'x-client': 'flood' }));
  const others = () => Array.from({ length: 14 }, (_, index) => ask({ 'x-client': `other ${index}` }));
  const statuses: number[] = [];
  for (const answer of flood) void answer.then(({ status }) => statuses.push(status));
  await vi.waitUntil(() => statuses.length === 188);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(holding).toHaveLength(12);
  const later = others();
  for (const answer of later) void answer.then(({ status }) => statuses.push(status));
  await vi.waitUntil(() => statuses.length === 190);
  expect(holding).toHaveLength(24);
  for (const finish of holding.splice(0)) finish();
  expect((await Promise.all([...flood, ...later])).filter(({ status }) => status === 200)).toHaveLength(24);
});

test('turns away by the network and by the member, as places are taken (LOD-02)', async () => {
  const lanes = createOuterLanes();
  const turnAway = createTurnAway(lanes, KEY);
  const answer = { writeHead: () => ({ end: () => {} }) } as never;
  for (let index = 0; index < 12; index += 1) void lanes.reads.run('2001:db8:0:7::/64', () => new Promise(() => {}));
  const isTurnedAway = (client: string, headers = {}) => turnAway({ method: 'GET', headers }, answer, READS, client);
  expect(isTurnedAway('2001:db8:0:7::1')).toBe(true);
  expect(isTurnedAway('2001:db8:0:8::1')).toBe(false);
  const authorization = 'Bearer of.a.member';
  expect(isTurnedAway('2001:db8:0:7::1', { authorization })).toBe(true);
  rememberMember(authorization);
  expect(isTurnedAway('2001:db8:0:7::1', { authorization })).toBe(false);
});

test('says when to come back: as JSON to scripts, in French to who sees it, with the headers of every answer (LOD-02)', async () => {
  const { ask } = await aSiteThatHolds(
    Object.fromEntries(Object.keys(createOuterLanes()).map((lane) => [lane, { isFullFor: () => true }])) as never,
  );
  const data = await ask({ authorization: `Bearer ${KEY}` });
  const page = await ask({ accept: 'text/html,*/*' }, '/auth/v1/verify');
  for (const answer of [data, page]) {
    expect(answer.status).toBe(503);
    const { headers } = answer;
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['1', 'no-store']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const message = 'Le service est très sollicité. Réessayez dans un instant.';
  const head = await ask({ authorization: `Bearer ${KEY}` }, READS, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([503, data.headers.get('content-length')]);
  expect(await data.json()).toEqual({ code: 'overloaded', message });
  expect(await page.text()).toContain('<h1>Service très sollicité</h1>');
});

test('turns away sixteen in a millisecond, in their order, however late it comes to it (LOD-02)', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const full = { isFullFor: () => true };
  const turnAway = createTurnAway({ ...createOuterLanes(), reads: full } as never, KEY);
  const answered: number[] = [];
  const ask = (index: number) => {
    const answer = { writeHead: () => ({ end: () => void answered.push(index) }) } as never;
    expect(turnAway({ method: 'GET', headers: {} }, answer, READS, 'flood')).toBe(true);
  };
  const all = Array.from({ length: 33 }, (_, index) => index);
  for (const index of all) ask(index);
  expect(answered).toEqual([]);
  for (const count of [16, 32, 33]) {
    vi.advanceTimersByTime(1);
    expect(answered).toEqual(all.slice(0, count));
  }
  expect(vi.getTimerCount()).toBe(0);
  ask(33);
  vi.advanceTimersByTime(1);
  expect(answered.at(-1)).toBe(33);

  for (const index of all) ask(34 + index);
  // A process that has other work for three milliseconds answers then all that were due meanwhile.
  onTestFinished(() => void vi.restoreAllMocks());
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 2);
  vi.advanceTimersByTime(1);
  expect(answered.at(-1)).toBe(66);
});
