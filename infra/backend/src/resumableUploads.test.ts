import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resumableOf } from './storage/signedUrl.ts';
import { sendSlowly } from './testing/slowSender.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let creator: Record<string, string>;
let learner: Record<string, string>;
let course = '';

beforeAll(async () => {
  backend = await startTestBackend();
  const headersOf = async (role: 'creator' | 'learner') => {
    const { data } = await (await backend.signedIn(role)).auth.getSession();
    return { apikey: backend.secrets.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  };
  [creator, learner] = [await headersOf('creator'), await headersOf('learner')];
  const [found] = await backend.sql<{ id: string }>(
    `select id from public.formations where slug = 'google-ads-premieres-campagnes-rentables'`,
  );
  course = found?.id ?? '';
});
afterAll(() => backend?.close());
afterEach(() => void vi.useRealTimers());

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const film = (size: number) => Buffer.concat([Buffer.from('----ftypmp42'), Buffer.alloc(size - 12, 'film')]);
const parts = () => readdirSync(backend.filesDir).filter((name) => name.startsWith('part-'));

interface Begun {
  readonly size: number;
  readonly bucket?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

function begin(name: string, { size, bucket = 'videos', type = 'video/mp4', headers = creator }: Begun) {
  const said = { bucketName: bucket, objectName: name, contentType: type, cacheControl: '3600' };
  const metadata = Object.entries(said).map(([key, value]) => `${key} ${base64(value)}`);
  return fetch(`${backend.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...TUS, ...headers, 'upload-length': String(size), 'upload-metadata': metadata.join(',') },
  });
}
const addressOf = (answer: Response) => backend.url + answer.headers.get('location');
const begun = async (name: string, what: Begun) => addressOf(await begin(name, what));

function send(address: string, offset: number, body: Uint8Array, headers = creator) {
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return fetch(address, { method: 'PATCH', headers: { ...TUS, ...headers, ...type }, body: Buffer.from(body) });
}
const ask = (address: string, method = 'HEAD', headers = creator) =>
  fetch(address, { method, headers: { ...TUS, ...headers } });
const offsetOf = async (address: string) => Number((await ask(address)).headers.get('upload-offset'));
const stored = async (name: string) => {
  const answer = await fetch(`${backend.url}/storage/v1/object/videos/${name}`, { headers: creator });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
};

test('a video that comes in parts, and goes on where its connection broke, is the file that was sent (INF-019)', async () => {
  const whole = film(500_000);
  const name = `${course}/en-parties.mp4`;
  const created = await begin(name, { size: whole.length });
  expect([created.status, created.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
  const address = addressOf(created);
  const first = await send(address, 0, whole.subarray(0, 100_000));
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000']);

  const cut = sendSlowly(backend.url, {
    method: 'PATCH',
    path: new URL(address).pathname,
    headers: {
      ...{ ...TUS, ...creator, 'content-type': 'application/offset+octet-stream' },
      ...{ 'upload-offset': '100000', 'content-length': '400000' },
    },
    pieces: [whole.subarray(100_000, 250_000), whole.subarray(250_000, 300_000)],
    everyMs: 20,
  });
  await vi.waitUntil(async () => (await offsetOf(address)) === 300_000);
  expect(await stored(name)).toBeUndefined();
  expect((await send(address, 300_000, whole.subarray(300_000))).status).toBe(423);
  cut.end();
  await vi.waitUntil(async () => (await send(address, 300_000, whole.subarray(300_000))).status === 204);
  expect((await stored(name))?.equals(whole)).toBe(true);
  expect(parts()).toEqual([]);
  // Whoever has not heard that the last part arrived is told so.
  const asked = await ask(address);
  expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
    200,
    '500000',
    '500000',
  ]);
});

test('is refused before its first byte where it cannot be kept (INF-020, CNT-10)', async () => {
  const name = `${course}/refus.mp4`;
  for (const [what, status] of [
    [{ size: 1000, headers: { apikey: creator.apikey ?? '' } }, 403],
    [{ size: 1000, headers: learner }, 403],
    [{ size: 1000, headers: {} }, 401],
    [{ size: 300 * 1024 * 1024 }, 413],
    [{ size: 1000, type: 'text/html' }, 415],
    [{ size: 1000, bucket: 'nowhere' }, 404],
    [{ size: 0 }, 400],
    [{ size: 1000, headers: { ...creator, 'tus-resumable': '0.2.2' } }, 412],
  ] as const) {
    const answer = await begin(name, what);
    expect([answer.status, answer.headers.get('tus-resumable')], JSON.stringify(what)).toEqual([
      status,
      status === 401 ? null : '1.0.0',
    ]);
  }
  expect((await begin('../x.mp4', { size: 1000 })).status).toBe(400);
  expect(parts()).toEqual([]);
});

test('what is no video is known by its first bytes, and nothing of it stays (CNT-10)', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(1000));
  const address = await begun(`${course}/page.mp4`, { size: 1000 });
  expect((await send(address, 0, page.subarray(0, 500))).status).toBe(415);
  expect([(await ask(address)).status, parts()]).toEqual([404, []]);
  // Nor by bytes that come one after the other, each innocent.
  const picture = Buffer.from('----ftypavif'.padEnd(100, '-'));
  const slowly = await begun(`${course}/image.mp4`, { size: 100 });
  expect((await send(slowly, 0, picture.subarray(0, 8))).status).toBe(204);
  expect((await send(slowly, 8, picture.subarray(8))).status).toBe(415);
  expect([await stored(`${course}/image.mp4`), parts()]).toEqual([undefined, []]);
});

test('a part that does not fit where the last one ended, or is too long, changes nothing', async () => {
  const whole = film(1000);
  const address = await begun(`${course}/decale.mp4`, { size: 1000 });
  await send(address, 0, whole.subarray(0, 400));
  const answers = [
    await send(address, 0, whole.subarray(0, 400)),
    await send(address, 500, whole.subarray(500)),
    await send(address, 400, film(700)),
    await fetch(address, { method: 'PATCH', headers: { ...TUS, ...creator, 'upload-offset': '400' }, body: 'x' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 413, 415]);
  expect(await offsetOf(address)).toBe(400);
  expect((await ask(address, 'DELETE')).status).toBe(204);
});

test('nobody else goes on with an upload, asks how far it is or ends it (INF-020)', async () => {
  const address = await begun(`${course}/a-moi.mp4`, { size: 1000 });
  expect((await send(address, 0, film(1000), learner)).status).toBe(403);
  expect((await ask(address, 'HEAD', learner)).status).toBe(403);
  expect((await ask(address, 'DELETE', learner)).status).toBe(403);
  expect(parts()).toHaveLength(1);
  expect((await ask(address, 'DELETE')).status).toBe(204);
  expect([(await ask(address)).status, (await ask(address, 'DELETE')).status, parts()]).toEqual([404, 404, []]);
});

test('an address that was not given, or was changed, is none', async () => {
  const address = await begun(`${course}/adresse.mp4`, { size: 1000 });
  const [head, said = '', signature] = address.slice(address.lastIndexOf('/') + 1).split('.');
  const { resumable, exp } = JSON.parse(Buffer.from(said, 'base64url').toString());
  const forged = (claims: object) =>
    [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  const changed = [
    forged({ resumable: { ...resumable, path: `${course}/autre.mp4` }, exp }),
    forged({ resumable, exp: 9e9 }),
    'a.b.c',
  ];
  for (const token of changed) {
    const none = `${backend.url}/storage/v1/upload/resumable/${token}`;
    expect((await send(none, 0, film(1000))).status, token).toBe(404);
  }
  await ask(address, 'DELETE');
});

test('a name that was taken meanwhile, or a right that is lost, ends it without a trace', async () => {
  const name = `${course}/deux-fois.mp4`;
  const whole = film(1000);
  const [one, other] = [await begun(name, { size: 1000 }), await begun(name, { size: 1000 })];
  expect((await send(one, 0, whole)).status).toBe(204);
  expect((await send(other, 0, whole)).status).toBe(409);
  expect((await begin(name, { size: 1000 })).status).toBe(409);
  const before = readdirSync(backend.filesDir).length;
  const replacing = await begun(name, { size: 1200, headers: { ...creator, 'x-upsert': 'true' } });
  expect((await send(replacing, 0, film(1200))).status).toBe(204);
  expect([(await stored(name))?.length, readdirSync(backend.filesDir).length]).toEqual([1200, before]);

  const lost = await begun(`${course}/perdu.mp4`, { size: 1000 });
  await send(lost, 0, whole.subarray(0, 500));
  const giveTo = (creatorId: string | undefined) =>
    backend.sql('update public.formations set creator_id = $2 where id = $1', [course, creatorId]);
  const [owners] = await backend.sql<{ mine: string; other: string }>(
    `select f.creator_id as mine, c.id as other from public.formations f join public.creators c on c.id <> f.creator_id
     where f.id = $1 limit 1`,
    [course],
  );
  await giveTo(owners?.other);
  expect((await send(lost, 500, whole.subarray(500))).status).toBe(403);
  await giveTo(owners?.mine);
  expect((await ask(lost, 'DELETE')).status).toBe(204);
});

test('where there is no room for another file, none is begun, and what was begun before ends there (SRV-05)', async () => {
  const early = await begun(`${course}/avant.mp4`, { size: 1000 });
  await backend.sql(
    `insert into storage.objects (bucket_id, name, metadata)
     select 'videos', $1 || '/plein-' || n || '.mp4', '{"size": 1, "mimetype": "video/mp4"}' from generate_series(1, 1000) n`,
    [course],
  );
  const refused = await begin(`${course}/apres.mp4`, { size: 1000 });
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'quota_reached']);
  expect((await send(early, 0, film(1000))).status).toBe(422);
  await backend.sql(`delete from storage.objects where name like $1 || '/plein-%'`, [course]);
  expect(parts()).toEqual([]);
});

test('what nobody goes on with for a day is gone, and of one person five wait at most', async () => {
  const address = await begun(`${course}/oublie.mp4`, { size: 1000 });
  const [old = ''] = parts();
  const longAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(backend.filesDir, old), longAgo, longAgo);
  const others: string[] = [];
  const aged = new Set<string>();
  const age = (name: string, minutes: number) => {
    const at = Date.now() / 1000 - minutes * 60;
    utimesSync(join(backend.filesDir, name), at, at);
    aged.add(name);
  };
  for (const number of [1, 2, 3, 4, 5, 6]) {
    others.push(await begun(`${course}/attend-${number}.mp4`, { size: 1000 }));
    expect(parts()).not.toContain(old);
    // Which of them is older shows in the times of their files.
    for (const name of parts()) if (!aged.has(name)) age(name, 60 - number);
  }
  expect((await ask(address)).status).toBe(404);
  const answers = await Promise.all(others.map(async (other) => (await ask(other)).status));
  expect(answers).toEqual([404, 200, 200, 200, 200, 200]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600 * 1000 });
  const token = others[5]?.slice(others[5].lastIndexOf('/') + 1) ?? '';
  expect(await resumableOf(token, backend.secrets)).toBeUndefined();
  vi.useRealTimers();
  for (const other of others.slice(1)) await ask(other, 'DELETE');
  expect(parts()).toEqual([]);
});
