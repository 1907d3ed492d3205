import { runs } from '@agence/shared-contracts/testing/runs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COURSE, createStranger, MODULE, PEOPLE, restore, STAFF_EMAILS, STRANGER } from './testing/accessFixture.ts';
import { ACCESS_MATRIX, ACTORS, type MatrixRow, PROTECTED_COLUMNS } from './testing/accessMatrix.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

type Actor = (typeof ACTORS)[number];
type Outcome = 'r' | 'n' | 'd' | string;

let backend: TestBackend;
let clients: Record<Actor, SupabaseClient>;
/** Whether a test has changed rows that the next one counts on. */
let isDirty = true;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(createStranger);
  const stranger = backend.client();
  await stranger.auth.signInWithPassword(STRANGER);
  clients = {
    visitor: backend.client(),
    learner: await backend.signedIn('learner'),
    stranger,
    creator: await backend.signedIn('creator'),
    admin: await backend.signedIn('admin'),
    sales: await staff('sales'),
    content: await staff('content'),
    support: await staff('support'),
  };
});
afterAll(() => backend?.close());

async function staff(role: keyof typeof STAFF_EMAILS): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ ...STRANGER, email: STAFF_EMAILS[role] });
  if (error) throw error;
  return client;
}

async function fixture(): Promise<void> {
  if (!isDirty) return;
  for (const statement of restore) await backend.sql(statement);
  isDirty = false;
}

interface Result {
  readonly error: { code: string } | null;
  readonly data: unknown;
}

function outcome({ error, data }: Result): Outcome {
  if (error) return error.code === '42501' ? 'd' : `error ${error.code}`;
  if (!Array.isArray(data)) return 'r';
  return data.length > 0 ? 'r' : 'n';
}

async function attempt(verb: string, row: MatrixRow, client: SupabaseClient): Promise<Outcome> {
  const table = client.from(row.table);
  const key = Object.keys(row.match).join(',');
  if (verb === 'select') return outcome(await table.select(key).match(row.match));
  if (verb === 'insert') return outcome(await table.insert(row.row ?? {}));
  const changed = verb === 'update' ? table.update(row.change ?? {}) : table.delete();
  return outcome(await changed.match(row.match).select(key));
}

const cells = ACCESS_MATRIX.flatMap((row) =>
  (['select', 'update', 'insert', 'remove'] as const).flatMap((verb) =>
    [...(row[verb] ?? '')].map((expected, index) => ({ row, verb, expected, actor: ACTORS[index] as Actor })),
  ),
);

/** Before a merge every tenth: all of them are asked in the database itself (`policyMutation.test.ts`). */
const chosen = cells.filter((_, index) => index % runs(10, 1) === 0);

describe('row security', () => {
  test.for(chosen.map((cell) => [`${cell.actor}: ${cell.verb} ${cell.row.what}`, cell] as const))(
    '%s has the outcome of the matrix (DAT-01, DAT-02)',
    async ([, { row, verb, expected, actor }]) => {
      await fixture();
      const actual = await attempt(verb, row, clients[actor]);
      if (verb !== 'select' && actual === 'r') isDirty = true;
      expect(actual).toBe(expected);
    },
  );

  test('covers every table of the public schema', async () => {
    const tables = await backend.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
    );
    const covered = new Set(ACCESS_MATRIX.map((row) => row.table));
    expect(tables.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  });

  test.for(
    PROTECTED_COLUMNS.flatMap(({ columns, ...rest }) =>
      columns
        .split(' ')
        .map((column) => [`${rest.actor} cannot ${rest.verb} ${rest.table}.${column}`, { ...rest, column }] as const),
    ),
  )('%s (DAT-03)', async ([, { actor, verb, table, column }]) => {
    const from = clients[actor].from(table);
    const result =
      verb === 'read' ? await from.select(column) : await from.update({ [column]: null }).not(column, 'is', null);
    expect(outcome(result)).toBe('d');
  });

  test('gives nothing to the service key from the network', async () => {
    const response = await fetch(`${backend.url}/rest/v1/leads`, {
      headers: { apikey: backend.secrets.secretKey, authorization: `Bearer ${backend.secrets.secretKey}` },
    });
    expect(response.status).toBe(401);
  });

  test('hides drafts from embeds, counts and HEAD (DAT-02)', async () => {
    await fixture();
    const { visitor } = clients;
    const { data: creators } = await visitor.from('creators').select('formations(slug,is_published,deleted_at)');
    const { data: categories } = await visitor.from('categories').select('formations(slug,is_published,deleted_at)');
    const embedded = [...(creators ?? []), ...(categories ?? [])].flatMap((row) => row.formations);
    expect(embedded.length).toBeGreaterThan(10);
    expect(embedded.filter((course) => !course.is_published || course.deleted_at)).toEqual([]);
    const head = await visitor.from('formations').select('id', { count: 'exact', head: true }).eq('id', COURSE.draft);
    expect(head.count).toBe(0);
    const { data: modules } = await visitor
      .from('formation_modules')
      .select('id,module_contents(content)')
      .eq('formation_id', COURSE.paid);
    const readable = modules?.filter((module) => module.module_contents).map((module) => module.id);
    expect(readable).toEqual([MODULE.paidPreview]);
  });

  test('keeps the roles of concurrent requests apart', async () => {
    const asked = Array.from({ length: 60 }, async (_, index) => {
      const actor = (['visitor', 'learner', 'stranger'] as const)[index % 3] as Actor;
      const { data, error } = await clients[actor].from('profiles').select('user_id');
      return [actor, error?.code ?? data?.map((row) => row.user_id).join()].join(' ');
    });
    expect(new Set(await Promise.all(asked))).toEqual(
      new Set(['visitor 42501', `learner ${PEOPLE.learner}`, `stranger ${PEOPLE.stranger}`]),
    );
  });
});

