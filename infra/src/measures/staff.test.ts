import { createOuterLanes } from '@agence/backend/edge/lanes';
import { afterEach, expect, test, vi } from 'vitest';
import { aConnection } from '../composer/testing/aConnection.ts';
import { aSite } from '../composer/testing/aSite.ts';
import { createLog } from '../log/createLog.ts';
import { activate } from '../registry/activate.ts';
import { aStore, published } from '../registry/testing/aStore.ts';
import { createMeasuring, MEASURES_ADDRESS } from './createMeasuring.ts';
import { siteStatus } from './siteStatus.ts';
import { isStaff } from './staff.ts';

afterEach(() => void vi.unstubAllGlobals());

const PERSON = '0b6c9a52-0000-4000-8000-000000000001';
const tokenOf = (claims: object) => `Bearer a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
const ask = (authorization: string) =>
  isStaff(
    new Request(`http://site.test${MEASURES_ADDRESS}`, { headers: { authorization } }),
    aConnection({ clientIp: '203.0.113.9' }),
    { backendUrl: 'http://backend.test', anonKey: 'key', lanes: createOuterLanes() },
  );

test('the database says who is staff, asked with the token of who asks for their own row (AUT-03)', async () => {
  const backend = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json([{ role: 'admin' }]));
  vi.stubGlobal('fetch', backend);
  expect(await ask(tokenOf({ sub: PERSON }))).toBe(true);
  const [url, init] = backend.mock.lastCall ?? [];
  expect(url).toBe(`http://backend.test/rest/v1/profiles?select=role&role=eq.admin&user_id=eq.${PERSON}`);
  expect(new Headers(init?.headers).get('authorization')).toBe(tokenOf({ sub: PERSON }));
  backend.mockImplementation(async () => Response.json([]));
  expect(await ask(tokenOf({ sub: PERSON }))).toBe(false);
  // Who is not known to the database, a forged token, or one that lacks its second factor.
  backend.mockImplementation(async () => Response.json({ code: 'bad_jwt' }, { status: 401 }));
  expect(await ask(tokenOf({ sub: PERSON }))).toBe(false);
});

test.each(['', 'Bearer key', 'Bearer a.b.c', tokenOf({ sub: 'x&role=eq.learner' }), tokenOf({})])(
  'it is not even asked about %s',
  async (authorization) => {
    const backend = vi.fn();
    vi.stubGlobal('fetch', backend);
    expect(await ask(authorization)).toBe(false);
    expect(backend).not.toHaveBeenCalled();
  },
);

test('nobody else learns how the site does', async () => {
  const site = aSite();
  const answer = await site.ask(MEASURES_ADDRESS);
  expect([answer.status, await answer.json()]).toEqual([403, { code: 'admin_required' }]);
});

test('says which versions are live, how they do and what happened to them', async () => {
  const dataDir = await aStore();
  const [shell, first] = [await published(dataDir, { name: 'shell' }), await published(dataDir, { name: 'mfe-blog' })];
  await activate(dataDir, { versions: { shell, 'mfe-blog': first }, by: 'camille', why: 'premier' });
  const release = `mfe-blog@${first}`;
  const measuring = createMeasuring({
    ...{ dataDir, log: createLog({ write: () => {} }), current: aSite().snapshot },
    isPublished: () => true,
  });
  const body = JSON.stringify([
    ...Array.from({ length: 4 }, (_, turn) => ['lcp', release, '', 500 + turn * 100]),
    ...Array.from({ length: 9 }, () => ['hydrated', release, '', 50]),
    ['failed-evaluated', release, '', 0],
  ]);
  const headers = { 'content-length': String(body.length) };
  const request = new Request(`http://site.test${MEASURES_ADDRESS}`, { method: 'POST', body, headers });
  expect((await measuring.beacon(request, aConnection())).status).toBe(204);
  const status = await siteStatus(dataDir, await measuring.all());
  expect(status.remotes.find(({ name }) => name === 'mfe-blog')?.versions).toEqual([
    {
      ...{ version: first, state: 'active', visits: 9, failures: 1 },
      figures: { lcp: expect.closeTo(700, -2), hydrated: expect.any(Number) },
    },
  ]);
  expect(status.history[0]).toMatchObject({ action: 'promote', by: 'camille', why: 'premier' });
  await measuring.close();
});
