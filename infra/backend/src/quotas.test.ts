import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginnerOf } from './testing/beginner.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const FULL = 'quota_reached';

test('lets one account fill only so many rows of each table, and says so (audit: quotas)', async () => {
  const { client, user_id, formation_id, modules } = await beginnerOf(backend);
  await backend.sql(
    `insert into public.learning_sessions (user_id, formation_id) select $1, $2 from generate_series(1, 20000)`,
    [user_id, formation_id],
  );
  await backend.sql(
    `insert into public.user_interactions (user_id, formation_id, interaction_type) select $1, $2, 'share' from generate_series(1, 9999)`,
    [user_id, formation_id],
  );
  await backend.sql(
    `insert into public.creator_tips (user_id, creator_id, amount_cents)
     select $1, (select id from public.creators where slug = 'camille-bouchard'), 500 from generate_series(1, 200)`,
    [user_id],
  );
  const session = { user_id, formation_id, module_id: modules[0] };
  expect((await client.from('learning_sessions').insert(session)).error?.code).toBe(FULL);
  const share = { user_id, formation_id, interaction_type: 'share' };
  expect((await client.from('user_interactions').insert(share)).error).toBeNull();
  expect((await client.from('user_interactions').insert(share)).error?.code).toBe(FULL);
  const [creator] = await backend.sql<{ id: string }>(`select id from public.creators where slug = 'camille-bouchard'`);
  const tip = { user_id, creator_id: creator?.id, amount_cents: 500 };
  expect((await client.from('creator_tips').insert(tip)).error?.code).toBe(FULL);
});

test('lets one studio hold so many courses, modules and services, of so many characters (audit: quotas)', async () => {
  const { client } = await beginnerOf(backend);
  const { data: course } = await client.rpc('create_formation', { title: 'Pleine' });
  const [{ creator_id } = { creator_id: '' }] = await backend.sql<{ creator_id: string }>(
    'select creator_id::text from public.formations where id = $1',
    [course?.id],
  );
  await backend.sql(
    `insert into public.formations (title, slug, creator_id) select 'Pleine', 'pleine-' || n, $1 from generate_series(1, 199) n`,
    [creator_id],
  );
  await backend.sql(
    `insert into public.formation_modules (formation_id, title, order_index) select $1, 'M', n from generate_series(1, 200) n`,
    [course?.id],
  );
  await backend.sql(
    `insert into public.creator_services (creator_id, title, price) select $1, 'S', 5000 from generate_series(1, 50)`,
    [creator_id],
  );
  expect((await client.rpc('create_formation', { title: 'Encore' })).error?.code).toBe(FULL);
  const module = { formation_id: course?.id, title: 'M', order_index: 201 };
  expect((await client.from('formation_modules').insert(module)).error?.code).toBe(FULL);
  const service = { creator_id, title: 'S', price: 5000 };
  expect((await client.from('creator_services').insert(service)).error?.code).toBe(FULL);
  for (const change of [
    { long_description: 'x'.repeat(20_001) },
    { metadata: { x: Array.from({ length: 600 }, () => randomUUID()) } },
    { tags: Array.from({ length: 300 }, () => randomUUID()) },
  ]) {
    expect((await client.from('formations').update(change).eq('id', course?.id)).error?.code).toBe('23514');
  }
  const { data: modules } = await client.from('formation_modules').select('id').eq('formation_id', course?.id).limit(1);
  const long = { module_id: modules?.[0]?.id, content: 'x'.repeat(100_001) };
  expect((await client.from('module_contents').insert(long)).error?.code).toBe('23514');
  expect(
    (
      await client
        .from('creators')
        .update({ bio: 'x'.repeat(2001) })
        .eq('id', creator_id)
    ).error?.code,
  ).toBe('23514');
  await backend.sql(
    `insert into storage.objects (bucket_id, name, metadata) select 'videos', $1 || '/' || n || '.mp4', '{"size": 1}' from generate_series(1, 1000) n`,
    [course?.id],
  );
  const uploaded = await client.storage
    .from('videos')
    .upload(`${course?.id}/un-de-trop.mp4`, new Blob(['----ftyp'], { type: 'video/mp4' }));
  expect(uploaded.error?.message).toBe('There are as many files as one account may have.');
});

test('keeps the drafts of the twenty devices that wrote last (audit: quotas)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  for (let device = 0; device < 25; device += 1) {
    const { data } = await client.rpc('record_progress', {
      learner: user_id,
      events: [
        {
          ...{ kind: 'note', id: modules[0], module_id: modules[0], device: randomUUID(), draft: randomUUID() },
          ...{ version: 1, text: `${device}`, revision: device, at: new Date().toISOString() },
        },
      ],
    });
    expect(data.results[0].status).toBe('stored');
  }
  const kept = await backend.sql<{ text: string }>('select text from private.note_drafts where user_id = $1', [
    user_id,
  ]);
  expect(kept.map(({ text }) => Number(text)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 5),
  );
});

test('takes twenty requests of one address a day (audit: quotas)', async () => {
  const email = `${randomUUID()}@exemple.test`;
  await backend.sql(
    `insert into public.leads (id, kind, email) select gen_random_uuid(), 'newsletter', $1 from generate_series(1, 20)`,
    [email],
  );
  const answer = await fetch(`${backend.url}/functions/v1/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'newsletter', email, form: 'footer' }),
  });
  expect([answer.status, (await answer.json()).code]).toEqual([422, FULL]);
});