describe('database design', () => {
  test('has row security on every table and no definer function that the API exposes (DAT-05, DAT-11)', async () => {
    const open = await backend.sql(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    );
    const exposed = await backend.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    );
    // The names in a body that is not kept as text (`return …`) were resolved when it was made.
    const loose = await backend.sql(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosqlbody is null and not coalesce(array_to_string(proconfig, ','), '') like '%search_path=""%'`,
    );
    expect({ open, exposed, loose }).toEqual({ open: [], exposed: [], loose: [] });
  });

  test('has an index under every foreign key', async () => {
    const missing = await backend.sql(
      `select conrelid::regclass as "table", conname from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = c.conkey[1])`,
    );
    expect(missing).toEqual([]);
  });
});

describe('roles', () => {
  test('are changed by an admin only', async () => {
    await fixture();
    isDirty = true;
    const promote = (actor: Actor) =>
      clients[actor].rpc('set_profile_role', { target: PEOPLE.learner, new_role: 'creator' });
    for (const actor of ['visitor', 'learner', 'creator'] as const)
      expect((await promote(actor)).error?.code).toBe('42501');
    // Staff change rights with a second factor alone.
    expect((await promote('admin')).error?.code).toBe('second_factor_required');
    await withSecondFactor(backend, clients.admin);
    expect((await promote('admin')).error).toBeNull();
    const { data } = await clients.learner.from('profiles').select('role').single();
    expect(data).toEqual({ role: 'creator' });
  });

  test('lead to the creator record of one’s own', async () => {
    const { data: own } = await clients.creator.rpc('my_creator_id');
    const { data: record } = await clients.creator.from('creators').select('slug').eq('id', own).single();
    expect(record?.slug).toBe('camille-bouchard');
    expect((await clients.learner.rpc('my_creator_id')).data).toBeNull();
  });

  test('let creators read what they have sold, and nothing else of an order', async () => {
    const sold = await backend.sql<{ id: string }>(
      `select distinct e.order_item_id as id from public.creator_earnings e join public.creators c on c.id = e.creator_id
       where c.slug = 'camille-bouchard' and e.order_item_id is not null`,
    );
    const ids = (rows: readonly { id: string }[] | null) => (rows ?? []).map(({ id }) => id).sort();
    expect(sold.length).toBeGreaterThan(0);
    expect(ids((await clients.creator.from('order_items').select('id')).data)).toEqual(ids(sold));
    expect((await clients.creator.from('orders').select('id')).data).toEqual([]);
    expect((await clients.visitor.from('order_items').select('id')).data ?? []).toEqual([]);
  });

  test('decide who sees revenue', async () => {
    const [camille] = await backend.sql<{ id: string }>(
      `select id from public.creators where slug = 'camille-bouchard'`,
    );
    const stats = async (actor: Actor) =>
      (await clients[actor].rpc('creator_stats', { creator: camille?.id }).single<Record<string, number>>()).data;
    const [{ earned, of_month }] = (await backend.sql<{ earned: number; of_month: number }>(
      `select sum(creator_cents)::int as earned, sum(creator_cents) filter (where created_at >=
         date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto')::int as of_month
       from public.creator_earnings where creator_id = $1`,
      [camille?.id],
    )) as [{ earned: number; of_month: number }];
    expect(await stats('visitor')).toMatchObject({ total_revenue: earned, monthly_revenue: null });
    expect(await stats('creator')).toMatchObject({ total_revenue: earned, monthly_revenue: of_month });
    // The stored total, which visitors read, waits to be folded; a creator reads one sum beside the rows it is of.
    await backend.sql(`update public.creators set total_revenue = 0 where slug = 'camille-bouchard'`);
    expect(await stats('creator')).toMatchObject({ total_revenue: earned });
    expect(await stats('visitor')).toMatchObject({ total_revenue: 0 });
    await backend.sql(`update public.creators set show_revenue = false where slug = 'camille-bouchard'`);
    expect(await stats('learner')).toMatchObject({ total_revenue: null, monthly_revenue: null });
    expect(await stats('admin')).toMatchObject({ total_revenue: earned });
  });
});
