import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSafePath } from './storage/StoredObject.ts';
import { inStoppedDatabase } from './testing/inStoppedDatabase.ts';
import { seededFolder } from './testing/seededFolder.ts';
import { openTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let creator: SupabaseClient;
let visitor: SupabaseClient;
let course = '';
let product = '';

beforeAll(async () => {
  const folder = await seededFolder();
  // As a migration would make them.
  await inStoppedDatabase(folder, async (sql) => {
    await sql('create table public.kept (id int primary key, data jsonb)');
    await sql('grant all on public.kept to authenticated');
    await sql("create function public.echo(value jsonb) returns jsonb language sql as 'select value'");
    await sql('grant execute on function public.echo to authenticated');
  });
  backend = await openTestBackend(folder, {});
  creator = await backend.signedIn('creator');
  visitor = backend.client();
  const [found] = await backend.sql<{ id: string; product: string }>(
    `select f.id, p.id as product from public.formations f join public.products p on p.formation_id = f.id
     where f.slug = 'google-ads-premieres-campagnes-rentables'`,
  );
  course = found?.id ?? '';
  product = found?.product ?? '';
});
afterAll(() => backend?.close());

const pdf = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const csv = () => new Blob(['a,b'], { type: 'text/csv' });
const statusOf = ({ error }: { error: unknown }) => (error as { status?: number } | null)?.status ?? 200;
const namesIn = async (path: string, options = {}) =>
  ((await creator.storage.from('downloads').list(path, options)).data ?? []).map(({ name }) => name);

test.each([
  ['texte', 'texte'],
  ['12', '12'],
  ['{"a":1}', '{"a":1}'],
  ['"a"', '"a"'],
  ['null', 'null'],
  ['', ''],
  [12, 12],
  [{ a: '1' }, { a: '1' }],
  [
    ['x', '1'],
    ['x', '1'],
  ],
])('JSON keeps its type, in columns and parameters: %j', async (written, read) => {
  const rows = [{ id: 1, data: written }];
  for (const change of [
    () => creator.from('kept').insert(rows),
    () => creator.from('kept').upsert(rows),
    () => creator.from('kept').update({ data: written }).eq('id', 1),
  ]) {
    expect((await change()).error).toBeNull();
    expect((await creator.from('kept').select('data').eq('id', 1).single()).data).toEqual({ data: read });
  }
  await creator.from('kept').delete().eq('id', 1);
  expect(await creator.rpc('echo', { value: written })).toMatchObject({ error: null, data: read });
});

test('all rows of a table at once are changed by nobody', async () => {
  const ask = (method: string, query: string) =>
    fetch(`${backend.url}/rest/v1/formations${query}`, {
      method,
      headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
      ...(method === 'PATCH' && { body: '{"title":"x"}' }),
    });
  for (const [method, query] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['DELETE', '?select=id&limit=1'],
  ] as const) {
    const answer = await ask(method, query);
    expect([answer.status, (await answer.json()).code], method + query).toEqual([400, '21000']);
  }
  expect((await ask('DELETE', `?id=eq.${course}`)).status).toBe(401);
});

test('nothing is said of tables that the API does not show', async () => {
  const { error, status } = await visitor.from('creators').select('id, users(id)');
  expect([status, error?.code, error?.hint]).toEqual([400, 'PGRST200', null]);
  expect(error?.message).not.toContain('creator_tips');
  expect((await visitor.from('creators').select('id, users(id)', { head: true })).status).toBe(400);
});

test('lists folders and files of one level, in order and by the beginning of their names', async () => {
  const files = creator.storage.from('downloads');
  for (const name of ['b.pdf', 'Annexe.pdf', 'c/un.pdf', 'c/deux/trois.pdf']) {
    expect((await files.upload(`${product}/liste/${name}`, pdf())).error, name).toBeNull();
  }
  const at = `${product}/liste`;
  expect(await namesIn('')).toContain(product);
  expect((await files.list(at)).data?.[0]).toMatchObject({ name: 'c', id: null, metadata: null });
  expect(await namesIn(at)).toEqual(
    ['c', 'Annexe.pdf', 'b.pdf'].sort((one, other) => (one === 'c' ? -1 : other === 'c' ? 1 : one < other ? -1 : 1)),
  );
  expect(await namesIn(`${at}/c/`)).toEqual(['deux', 'un.pdf']);
  expect(await namesIn(at, { search: 'ann' })).toEqual(['Annexe.pdf']);
  expect(await namesIn(at, { sortBy: { column: 'created_at', order: 'desc' } })).toEqual(['c', 'Annexe.pdf', 'b.pdf']);
  expect(await namesIn(at, { limit: 1, offset: 1 })).toHaveLength(1);
  expect(((await visitor.storage.from('downloads').list('')).data ?? []).map(({ name }) => name)).toEqual([]);
});

