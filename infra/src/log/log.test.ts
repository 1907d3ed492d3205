import { expect, test, vi } from 'vitest';
import { aSite } from '../composer/testing/aSite.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { backendRoute } from './backendRoute.ts';
import { createLog } from './createLog.ts';

/** A site that logs for machines, and its lines. */
function aLoggedSite() {
  const lines: string[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
  return { ...aSite({ log }), lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

test('a request is one line: id, revision, release, route, status and time; the answer has its id and where the time went', async () => {
  const { ask, entries } = aLoggedSite();
  const answer = await ask('/formations/seo?q=perso');
  expect(entries()).toEqual([
    {
      ...{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', event: 'request' },
      ...{ requestId: answer.headers.get('x-request-id'), revision: 1, release: 'mfe-blog@1.0.0-0' },
      ...{ route: '/formations/:slug', method: 'GET', status: 200, ms: expect.any(Number) },
    },
  ]);
  expect(answer.headers.get('server-timing')).toMatch(
    /^resolve;dur=[\d.]+, load;dur=[\d.]+;desc="mfe-blog@1\.0\.0-0", render;dur=[\d.]+$/,
  );
});

test('data, redirects, what nothing is at and what cannot be rendered have theirs, under patterns alone', async () => {
  const { ask, entries, load } = aLoggedSite();
  await ask('/_data/formations/seo');
  await ask('/articles/une-personne');
  await ask('/une-personne/ailleurs');
  await ask('/r/mfe-blog/1.0.0-0/une-personne.js');
  load.mockRejectedValue(new TypeError('une-personne@exemple.test is not a function'));
  const failed = await ask('/formations/une-personne');
  expect(entries().map(({ event, route, status }) => [event, route, status])).toEqual([
    ['request', '/formations/:slug', 200],
    ['request', '', 301],
    ['request', '', 404],
    ['request', '/r', 404],
    ['problem', '/formations/:slug', undefined],
    ['request', '/formations/:slug', 500],
  ]);
  expect(entries().at(-2)).toMatchObject({
    ...{ level: 'error', what: 'mfe-blog cannot render /formations/:slug', release: 'mfe-blog@1.0.0-0' },
    ...{
      requestId: failed.headers.get('x-request-id'),
      error: 'TypeError',
      at: expect.stringMatching(/log\.test\.ts:\d+:\d+\)?$/),
    },
  });
  // Functions and places, and nothing that anybody has written.
  const { stack } = entries().at(-2);
  expect(stack[0]).toMatch(/^at (?:[\w$.]+ \()?log\.test\.ts:\d+:\d+\)?$/);
  expect(stack.length).toBeGreaterThan(1);
});

test('no content, no secret and nobody’s address is in it, wherever it comes in (PRV-03)', async () => {
  const { ask, lines, load } = aLoggedSite();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'CANARI-9' }, { status: 401 }));
  const headers = {
    ...{ authorization: 'Bearer CANARI-1', apikey: 'CANARI-2', cookie: 'sb=CANARI-3; repli=CANARI-4@1' },
    ...{ 'user-agent': 'CANARI-5', referer: 'http://site.test/CANARI-6', 'x-forwarded-for': '203.0.113.7' },
  };
  const addresses = ['/', '/CANARI', '/blog/CANARI?q=CANARI#CANARI', '/formations/CANARI', '/_data/formations/CANARI'];
  const ofBackend = ['/rest/v1/leads?email=eq.CANARI', '/auth/v1/token', '/storage/v1/object/files/CANARI/a.png'];
  load.mockRejectedValue(Object.assign(new Error('CANARI-7'), { name: 'CanariError' }));
  for (const path of [...addresses, ...ofBackend]) await ask(path, headers);
  for (const path of ofBackend) await ask(path, { ...headers, 'content-type': 'text/plain' }, 'POST');
  vi.unstubAllGlobals();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => /CANARI|203\.0\.113|127\.0\.0|exemple/.test(line))).toEqual([]);
});

test('who signs in, is refused or pays stands in the same lines, with what the security log of the database calls it', async () => {
  const { ask, entries } = aLoggedSite();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  await ask('/auth/v1/token?grant_type=password', {}, 'POST');
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 403 }));
  await ask('/rest/v1/rpc/reset_second_factor', {}, 'POST');
  vi.unstubAllGlobals();
  expect(entries().map(({ route, status, security }) => [route, status, security])).toEqual([
    ['/auth/v1/token', 400, 'sign_in'],
    ['/rest/v1/rpc/reset_second_factor', 403, 'refusal'],
  ]);
});

test.each([
  ['/rest/v1/profiles', 200, '/rest/v1/profiles'],
  ['/rest/v1/rpc/catalogue', 200, '/rest/v1/rpc/catalogue'],
  ['/auth/v1/factors/0b6c9a52-0000-4000-8000-000000000000/verify', 200, '/auth/v1/factors'],
  ['/functions/v1/jean-tremblay', 404, '/functions/v1'],
  ['/storage/v1/object/avatars/0b6c9a52/moi.png', 200, '/storage/v1'],
  ['/simulateur-paiement/cs_test_1', 200, '/simulateur-paiement'],
])('of %s with %i is written down %s', (pathname, status, route) => {
  expect(backendRoute(pathname, status)).toBe(route);
});

test('for people it says failures alone, in a sentence', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  log.problem('The registry is left as it was', new RegistryError('registry_expired', 'it has expired'));
  log.problem('A page failed', new TypeError('x'));
  log.problem('mfe-blog is left out.');
  log.said('mfe-blog@1.0.0-0', 'mfe-blog: loading');
  expect(lines).toEqual([
    'The registry is left as it was: it has expired',
    'A page failed: TypeError: x',
    'mfe-blog is left out.',
    'mfe-blog: loading',
  ]);
});

test('of what a server half writes, kind and place of an error alone go to machines; a sentence of ours goes as it is', () => {
  const lines: string[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
  log.said('mfe-blog@1.0.0-0', 'mfe-blog: RangeError: jean@exemple.test');
  log.said('mfe-blog@1.0.0-0', 'mfe-blog:     at load (file:///x/server/server.js:3:14)');
  log.said('mfe-blog@1.0.0-0', 'mfe-blog: jean@exemple.test');
  log.problem('The registry is left as it was', new RegistryError('registry_expired', 'it has expired'));
  expect(lines.map((line) => ({ ...JSON.parse(line), time: 0 }))).toEqual([
    { time: 0, level: 'error', event: 'remote', release: 'mfe-blog@1.0.0-0', error: 'RangeError' },
    { time: 0, level: 'error', event: 'remote', release: 'mfe-blog@1.0.0-0', at: 'server.js:3:14' },
    {
      ...{ time: 0, level: 'error', event: 'problem', what: 'The registry is left as it was' },
      ...{ error: 'registry_expired', why: 'it has expired' },
    },
  ]);
});
