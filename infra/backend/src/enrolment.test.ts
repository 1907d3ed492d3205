import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomerWith } from './testing/newcomer.ts';
import { openedAgo } from './testing/openedAgo.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let free = '';
let paid = '';
let draft = '';
beforeAll(async () => {
  backend = await startTestBackend();
  const idOf = async (condition: string) =>
    (await backend.sql<{ id: string }>(`select id from public.formations where ${condition} order by slug`))[0]?.id ??
    '';
  free = await idOf('is_published and not is_premium');
  paid = await idOf('is_published and is_premium');
  draft = await idOf('not is_published');
});
afterAll(() => backend?.close());

const codeOf = async (answer: PromiseLike<{ error: { code: string } | null }>) => (await answer).error?.code ?? 'done';

async function modulesOf(client: SupabaseClient, formation: string): Promise<string[]> {
  const { data } = await client
    .from('formation_modules')
    .select('id')
    .eq('formation_id', formation)
    .order('order_index');
  return (data ?? []).map(({ id }) => id);
}

/** Completes a module today, or some days and minutes ago. */
function finish(client: SupabaseClient, learner: string, module_id: string, daysAgo = 0, minutesAgo = 0) {
  const end = Date.now() - daysAgo * 86_400_000 - minutesAgo * 60_000;
  const event = {
    kind: 'session',
    id: crypto.randomUUID(),
    module_id,
    device_type: 'desktop',
    started_at: new Date(end - 60_000).toISOString(),
    ended_at: new Date(end).toISOString(),
    active_seconds: 60,
    percentage: 100,
    position: 0,
    watched: null,
    completed: true,
    at: new Date(end).toISOString(),
  };
  return client.rpc('record_progress', { learner, events: [event] });
}

describe('enrol', () => {
  test('begins a free course once, however often it is asked', async () => {
    const { client } = await newcomerWith(backend);
    const first = await client.rpc('enrol', { formation: free });
    expect(first.data).toEqual({ formation_id: free, slug: expect.any(String), is_new: true });
    expect((await client.rpc('enrol', { formation: free })).data).toMatchObject({ is_new: false });
    const { data } = await client.from('user_formation_progress').select('formation_id,progress_percentage');
    expect(data).toEqual([{ formation_id: free, progress_percentage: 0 }]);
    const started = await client.from('user_interactions').select('interaction_type').eq('interaction_type', 'start');
    expect(started.data).toHaveLength(1);
  });

  test('wants a course paid first, and knows neither drafts nor strange ids (AMB-38)', async () => {
    const { client, user_id } = await newcomerWith(backend);
    const refused = await client.rpc('enrol', { formation: paid });
    expect([refused.status, refused.error?.code]).toEqual([402, 'purchase_required']);
    for (const formation of [draft, crypto.randomUUID()]) {
      const unknown = await client.rpc('enrol', { formation });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'formation_not_found']);
    }
    expect(await codeOf(client.rpc('enrol', { formation: 'x' }))).toBe('22P02');
    expect(await codeOf(backend.client().rpc('enrol', { formation: free }))).toBe('42501');
    await backend.sql(
      `insert into public.user_products (user_id, product_id) select $1, id from public.products where formation_id = $2`,
      [user_id, paid],
    );
    expect((await client.rpc('enrol', { formation: paid })).data).toMatchObject({ is_new: true });
  });
});

