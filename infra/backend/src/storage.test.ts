import { readdirSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let creator: SupabaseClient;
let learner: SupabaseClient;
let visitor: SupabaseClient;
let creatorId = '';
/** The creator's paid course, which the learner has bought. */
let course = '';
let product = '';

beforeAll(async () => {
  backend = await startTestBackend();
  creator = await backend.signedIn('creator');
  learner = await backend.signedIn('learner');
  visitor = backend.client();
  creatorId = (await creator.rpc('my_creator_id')).data;
  const [found] = await backend.sql<{ id: string; product: string }>(
    `select f.id, p.id as product from public.formations f join public.products p on p.formation_id = f.id
     where f.slug = 'google-ads-premieres-campagnes-rentables'`,
  );
  course = found?.id ?? '';
  product = found?.product ?? '';
});
afterAll(() => backend?.close());

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (text = 'image') => new Blob([PNG, text], { type: 'image/png' });
const video = (text: string) => new Blob([text], { type: 'video/mp4' });
const at = (path: string, init?: RequestInit) => fetch(`${backend.url}/storage/v1${path}`, init);
const statusOf = ({ error }: { error: unknown }) => (error as { status?: number } | null)?.status ?? 200;

test('files of a creator go with the account; the cover of what somebody has bought stays (Law 25)', async () => {
  const { client, user_id } = await newcomerWith(backend);
  const { data: sold } = await client.rpc('create_formation', { title: 'Une formation' });
  const { data: own } = await client.rpc('my_creator_id');
  const names = ['photo', 'unsold', 'sold'].map((name) => `${own}/${name}-${crypto.randomUUID()}.png`);
  for (const path of names) expect((await client.storage.from('thumbnails').upload(path, png())).error).toBeNull();
  await client
    .from('formations')
    .update({ thumbnail_url: `/storage/v1/object/public/thumbnails/${names[2]}` })
    .eq('id', sold.id);
  await backend.sql(
    `with sold as (insert into public.products (name, price, category, formation_id) values ('X', 100, 'formation', $1) returning id)
     insert into public.user_products (user_id, product_id) select u.id, sold.id from sold, auth.users u where u.email = 'apprenant@exemple.test'`,
    [sold.id],
  );
  const shown = async () => {
    const answers = await Promise.all(names.map((path) => at(`/object/public/thumbnails/${path}`)));
    return answers.map(({ status }) => status);
  };
  expect(await shown()).toEqual([200, 200, 200]);
  const files = readdirSync(backend.filesDir).length;
  await callDatabase(backend.env, 'delete_account', { person: user_id });
  await runJobs(backend.env);
  expect(await shown()).toEqual([404, 404, 200]);
  expect(readdirSync(backend.filesDir)).toHaveLength(files - 2);
});

test('lets creators put pictures under their own name only, for everybody to see (INF-020)', async () => {
  const path = `${creatorId}/vignette.png`;
  const { error } = await creator.storage.from('thumbnails').upload(path, png());
  expect(error).toBeNull();
  const seen = await at(`/object/public/thumbnails/${path}`);
  expect([
    seen.status,
    seen.headers.get('content-type'),
    seen.headers.get('cache-control'),
    (await seen.text()).slice(-5),
  ]).toEqual([200, 'image/png', 'public, max-age=3600', 'image']);
  const unchanged = await at(`/object/public/thumbnails/${path}`, {
    headers: { 'if-none-match': seen.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  const opened = (query: string) => at(`/object/public/thumbnails/${path}${query}`);
  expect((await opened('')).headers.get('content-disposition')).toBeNull();
  // As supabase-js asks for it: under its own name, or another.
  expect((await opened('?download=')).headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''vignette.png",
  );
  expect((await opened('?download=Mon%20image.png')).headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Mon%20image.png",
  );
  for (const [client, target] of [
    [learner, path],
    [visitor, path],
    [creator, `${course}/x.png`],
    [creator, 'x.png'],
  ] as const) {
    expect(statusOf(await client.storage.from('thumbnails').upload(target, png(), { upsert: true }))).toBe(403);
  }
  expect(statusOf(await creator.storage.from('thumbnails').upload(path, png()))).toBe(409);
  expect((await creator.storage.from('thumbnails').upload(path, png('nouvelle'), { upsert: true })).error).toBeNull();
  const replaced = await at(`/object/public/thumbnails/${path}`);
  const [etag, text] = [seen.headers.get('etag') ?? '', await replaced.text()];
  expect(text).toMatch(/nouvelle$/);
  // Who goes on with a download gets no part of another version.
  const goesOn = await at(`/object/public/thumbnails/${path}`, { headers: { range: 'bytes=4-', 'if-range': etag } });
  expect([goesOn.status, await goesOn.text()]).toEqual([200, text]);
  const known = { range: 'bytes=4-', 'if-range': replaced.headers.get('etag') ?? '' };
  expect((await at(`/object/public/thumbnails/${path}`, { headers: known })).status).toBe(206);
  expect((await at(`/object/public/thumbnails/${path}`, { headers: { 'if-match': etag } })).status).toBe(412);
});

test('has the film of the first module and its captions on a fresh start, for everybody: it is a preview (INF-020)', async () => {
  for (const [name, type, beginning] of [
    ['encheres-google-ads.vtt', 'text/vtt', 'WEBVTT'],
    ['encheres-google-ads.webm', 'video/webm', '\x1aE\xdf\xa3'],
  ] as const) {
    const { data } = await visitor.storage.from('videos').createSignedUrl(`${course}/${name}`, 300);
    const answer = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-5' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, type]);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${beginning}`));
  }
});

test('keeps a video for who may follow the course, by a link that ends (INF-020, DAT-06)', async () => {
  const path = `${course}/lecon.mp4`;
  expect((await creator.storage.from('videos').upload(path, video('0123ftyp89'))).error).toBeNull();
  const stranger = await newcomerWith(backend);
  for (const client of [visitor, stranger.client]) {
    expect(statusOf(await client.storage.from('videos').createSignedUrl(path, 300))).toBe(404);
    expect(statusOf(await client.storage.from('videos').download(path))).toBe(404);
    const { data: seen } = await client.storage.from('videos').list(course);
    expect(seen?.map(({ name }) => name)).not.toContain('lecon.mp4');
  }
  expect((await at(`/object/public/videos/${path}`)).status).toBe(404);

  const { data } = await learner.storage.from('videos').createSignedUrl(path, 300);
  const link = data?.signedUrl ?? '';
  expect(link).toContain('/storage/v1/object/sign/videos/');
  expect(await (await fetch(link)).text()).toBe('0123ftyp89');
  const part = await fetch(link, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '23f']);
  expect((await fetch(link, { headers: { range: 'bytes=-3' } })).headers.get('content-range')).toBe('bytes 7-9/10');
  expect((await fetch(link, { headers: { range: 'bytes=20-' } })).status).toBe(416);
  for (const wrong of [link.slice(0, -2), link.replace('lecon', 'autre'), link.split('?')[0] ?? '']) {
    expect((await fetch(wrong)).status).toBe(400);
  }
  expect((await learner.storage.from('videos').list(course)).data?.map(({ name }) => name)).toContain('lecon.mp4');
});

test('ends a link when its time is over, and an access token is no link (INF-020)', async () => {
  const { opensFile, signUrl } = await import('./storage/signedUrl.ts');
  const { sign } = await import('hono/jwt');
  const url = await signUrl('videos', 'a/b.mp4', 60, backend.secrets);
  const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
  const opens = (value: string) => opensFile(value, 'videos', 'a/b.mp4', backend.secrets);
  expect(await opens(token)).toBe(true);
  const access = await sign({ url: 'videos/a/b.mp4', exp: 4_000_000_000 }, backend.secrets.jwtSecret, 'HS256');
  expect(await opens(access)).toBe(false);
  const ends = JSON.parse(atob(token.split('.')[1] ?? '')).exp - Date.now() / 1000;
  expect(Math.round(ends / 60)).toBe(1);
  const linkFor = (seconds: number) =>
    visitor.storage.from('videos').createSignedUrl(`${course}/encheres-google-ads.webm`, seconds);
  const shortest = new URL((await linkFor(1)).data?.signedUrl ?? '').searchParams.get('token') ?? '';
  const exp = JSON.parse(atob(shortest.split('.')[1] ?? '')).exp;
  expect(exp - Math.floor(Date.now() / 1000)).toBeLessThanOrEqual(1);
  // Nothing is shortened in silence.
  for (const seconds of [0, -1, 1.5, 8 * 24 * 3600])
    expect(statusOf(await linkFor(seconds)), String(seconds)).toBe(400);
});

test('shows the video of a preview to everybody, and only that one (AMB-38)', async () => {
  const path = `${course}/apercu.mp4`;
  await creator.storage.from('videos').upload(path, video('----ftypmp42 aperçu'));
  const [preview] = await backend.sql<{ id: string }>(
    'select id from public.formation_modules where formation_id = $1 and is_preview',
    [course],
  );
  await creator
    .from('module_contents')
    .update({ video_url: `/storage/v1/object/videos/${path}` })
    .eq('module_id', preview?.id);
  expect((await visitor.storage.from('videos').createSignedUrl(path, 60)).error).toBeNull();
  expect(statusOf(await visitor.storage.from('videos').createSignedUrl(`${course}/lecon.mp4`, 60))).toBe(404);
});

test('gives downloads to buyers alone; the demonstration’s files are there (INF-020)', async () => {
  const path = `${product}/guide.pdf`;
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  expect((await creator.storage.from('downloads').upload(path, pdf)).error).toBeNull();
  expect((await learner.storage.from('downloads').download(path)).error).toBeNull();
  await backend.sql('update public.user_products set is_active = false where product_id = $1', [product]);
  expect(statusOf(await learner.storage.from('downloads').download(path))).toBe(404);
  await backend.sql('update public.user_products set is_active = true where product_id = $1', [product]);
  const seeded = await backend.sql<{ name: string }>(
    `select name from storage.objects where name like '%trousse-de-mesure.csv'`,
  );
  expect(seeded).toHaveLength(1);
});

test('moves, copies and removes within one’s own rights (INF-020)', async () => {
  const videos = creator.storage.from('videos');
  expect((await videos.copy(`${course}/lecon.mp4`, `${course}/copie.mp4`)).error).toBeNull();
  expect((await videos.move(`${course}/copie.mp4`, `${course}/deux.mp4`)).error).toBeNull();
  expect(statusOf(await learner.storage.from('videos').move(`${course}/deux.mp4`, `${course}/vol.mp4`))).toBe(403);
  expect(statusOf(await videos.move(`${course}/deux.mp4`, `${product}/x.mp4`))).toBe(403);
  expect((await learner.storage.from('videos').remove([`${course}/deux.mp4`])).data).toEqual([]);
  expect((await videos.info(`${course}/deux.mp4`)).data).toMatchObject({
    metadata: { size: 10, mimetype: 'video/mp4' },
  });
  expect((await videos.remove([`${course}/deux.mp4`])).data?.map(({ name }) => name)).toEqual([`${course}/deux.mp4`]);
  expect(statusOf(await videos.info(`${course}/deux.mp4`))).toBe(404);
});

test('keeps no bytes of a copy that is refused', async () => {
  const thumbnails = creator.storage.from('thumbnails');
  await thumbnails.upload(`${creatorId}/source.png`, png(), { upsert: true });
  const before = readdirSync(backend.filesDir);
  const target = `${course}/vol.png`;
  expect(statusOf(await visitor.storage.from('thumbnails').copy(`${creatorId}/source.png`, target))).toBe(403);
  expect(statusOf(await learner.storage.from('thumbnails').copy(`${creatorId}/source.png`, target))).toBe(403);
  expect(statusOf(await thumbnails.copy(`${creatorId}/source.png`, `${creatorId}/source.png`))).toBe(409);
  expect(readdirSync(backend.filesDir)).toEqual(before);
});

test('answers a null character and a negative limit as the mistakes they are', async () => {
  for (const path of ['/object/public/thumbnails/%00', '/object/public/%00/x']) {
    const answer = await at(path);
    expect([answer.status, (await answer.json()).code], path).toEqual([400, 'bad_request']);
  }
  expect(statusOf(await creator.storage.from('thumbnails').list(creatorId, { limit: -1 }))).toBe(400);
});

test('refuses types and sizes that a bucket does not take, and names that are no names', async () => {
  const thumbnails = creator.storage.from('thumbnails');
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect(statusOf(await thumbnails.upload(`${creatorId}/x.html`, page))).toBe(415);
  const svg = new Blob(['<svg onload="x"/>'], { type: 'image/svg+xml' });
  expect(statusOf(await thumbnails.upload(`${creatorId}/x.svg`, svg))).toBe(415);
  const large = new Blob([PNG, new Uint8Array(2 * 1024 * 1024)], { type: 'image/png' });
  expect(statusOf(await thumbnails.upload(`${creatorId}/x.png`, large))).toBe(413);
  const { data } = await creator.auth.getSession();
  const headers = {
    apikey: backend.secrets.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'image/png',
  };
  for (const name of ['..%2f..%2fx.png', '%2e%2e%2fx.png', 'a%00.png', '.htaccess', 'a%5Cb.png', 'x%0d%0ay.png']) {
    const answer = await at(`/object/thumbnails/${creatorId}/${name}`, { method: 'POST', headers, body: 'x' });
    expect([400, 403, 404], name).toContain(answer.status);
  }
  expect((await at(`/object/thumbnails/${creatorId}/sans-cle.png`, { method: 'POST', body: 'x' })).status).toBe(401);
});

test('keeps buckets and the service key out of reach (INF-018, INF-019)', async () => {
  for (const client of [visitor, learner, creator]) {
    expect(statusOf(await client.storage.listBuckets())).toBe(403);
    expect(statusOf(await client.storage.createBucket('x'))).toBe(403);
    expect(statusOf(await client.storage.emptyBucket('videos'))).toBe(403);
    expect(statusOf(await client.storage.deleteBucket('videos'))).toBe(403);
  }
  const service = createClient(backend.url, backend.secrets.secretKey, { auth: { persistSession: false } });
  expect(statusOf(await service.storage.listBuckets())).toBe(401);
});

test('keeps the defaults of the client: lists of 100 by name, cached for an hour, nothing overwritten (CON-007)', async () => {
  const sent: { path: string; headers: Headers; body: string }[] = [];
  const watched = createClient(backend.url, backend.secrets.publishableKey, {
    auth: { persistSession: false },
    global: {
      headers: { authorization: `Bearer ${(await creator.auth.getSession()).data.session?.access_token}` },
      async fetch(input, init) {
        const request = new Request(input, init);
        sent.push({
          path: new URL(request.url).pathname,
          headers: request.headers,
          body: await request.clone().text(),
        });
        return fetch(request);
      },
    },
  });
  const bucket = watched.storage.from('thumbnails');
  for (let number = 104; number >= 1; number -= 1) {
    const path = `${creatorId}/liste-${String(number).padStart(3, '0')}.png`;
    await backend.sql(`insert into storage.objects (bucket_id, name) values ('thumbnails', $1)`, [path]);
  }
  await bucket.upload(`${creatorId}/nouveau.png`, png());
  expect(sent[0]?.headers.get('x-upsert')).toBe('false');
  expect(sent[0]?.body).toContain('name="cacheControl"\r\n\r\n3600');
  const { data } = await bucket.list(creatorId);
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  });
  const names = (data ?? []).map(({ name }) => name);
  expect([names.length, names[0]]).toEqual([100, 'liste-001.png']);
  expect(names).toEqual([...names].sort());
});