test('copies and moves into another bucket, as far as it takes the file and rights reach', async () => {
  const downloads = creator.storage.from('downloads');
  await downloads.upload(`${product}/ici.pdf`, pdf());
  const to = { destinationBucket: 'videos' };
  // Videos take no document.
  expect(statusOf(await downloads.copy(`${product}/ici.pdf`, `${course}/la.pdf`, to))).toBe(415);
  await backend.sql(`update storage.buckets set allowed_mime_types = null, file_size_limit = null where id = 'videos'`);
  expect((await downloads.copy(`${product}/ici.pdf`, `${course}/la.pdf`, to)).data).toEqual({
    path: `videos/${course}/la.pdf`,
  });
  expect((await creator.storage.from('videos').download(`${course}/la.pdf`)).error).toBeNull();
  expect((await downloads.download(`${course}/la.pdf`)).error).not.toBeNull();
  expect(statusOf(await downloads.copy(`${product}/ici.pdf`, `${product}/la.pdf`, to))).toBe(403);
  expect((await downloads.move(`${product}/ici.pdf`, `${course}/parti.pdf`, to)).error).toBeNull();
  expect(statusOf(await downloads.download(`${product}/ici.pdf`))).toBe(404);
  expect(statusOf(await downloads.copy(`${product}/ici.pdf`, 'x.pdf', { destinationBucket: 'nowhere' }))).toBe(404);
});

test('a bucket without limits takes what its first bytes show, up to 50 MB', async () => {
  await backend.sql(`update storage.buckets set allowed_mime_types = null, file_size_limit = null where id = 'videos'`);
  const videos = creator.storage.from('videos');
  expect((await videos.upload(`${course}/table.csv`, csv())).error).toBeNull();
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect(statusOf(await videos.upload(`${course}/page.html`, page))).toBe(415);
});

test('gives several links at once, and says of which file there is none', async () => {
  const downloads = creator.storage.from('downloads');
  await downloads.upload(`${product}/lien.csv`, csv());
  const { data } = await downloads.createSignedUrls([`${product}/lien.csv`, `${product}/rien.csv`], 5);
  expect(await (await fetch(data?.[0]?.signedUrl ?? '')).text()).toBe('a,b');
  expect(data?.[1]).toMatchObject({ path: `${product}/rien.csv`, signedURL: null });
  expect(data?.[1]?.error).toContain('does not exist');
  const others = await visitor.storage.from('downloads').createSignedUrls([`${product}/lien.csv`], 60);
  expect(others.data?.[0]?.signedURL).toBeNull();
});

test('gives an address to upload to, with the rights of whoever asked for it and no others', async () => {
  const downloads = creator.storage.from('downloads');
  const path = `${product}/deposé.csv`;
  const { data } = await downloads.createSignedUploadUrl(path);
  const token = data?.token ?? '';
  const bare = backend.client().storage.from('downloads');
  expect((await bare.uploadToSignedUrl(path, token, csv())).error).toBeNull();
  expect(await (await downloads.download(path)).data?.text()).toBe('a,b');
  // It is for one file, once, and opens none.
  expect(statusOf(await bare.uploadToSignedUrl(path, token, csv()))).toBe(409);
  expect(statusOf(await bare.uploadToSignedUrl(`${product}/autre.csv`, token, csv()))).toBe(400);
  expect((await fetch(`${backend.url}/storage/v1/object/sign/downloads/${path}?token=${token}`)).status).toBe(400);
  const link = new URL((await downloads.createSignedUrl(path, 60)).data?.signedUrl ?? '').searchParams.get('token');
  expect(statusOf(await bare.uploadToSignedUrl(path, link ?? '', csv()))).toBe(400);
  expect(statusOf(await downloads.createSignedUploadUrl(path))).toBe(409);
  expect(statusOf(await visitor.storage.from('downloads').createSignedUploadUrl(path))).toBe(403);
  const upsert = await downloads.createSignedUploadUrl(path, { upsert: true });
  expect((await bare.uploadToSignedUrl(path, upsert.data?.token ?? '', csv())).error).toBeNull();
});

test('takes the names that files have, and none that means another place', async () => {
  const downloads = creator.storage.from('downloads');
  for (const name of ["Facture (1) & l'annexe.pdf", '_brouillon, v2.pdf', 'Prix=100$ @ été!.pdf']) {
    const path = `${product}/${name}`;
    expect((await downloads.upload(path, pdf())).error, name).toBeNull();
    const { data } = await downloads.createSignedUrl(path, 60);
    const got = await fetch(`${data?.signedUrl}&download=`);
    const kept = /filename\*=UTF-8''([\w.~!%-]+)$/.exec(got.headers.get('content-disposition') ?? '')?.[1] ?? '';
    expect([got.status, decodeURIComponent(kept)]).toEqual([200, name]);
  }
  for (const name of [
    '.htaccess',
    '..',
    'a/../b',
    'a//b',
    'a\\b',
    'a\nb',
    'fin.',
    'fin ',
    ' debut',
    'a?b',
    'a#b',
    'a%b',
  ]) {
    expect(isSafePath(name), name).toBe(false);
  }
});

test('what storage refuses says its number where storage-js reads it, as hosted storage does', async () => {
  const numberOf = ({ error }: { error: unknown }) => (error as { statusCode?: string } | null)?.statusCode;
  const files = creator.storage.from('downloads');
  const path = `${product}/deux-fois.csv`;
  expect(numberOf(await files.upload(path, csv()))).toBeUndefined();
  expect(numberOf(await files.upload(path, csv()))).toBe('409');
  expect(numberOf(await files.download(`${product}/nulle-part.csv`))).toBe('404');
  expect(numberOf(await files.upload(`${product}/page.html`, new Blob(['<p>'], { type: 'text/html' })))).toBe('415');
  expect(numberOf(await visitor.storage.from('downloads').upload(path, csv()))).toBe('403');
  await files.remove([path]);
});