describe('rewards', () => {
  test('come with the last module: a certificate that anybody can verify, and badges (DSH-018)', async () => {
    const { client, user_id } = await newcomerWith(backend);
    await client.from('profiles').update({ full_name: 'Rose Girard' }).eq('user_id', user_id);
    const modules = await modulesOf(client, free);
    await openedAgo(backend, user_id, modules, 60);
    for (const [index, module] of modules.entries()) await finish(client, user_id, module, 0, 2 * index);
    const { data: certificates } = await client.from('user_certificates').select('number,holder_name,formation_title');
    expect(certificates).toEqual([
      {
        number: expect.stringMatching(/^([0-9A-F]{5}-){3}[0-9A-F]{5}$/),
        holder_name: 'Rose Girard',
        formation_title: expect.any(String),
      },
    ]);
    const visitor = backend.client();
    const verified = await visitor.rpc('verify_certificate', { certificate_number: certificates?.[0]?.number });
    expect(verified.data).toMatchObject({
      ...{ holder_name: 'Rose Girard', creator_name: expect.any(String) },
      ...{ modules: expect.any(Number), minutes: expect.any(Number) },
    });
    const { data: badges } = await client.from('user_badges').select('code');
    const codes = (badges ?? []).map(({ code }) => code);
    expect(codes).toContain('premier-pas');
    expect(codes).toContain('premiere-formation');
    // Another person's are not to be seen, and nothing of it can be written.
    const { client: other } = await newcomerWith(backend);
    expect((await other.from('user_certificates').select()).data).toEqual([]);
    expect(await codeOf(other.from('user_badges').insert({ user_id, code: 'x', name: 'x', description: 'x' }))).toBe(
      '42501',
    );
  });

  test('are no certificate for an unknown number', async () => {
    for (const certificate_number of ['', '00000-00000-00000-00000', "' or true --"]) {
      expect((await backend.client().rpc('verify_certificate', { certificate_number })).data).toBeNull();
    }
    expect(await codeOf(backend.client().rpc('verify_certificate', {}))).toBe('PGRST202');
  });

  test('count days in a row up to today or yesterday, and stop at a gap (AMB-34)', async () => {
    const { client, user_id } = await newcomerWith(backend);
    const [module = ''] = await modulesOf(client, free);
    const streak = async () => (await client.rpc('learning_stats')).data.streak_days;
    expect(await streak()).toBe(0);
    await openedAgo(backend, user_id, [module], 7 * 24 * 60);
    for (const [daysAgo, expected] of [
      [2, 0],
      [1, 2],
      [0, 3],
      [4, 3],
    ] as const) {
      await finish(client, user_id, module, daysAgo);
      expect(await streak()).toBe(expected);
    }
    for (const daysAgo of [3, 5, 6]) await finish(client, user_id, module, daysAgo);
    expect(await streak()).toBe(7);
    const { data } = await client.from('user_badges').select('code').eq('code', 'sept-jours');
    expect(data).toHaveLength(1);
    expect(await codeOf(backend.client().rpc('learning_stats'))).toBe('42501');
  });
});

test('progress of a module is one row, however often it is upserted (INF-005)', async () => {
  const { client, user_id } = await newcomerWith(backend);
  const [module_id] = await modulesOf(client, free);
  const row = { user_id, formation_id: free, module_id };
  for (const completion_percentage of [10, 30]) {
    const saved = client
      .from('user_module_progress')
      .upsert({ ...row, completion_percentage }, { onConflict: 'user_id,module_id' });
    expect(await codeOf(saved)).toBe('done');
  }
  expect(await codeOf(client.from('user_module_progress').insert(row))).toBe('23505');
  const { data } = await client.from('user_module_progress').select('completion_percentage');
  expect(data).toEqual([{ completion_percentage: 30 }]);
});

test('a consultation is proposed by its learner and answered by its creator, with a code for every refusal', async () => {
  const { client, user_id } = await newcomerWith(backend);
  // Who has given no hours answers whatever moment is proposed.
  await backend.sql('delete from private.host_hours');
  const creator = await backend.signedIn('creator');
  const [booking] = await backend.sql<{ id: string }>(
    `insert into public.bookings (user_id, creator_id, title)
     values ($1, (select id from public.creators where slug = 'camille-bouchard'), 'Une heure') returning id`,
    [user_id],
  );
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const propose = (person: SupabaseClient, starts_at: string) =>
    codeOf(person.rpc('propose_booking', { booking: booking?.id, starts_at }));
  const answer = (person: SupabaseClient, text: string) =>
    codeOf(person.rpc('answer_booking', { booking: booking?.id, answer: text }));
  expect(await answer(creator, 'confirmed')).toBe('booking_not_found');
  expect(await propose(client, at(-1))).toBe('booking_in_past');
  expect(await propose(client, 'demain')).toMatch(/^22/);
  expect(await propose(creator, at(2))).toBe('booking_not_found');
  expect(await propose(backend.client(), at(2))).toBe('42501');
  expect(await propose(client, at(2))).toBe('done');
  expect(await answer(client, 'confirmed')).toBe('booking_not_found');
  expect(await answer(creator, 'peut-être')).toBe('bad_request');
  expect(await answer(creator, 'confirmed')).toBe('done');
});
