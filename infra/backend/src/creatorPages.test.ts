import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let learner: SupabaseClient;
/** A person with a name that nobody else has, who has begun a course. */
let author: SupabaseClient;
let authorId: string;
let name: string;
let formation: string;

beforeAll(async () => {
  backend = await startTestBackend();
  learner = await backend.signedIn('learner');
});
afterAll(() => backend?.close());
beforeEach(async () => {
  name = `Ozanne Quevillon${Math.floor(Math.random() * 1e9)}`;
  const { client, user_id } = await newcomerWith(backend);
  author = client;
  authorId = user_id;
  await backend.sql(`update public.profiles set role = 'creator', full_name = $1 where user_id = $2`, [name, user_id]);
  formation = (await author.rpc('create_formation', { title: 'Une ébauche', description: 'Un texte.' })).data.id;
});

/** Makes the draft complete and publishes it. */
async function publish() {
  await author.from('formations').update({ thumbnail_url: '/covers/a.webp' }).eq('id', formation);
  const module = crypto.randomUUID();
  await author
    .from('formation_modules')
    .insert({ id: module, formation_id: formation, title: 'Un', order_index: 0, is_published: true });
  await author.from('module_contents').insert({ module_id: module, content: 'Un texte.' });
  const { error } = await author.rpc('publish_formation', { formation });
  if (error) throw error;
}
async function agree() {
  const { data } = await author.rpc('my_creator_page');
  const { error } = await author.rpc('agree_to_creator_page', { shown: data.shown });
  if (error) throw error;
}
const withdraw = () => author.rpc('withdraw_creator_page');
const page = async () => (await author.rpc('my_creator_page')).data;
const codeOf = async (answer: PromiseLike<{ error: { code: string } | null }>) => (await answer).error?.code ?? 'done';

/** A certificate of the course and its number, as a learner who has finished it has one. */
async function certificate(): Promise<string> {
  await backend.sql(
    `insert into public.user_certificates (user_id, formation_id, formation_title)
     values ('00000000-0000-4000-8000-000000000001', $1, 'Une ébauche') on conflict do nothing`,
    [formation],
  );
  const [row] = await backend.sql<{ number: string }>(
    'select number from public.user_certificates where formation_id = $1',
    [formation],
  );
  return row?.number ?? '';
}

/**
 * What tells a visitor the author's name or leads to them by it: every readable column of every table, and the
 * functions that look further than visitors may.
 */
