import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';
import { readConfig } from './project.ts';
import { FileStore } from './storage/FileStore.ts';
import { seededFolder, TEST_SITE_URL } from './testing/seededFolder.ts';
import { type SlowRequest, sendSlowly, upload } from './testing/slowSender.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
let creator: Record<string, string>;
let admin: Record<string, string>;
let learner: Record<string, string>;
let course = '';
let product = '';

beforeAll(async () => {
  backend = await startTestBackend();
  const headersOf = async (role: 'creator' | 'admin' | 'learner') => {
    const client = await backend.signedIn(role);
    // Staff put files that are sold with a second factor alone.
    if (role === 'admin') await withSecondFactor(backend, client);
    const { data } = await client.auth.getSession();
    return { apikey: backend.secrets.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  };
  [creator, admin, learner] = [await headersOf('creator'), await headersOf('admin'), await headersOf('learner')];
  const [found] = await backend.sql<{ id: string; product: string }>(
    `select f.id, p.id as product from public.formations f join public.products p on p.formation_id = f.id
     where f.slug = 'google-ads-premieres-campagnes-rentables'`,
  );
  course = found?.id ?? '';
  product = found?.product ?? '';
});
afterAll(() => backend?.close());

/** The head of an upload whose body never begins. */
const head = (path: string, headers: Record<string, string>): SlowRequest => ({
  ...upload(path, 1000, 1000, headers),
  pieces: [],
});
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

test('refuses an upload, as a form too, before its first byte (INF-020, SRV-05)', async () => {
  const path = `videos/${course}/a.mp4`;
  const { apikey = '' } = creator;
  for (const [headers, size, status] of [
    [{}, 1000, 401],
    [{ apikey }, 1000, 403],
    [learner, 1000, 403],
    [{ ...creator, authorization: 'Bearer x' }, 1000, 401],
    [creator, 300 * 1024 * 1024, 413],
  ] as const) {
    for (const type of [{ 'content-type': 'video/mp4' }, FORM]) {
      const { headers: declared, ...request } = head(path, { ...headers, ...type });
      const sent = sendSlowly(backend.url, { ...request, headers: { ...declared, 'content-length': String(size) } });
      expect((await sent.answer)?.status).toBe(status);
    }
  }
  expect((await sendSlowly(backend.url, head(path, { ...creator, 'content-type': 'text/html' })).answer)?.status).toBe(
    415,
  );
  const form = new FormData();
  form.append('', new Blob(['----ftyp'], { type: 'video/mp4' }), 'a.mp4');
  const taken = `videos/${course}/pris.mp4`;
  const send = () =>
    fetch(`${backend.url}/storage/v1/object/${taken}`, { method: 'POST', headers: creator, body: form });
  expect([(await send()).status, (await sendSlowly(backend.url, head(taken, creator)).answer)?.status]).toEqual([
    200, 409,
  ]);
});

test('streams the file of a form, whatever stands around it, and refuses its type at its head', async () => {
  const send = async (parts: readonly string[], name: string) => {
    const body = Buffer.from(parts.join('\r\n'), 'latin1');
    const request = {
      ...upload(`videos/${course}/${name}.mp4`, body.length, 1e6, { ...creator, ...FORM }),
      pieces: [body],
    };
    return (await sendSlowly(backend.url, request).answer)?.status;
  };
  const file = (type: string, text: string) => [
    '--x',
    'content-disposition: form-data; name=""; filename="a"',
    `content-type: ${type}`,
    '',
    text,
  ];
  const field = ['--x', 'content-disposition: form-data; name="cacheControl"', '', '3600'];
  const before = readdirSync(backend.filesDir).length;
  expect(
    await send([...field, ...file('video/mp4', '----ftyp'), ...file('video/mp4', 'second'), '--x--', ''], 'entier'),
  ).toBe(200);
  const stored = await fetch(`${backend.url}/storage/v1/object/videos/${course}/entier.mp4`, { headers: creator });
  expect(await stored.text()).toBe('----ftyp');
  expect(await send([...field, '--x--', ''], 'vide')).toBe(400);
  expect(await send([...file('text/html', '<script>'), '--x--', ''], 'page')).toBe(415);
  expect(await send([...field, ...file('video/mp4', '----ftyp')], 'coupe')).toBe(400);
  expect(readdirSync(backend.filesDir)).toHaveLength(before + 1);
});

test('leaves nothing of an upload that is cut off, and none of what a killed process left (DLS-06)', async () => {
  const before = readdirSync(backend.filesDir);
  for (const type of [{}, FORM]) {
    const begin = '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: video/mp4\r\n\r\n';
    const request = upload(`videos/${course}/moitie.mp4`, 10_000_000, 4_000_000, { ...creator, ...type });
    const pieces = type === FORM ? [Buffer.from(begin), ...request.pieces] : request.pieces;
    const sent = sendSlowly(backend.url, { ...request, pieces });
    await vi.waitUntil(() => readdirSync(backend.filesDir).length > before.length);
    sent.end();
    await vi.waitUntil(() => readdirSync(backend.filesDir).length === before.length);
  }

  const dataDir = await seededFolder();
  const folder = join(dataDir, 'files');
  const kept = readdirSync(folder);
  writeFileSync(join(folder, crypto.randomUUID()), 'half a video');
  writeFileSync(join(folder, 'notes.txt'), 'of an operator');
  const { connection } = await openBackend({ dataDir, config: readConfig(), siteUrl: TEST_SITE_URL, log: () => {} });
  await connection.close();
  expect(readdirSync(folder)).toEqual([...kept, 'notes.txt'].sort());
  rmSync(dataDir, { recursive: true });
});

test('ends at the largest size, also where nobody said how much would come', async () => {
  const files = new FileStore(backend.filesDir);
  const before = readdirSync(backend.filesDir);
  const endless = async function* () {
    for (;;) yield new Uint8Array(1000);
  };
  await expect(files.put(endless(), 10_000)).rejects.toThrow();
  expect(readdirSync(backend.filesDir)).toEqual(before);
});

test('lets three uploads of one person in at once, and keeps places for others', async () => {
  const slowly = (path: string, headers: Record<string, string>) =>
    sendSlowly(backend.url, upload(path, 1_000_000, 20_000, headers));
  const before = readdirSync(backend.filesDir).length;
  const running = [1, 2, 3].map((number) => slowly(`videos/${course}/part-${number}.mp4`, creator));
  await vi.waitUntil(() => readdirSync(backend.filesDir).length === before + 3);
  const fourth = await fetch(`${backend.url}/storage/v1/object/videos/${course}/part-4.mp4`, {
    method: 'POST',
    headers: { ...creator, 'content-type': 'video/mp4' },
    body: 'x',
  });
  expect([fourth.status, fourth.headers.get('retry-after'), (await fourth.json()).code]).toEqual([
    429,
    '10',
    'too_many_uploads',
  ]);
  const others = await fetch(`${backend.url}/storage/v1/object/downloads/${product}/part.csv`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'text/csv' },
    body: 'x',
  });
  expect(others.status).toBe(200);
  for (const sent of running) sent.end();
  await vi.waitUntil(() => readdirSync(backend.filesDir).length === before + 1);
});

