import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecurityRow } from '@agence/backend/edge/securityLogAnswer';
import { afterEach, expect, test, vi } from 'vitest';
import { aSite } from '../composer/testing/aSite.ts';
import { activate } from '../registry/activate.ts';
import { auditFolder } from '../registry/history.ts';
import { createRefusals } from '../registry/refusals.ts';
import { aStore, published } from '../registry/testing/aStore.ts';

afterEach(() => void vi.unstubAllGlobals());

const ADDRESS = '/functions/v1/security-log';
const SIGNED_IN = { authorization: 'Bearer of.staff.x', apikey: 'key' };
const SIGN_IN = { id: 7, at: '2026-11-01T00:00:00Z', kind: 'sign_in', request_id: 'r', user_id: 'u', subject_id: null };

/** A store where one release was promoted and one refused, and its site; the backend knows of one sign-in. */
async function aSiteWithHistory() {
  const dataDir = await aStore();
  const [shell, blog] = [await published(dataDir, { name: 'shell' }), await published(dataDir, { name: 'mfe-blog' })];
  await activate(dataDir, { versions: { shell, 'mfe-blog': blog }, by: 'camille', why: '=premier' });
  const refusal = { asked: 'PUT /v1/releases', status: 403, code: 'not_yours', why: 'secret?' };
  await createRefusals(dataDir)({ request: 'abc', by: 'key 1 (blog)', release: 'mfe-shop@1.0.0', ...refusal });
  await createRefusals(
    dataDir,
    () => Date.now() - 91 * 86_400_000,
  )({ request: 'old', by: null, release: null, ...refusal });
  const backend = vi.fn(async (..._: Parameters<typeof fetch>) =>
    Response.json([{ ...SIGN_IN, client: '203.0.113.7', what: '/auth/v1/token', status: 200 }]),
  );
  vi.stubGlobal('fetch', backend);
  return { ...aSite({ dataDir }), dataDir, blog, backend };
}

test('staff reads promotions and refused uploads in the one security log, the latest first, as JSON and as a file', async () => {
  const { ask, blog, backend } = await aSiteWithHistory();
  const rows = (await (await ask(ADDRESS, SIGNED_IN)).json()) as SecurityRow[];
  expect(rows.at(-1)).toMatchObject(SIGN_IN);
  const [refused, promoted] = rows;
  expect(refused).toMatchObject({ kind: 'release_refused', request_id: 'abc', status: 403 });
  expect(refused?.what).toBe('PUT /v1/releases: mfe-shop@1.0.0 (key 1 (blog): not_yours)');
  expect(promoted).toMatchObject({
    kind: 'release',
    request_id: expect.stringMatching(/^revision \d+$/),
    client: null,
  });
  expect(promoted?.what).toMatch(new RegExp(`^promote: .*mfe-blog – > ${blog}.* \\(camille: =premier\\)$`));
  expect(rows.map(({ request_id }) => request_id)).not.toContain('old');

  const file = await ask(ADDRESS, { ...SIGNED_IN, accept: 'text/csv' });
  expect(file.headers.get('content-disposition')).toContain('journal-de-securite.csv');
  expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines[1]).toContain('"release_refused"');
  const headers = new Headers(backend.mock.lastCall?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('accept')]).toEqual(['Bearer of.staff.x', 'application/json']);
});

test('nobody reads of releases there whom the backend refuses', async () => {
  const { ask, backend } = await aSiteWithHistory();
  backend.mockImplementation(async () => Response.json({ code: 'admin_required' }, { status: 403 }));
  for (const headers of [{}, SIGNED_IN]) {
    const answer = await ask(ADDRESS, headers);
    expect([answer.status, await answer.text()]).toEqual([403, '{"code":"admin_required"}']);
  }
});

test('a record that was changed says so in the log, and hides nothing else', async () => {
  const { ask, dataDir } = await aSiteWithHistory();
  writeFileSync(join(auditFolder(dataDir), '1.json'), '{}');
  const rows = (await (await ask(ADDRESS, SIGNED_IN)).json()) as SecurityRow[];
  expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
    ['release', 'registry_forged'],
    ['release_refused', 'refused abc'],
    ['sign_in', 7],
  ]);
});