async function whereNamed(): Promise<string[]> {
  const { database } = backend;
  const creator = (await page()).id;
  const { rows: tables } = await database.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and has_column_privilege('anon', format('public.%I', table_name), column_name, 'select')
     group by table_name`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const questions: Record<string, [text: string, parameters?: unknown[]]> = {
    ...Object.fromEntries(tables.map(({ table, columns }) => [table, [`select ${columns} from public.${table}`]])),
    catalogue: ['select public.catalogue(page_size => 1000)'],
    search: [
      `select $1::text from public.catalogue(search => $1) as answer where (answer ->> 'total')::integer > 0`,
      [name],
    ],
    top_creators: [`select public.top_creators('rating', 100)`],
    verify_certificate: ['select public.verify_certificate($1)', [await certificate()]],
    creator_stats: ['select $2::text from public.creator_stats($1)', [creator, name]],
    creator_services: ['select $2::text from public.creator_services where creator_id = $1', [creator, name]],
  };
  const found: string[] = [];
  await database.query('begin');
  try {
    await database.query('set local role anon');
    for (const [what, [text, parameters]] of Object.entries(questions)) {
      const { rows } = await database.query(text, parameters);
      if (JSON.stringify(rows).toLowerCase().includes(name.toLowerCase())) found.push(what);
    }
  } finally {
    await database.query('rollback');
  }
  return found.sort();
}

/** Offers what one can buy of the author besides the course. */
async function offerService(): Promise<string> {
  const id = crypto.randomUUID();
  await giveHours();
  const { error } = await author
    .from('creator_services')
    .insert({ id, creator_id: (await page()).id, title: 'Une heure', price: 9000 });
  if (error) throw error;
  return id;
}

/** Says when the author can be met; `none` takes it back. */
async function giveHours(none = false): Promise<void> {
  const hours = none ? [] : [{ weekday: 1, starts_at: '09:00', ends_at: '12:00' }];
  const { error } = await author.rpc('save_host', { person: authorId, kinds: [], hours, room_url: '' });
  if (error) throw error;
}

describe('a creator who has agreed to nothing', () => {
  test('is named nowhere after a first draft (Law 25)', async () => {
    expect(await page()).toMatchObject({ is_public: false, agreed_at: null, shown: { name } });
    expect(await whereNamed()).toEqual([]);
    expect((await learner.from('creators').select('name').eq('name', name)).data).toEqual([]);
  });

  test('is named nowhere either when a course is published, which is on sale all the same', async () => {
    await publish();
    await offerService();
    await backend.sql('update public.creators set avg_rating = 5 where name = $1', [name]);
    expect(await whereNamed()).toEqual([]);
    const { data } = await backend.client().rpc('catalogue', { search: 'ébauche', page_size: 1000 });
    const course = data.items.find(({ id }: { id: string }) => id === formation);
    expect(course).toMatchObject({ title: 'Une ébauche', creator: null });
    const { data: detail } = await backend
      .client()
      .from('formations')
      .select('title,creator:creators(name)')
      .eq('id', formation)
      .single();
    expect(detail).toEqual({ title: 'Une ébauche', creator: null });
  });

  test('can be given and paid nothing, whatever a page says that is still open (MPL-052)', async () => {
    const { data: session } = await learner.auth.getUser();
    const tip = {
      id: crypto.randomUUID(),
      creator_id: (await page()).id,
      user_id: session.user?.id,
      amount_cents: 500,
    };
    expect(await codeOf(learner.from('creator_tips').insert(tip))).toBe('42501');
    const service = await offerService();
    // Written while there was a page.
    await backend.sql(
      'insert into public.creator_tips (id, creator_id, user_id, amount_cents) values ($1, $2, $3, $4)',
      [tip.id, tip.creator_id, tip.user_id, 500],
    );
    for (const [item_kind, item, expected_cents] of [
      ['tip', tip.id, 500],
      ['service', service, 9000],
    ] as const) {
      const asked = callDatabase(backend.env, 'begin_checkout', {
        buyer: tip.user_id,
        item_kind,
        item,
        expected_cents,
        idempotency_key: null,
      });
      await expect(asked).rejects.toMatchObject({ status: 409, code: 'creator_page_withdrawn' });
    }
  });
});

describe('a creator who has agreed', () => {
  test('has a page once something is published, and is named beside it', async () => {
    await agree();
    expect(await page()).toMatchObject({ is_public: false, agreed_at: expect.any(String) });
    expect(await whereNamed()).toEqual([]);
    await publish();
    await backend.sql('update public.creators set avg_rating = 5 where name = $1', [name]);
    expect((await page()).is_public).toBe(true);
    expect(await whereNamed()).toEqual([
      'catalogue',
      'creator_stats',
      'creators',
      'formations',
      'search',
      'top_creators',
      'verify_certificate',
    ]);
    // A page that would show nothing is none.
    await author.rpc('unpublish_formation', { formation });
    expect(await whereNamed()).toEqual([]);
  });

  test('has a page for a service alone, as long as it is offered (MPL-056)', async () => {
    await agree();
    const service = await offerService();
    expect(await whereNamed()).toEqual(['creator_services', 'creator_stats', 'creators', 'verify_certificate']);
    await author.from('creator_services').update({ is_active: false }).eq('id', service);
    expect(await whereNamed()).toEqual([]);
  });

  test('sells consultations while hours are given for them, which is while somebody sees and confirms what was bought', async () => {
    await agree();
    const service = await offerService();
    const [product] = await backend.sql<{ id: string }>(
      `insert into public.products (name, price, category, is_active) values ('Une rencontre', 9000, 'consultation', true) returning id`,
    );
    await backend.sql('insert into public.product_creators values ($1, $2)', [product?.id, (await page()).id]);
    const { data: session } = await learner.auth.getUser();
    const buy = (item_kind: string, item = '') =>
      callDatabase(backend.env, 'begin_checkout', {
        ...{ buyer: session.user?.id, item_kind, item, expected_cents: 9000, idempotency_key: null },
      });
    const seen = async () => {
      const read = (table: string, id = '') => learner.from(table).select('id').eq('id', id);
      const stats = await learner.rpc('creator_stats', { creator: (await page()).id }).single();
      const { data: services } = await read('creator_services', service);
      const { data: products } = await read('products', product?.id);
      return [services?.length, products?.length, (stats.data as { active_services: number }).active_services];
    };
    expect(await seen()).toEqual([1, 1, 1]);
    expect(await buy('product', product?.id)).toMatchObject({ name: 'Une rencontre' });
    await giveHours(true);
    expect(await seen()).toEqual([0, 0, 0]);
    for (const [kind, item] of [
      ['product', product?.id],
      ['service', service],
    ] as const)
      await expect(buy(kind, item)).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    // The preview shows what the page does; their owner goes on seeing and changing what is not on sale.
    expect(await page()).toMatchObject({ gives_hours: false, services: [], figures: { services: 1 } });
    expect((await author.from('creator_services').select('id').eq('id', service)).data).toHaveLength(1);
    await giveHours();
    expect(await seen()).toEqual([1, 1, 1]);
    expect(await page()).toMatchObject({ gives_hours: true, services: [{ id: service }] });
    await backend.sql('delete from public.products where id = $1', [product?.id]);
  });

  test('takes it back at once and everywhere; who has the course keeps it', async () => {
    await agree();
    await publish();
    await learner.rpc('enrol', { formation });
    const [creator] = await backend.sql<{ id: string }>('select id from public.creators where name = $1', [name]);
    expect(await codeOf(withdraw())).toBe('done');
    expect(await whereNamed()).toEqual([]);
    expect((await page()).agreed_at).toBeNull();
    const { data } = await learner
      .from('module_contents')
      .select('module_id,module:formation_modules!inner(formation_id)')
      .eq('module.formation_id', formation);
    expect(data).toHaveLength(1);
    expect((await learner.from('formations').select('id').eq('id', formation)).data).toEqual([{ id: formation }]);
    expect((await learner.from('creators').select('id').eq('id', creator?.id)).data).toEqual([]);
    // And agrees anew.
    await agree();
    expect((await page()).is_public).toBe(true);
  });

  test('has seen exactly what is shown: another page is refused', async () => {
    const { shown } = await page();
    expect(await codeOf(author.rpc('agree_to_creator_page', { shown: { ...shown, name: 'Autre' } }))).toBe(
      'creator_page_changed',
    );
    await author.from('creators').update({ location: 'Matane, QC' }).eq('slug', shown.slug);
    expect(await codeOf(author.rpc('agree_to_creator_page', { shown }))).toBe('creator_page_changed');
    await agree();
    const [kept] = await backend.sql<{ page_shown: unknown }>(
      'select page_shown from public.creators where user_id = $1',
      [authorId],
    );
    expect(kept?.page_shown).toEqual({ ...shown, location: 'Matane, QC' });
  });

  test('finds the agreement in the export of the account, and it goes with the account', async () => {
    await agree();
    const data = await callDatabase<{ creators: unknown[] }>(backend.env, 'export_account', { person: authorId });
    expect(data.creators).toMatchObject([{ page_agreed_at: expect.any(String), page_shown: { name } }]);
    await publish();
    await callDatabase(backend.env, 'delete_account', { person: authorId });
    expect(JSON.stringify(await backend.sql('select * from public.creators'))).not.toContain(name);
  });
});

test('a private page bears the name of the account; one that was agreed to keeps its own until it is taken back', async () => {
  const rename = (full_name: string) => author.from('profiles').update({ full_name }).eq('user_id', authorId);
  await rename('Élise Fournier');
  const slug = `elise-fournier-${authorId.slice(0, 6)}`;
  expect((await page()).shown).toMatchObject({ name: 'Élise Fournier', slug });
  await agree();
  await rename('Autre Nom');
  expect((await page()).shown).toMatchObject({ name: 'Élise Fournier', slug });
  await withdraw();
  await rename('Dernier Nom');
  expect((await page()).shown.name).toBe('Dernier Nom');
});

test('only the owner agrees and takes back: nobody else has a page to speak of', async () => {
  const { shown } = await page();
  for (const [client, code] of [
    [backend.client(), '42501'],
    [learner, 'creator_not_found'],
    [await backend.signedIn('admin'), 'creator_not_found'],
  ] as const) {
    expect(await codeOf(client.rpc('agree_to_creator_page', { shown }))).toBe(code);
    expect(await codeOf(client.rpc('withdraw_creator_page'))).toBe(code);
  }
  expect((await learner.rpc('my_creator_page')).data).toBeNull();
  expect(await codeOf(author.rpc('agree_to_creator_page', {}))).toBe('PGRST202');
  expect((await page()).agreed_at).toBeNull();
});