test('knows files by their first bytes, whatever they are called, and keeps nothing of the others (CNT-10)', async () => {
  const before = readdirSync(backend.filesDir).length;
  const page = '<!doctype html><script>alert(1)</script>';
  for (const [path, type, bytes, status] of [
    [`videos/${course}/page.mp4`, 'video/mp4', page, 415],
    [`videos/${course}/image.mp4`, 'video/mp4', '\0\0\0\x1cftypavif', 415],
    [`videos/${course}/sous-titres.vtt`, 'text/vtt', page, 415],
    [`videos/${course}/vide.webm`, 'video/webm', '', 415],
    [`downloads/${product}/programme.csv`, 'text/csv', 'MZ\x90\0\x03', 415],
    [`downloads/${product}/page.txt`, 'text/plain', `\n${page}`, 415],
    [`downloads/${product}/notes.txt`, 'text/plain', 'Des notes, simplement.', 200],
    [`videos/${course}/film.webm`, 'video/webm', '\x1aE\xdf\xa3', 200],
  ] as const) {
    const headers = { ...(path.startsWith('videos') ? creator : admin), 'content-type': type };
    const body = Buffer.from(bytes, 'latin1');
    const answer = await fetch(`${backend.url}/storage/v1/object/${path}`, { method: 'POST', headers, body });
    expect([answer.status, status === 415 ? (await answer.json()).code : undefined], path).toEqual([
      status,
      status === 415 ? 'file_type_refused' : undefined,
    ]);
  }
  const form = new FormData();
  form.append('', new Blob([page], { type: 'video/mp4' }), 'a.mp4');
  const sent = await fetch(`${backend.url}/storage/v1/object/videos/${course}/formulaire.mp4`, {
    method: 'POST',
    headers: creator,
    body: form,
  });
  expect([sent.status, (await sent.json()).code]).toEqual([415, 'file_type_refused']);
  expect(readdirSync(backend.filesDir)).toHaveLength(before + 2);
});

test('says 503 where the disk is full, for a file and for a row, and goes on when there is room', async () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const send = (name: string) =>
    fetch(`${backend.url}/storage/v1/object/videos/${course}/${name}.mp4`, {
      method: 'POST',
      headers: { ...creator, 'content-type': 'video/mp4' },
      body: '----ftyp',
    });
  const before = readdirSync(backend.filesDir).length;
  const put = vi.spyOn(FileStore.prototype, 'put').mockRejectedValueOnce(full());
  const file = await send('plein');
  put.mockRestore();
  const answerOf = async (answer: Response) => [
    answer.status,
    Number(answer.headers.get('retry-after')) > 0,
    (await answer.json()).code,
  ];
  expect(await answerOf(file)).toEqual([503, true, 'backend_unavailable']);
  expect((await send('place')).status).toBe(200);
  expect(readdirSync(backend.filesDir)).toHaveLength(before + 1);

  // As PostgreSQL says it, from inside the database.
  await backend.sql(`create function private.full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await backend.sql(
    'create trigger full_disk before update on public.profiles for each row execute function private.full_disk()',
  );
  const row = await fetch(`${backend.url}/rest/v1/profiles?user_id=not.is.null`, {
    method: 'PATCH',
    headers: { ...creator, 'content-type': 'application/json' },
    body: '{"full_name":"Plein"}',
  });
  expect(await answerOf(row)).toEqual([503, true, 'backend_unavailable']);
});
