import type { TestClient, TestPostgres } from '@agence/backend/testing/startTestPostgres';
import { filledPostgres } from './filledPostgres.ts';

type Pool = TestPostgres['pool'];

const PEOPLE = 20_000;
const CONNECTIONS = 20;
const SECONDS = 10;
/** As hosted projects end what people ask. */
const LIMIT_MS = 3_000;

/** What people do to one course, and how often a second it is to bear. */
interface Act {
  readonly name: string;
  readonly rate: number;
  /** How many there are to do, once each; it ends when no more are left. */
  readonly most?: number;
  /** What each of them needs before. */
  readonly prepare?: (client: TestClient, index: number) => Promise<unknown>;
  readonly run: (client: TestClient, index: number) => Promise<unknown>;
}

/**
 * The most popular course of a filled database takes looks, first visits, reviews and sales, each alone, from twenty
 * connections, while the worker counts. Prints how many a second; fails below what is promised, or at any that is refused.
 */
export async function runPopularBench(): Promise<void> {
  const postgres = await filledPostgres(PEOPLE);
  try {
    process.stdout.write('\n| one course takes | a second | of | longest, ms | refused |\n|---|---|---|---|---|\n');
    for (const act of await actsOn(postgres.pool)) {
      const { rate, longest, refused } = await measure(postgres.pool, act);
      process.stdout.write(
        `| ${act.name} | ${rate.toFixed(0)} | ${act.rate} | ${longest.toFixed(0)} | ${refused.join('; ') || 0} |\n`,
      );
      if (rate < act.rate || refused.length > 0) process.exitCode = 1;
    }
  } finally {
    await postgres.close();
  }
}

async function measure(pool: Pool, act: Act) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => pool.connect()));
  const refused: string[] = [];
  let done = 0;
  let longest = 0;
  let next = 0;
  const most = act.most ?? Number.POSITIVE_INFINITY;
  for (let index = 0; act.prepare && index < most; index += 1) await act.prepare(clients[0] as TestClient, index);
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let last = start;
  const work = async (client: TestClient) => {
    await client.query(`set statement_timeout = ${LIMIT_MS}`);
    while (performance.now() < end && next < most && refused.length === 0) {
      const began = performance.now();
      const index = next;
      next += 1;
      try {
        await client.query('begin');
        await act.run(client, index);
        await client.query('commit');
        done += 1;
        last = performance.now();
        longest = Math.max(longest, last - began);
      } catch (error) {
        await client.query('rollback');
        refused.push((error as Error).message);
      }
    }
    client.release();
  };
  let isOver = false;
  const fold = async () => {
    while (!isOver) {
      await pool.query('select public.fold_figures()');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  const folding = fold();
  await Promise.all(clients.map(work));
  isOver = true;
  await folding;
  return { rate: (done * 1000) / (last - start), longest, refused };
}

async function actsOn(pool: Pool): Promise<Act[]> {
  const ids = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
  const [course = '', product = ''] = await ids(
    `(select f.id from public.formations f where f.is_published and not f.is_premium order by total_reviews desc limit 1)
     union all (select p.id from public.products p join public.formations f on f.id = p.formation_id order by f.total_reviews desc limit 1)`,
  );
  const [module] = await ids(
    `select id from public.formation_modules where formation_id = '${course}' order by order_index limit 1`,
  );
  const [{ price } = { price: 0 }] = (
    await pool.query<{ price: number }>('select price from public.products where id = $1', [product])
  ).rows;
  const newcomers = await ids(
    `select u.id from auth.users u where not exists (select from public.user_formation_progress p where p.user_id = u.id and p.formation_id = '${course}')
       and not exists (select from public.formation_reviews r where r.user_id = u.id and r.formation_id = '${course}')
       and not exists (select from public.user_products o where o.user_id = u.id and o.product_id = '${product}')
       and not exists (select from public.checkout_sessions c where c.user_id = u.id and c.product_id = '${product}')
       and u.email like 'membre%' order by u.id`,
  );
  const checkouts: { id: string; total: number }[] = [];
  return [
    {
      name: 'looks',
      rate: 300,
      async run(client, index) {
        await client.query(`select set_config('request.headers', $1, true), set_config('role', 'anon', true)`, [
          JSON.stringify({ 'x-forwarded-for': `203.${index % 250}.${(index >> 8) % 250}.${(index >> 16) % 250}` }),
        ]);
        await client.query('select public.record_view($1)', [course]);
      },
    },
    {
      name: 'first visits',
      rate: 100,
      most: newcomers.length,
      async run(client, index) {
        const person = newcomers[index];
        const now = new Date().toISOString();
        const event = {
          ...{
            id: crypto.randomUUID(),
            kind: 'session',
            module_id: module,
            device_type: 'mobile',
            started_at: now,
            ended_at: now,
            at: now,
          },
          ...{ active_seconds: 0, position: 1, percentage: 1, completed: false, watched: '{}' },
        };
        await client.query(
          `select set_config('request.jwt.claim.sub', $1, true), set_config('role', 'authenticated', true)`,
          [person],
        );
        await client.query('select public.record_progress($1, $2)', [person, JSON.stringify([event])]);
      },
    },
    {
      name: 'reviews',
      rate: 100,
      most: newcomers.length,
      run: (client, index) =>
        client.query('insert into public.formation_reviews (formation_id, user_id, rating) values ($1, $2, $3)', [
          ...[course, newcomers[index], 1 + (index % 5)],
        ]),
    },
    {
      name: 'sales',
      rate: 100,
      most: 2 * 100 * SECONDS,
      async prepare(client, index) {
        const begun = await client.query<{ id: string }>(
          `select public.begin_checkout($1, 'product', $2, $3, null) ->> 'id' as id`,
          [newcomers[index], product, price],
        );
        const { rows } = await client.query<{ id: string; total: number }>(
          'select id, total_cents as total from public.checkout_sessions where id = $1',
          [begun.rows[0]?.id],
        );
        if (rows[0]) checkouts.push(rows[0]);
      },
      async run(client, index) {
        const checkout = checkouts[index];
        if (!checkout) throw new Error('There are no more checkouts to pay.');
        const object = {
          ...{
            id: `cs_popular_${index}`,
            client_reference_id: checkout.id,
            amount_total: checkout.total,
            currency: 'cad',
          },
          ...{ payment_intent: `pi_popular_${index}`, payment_status: 'paid' },
        };
        const event = { id: `evt_popular_${index}`, type: 'checkout.session.completed', data: { object } };
        await client.query('select public.apply_stripe_event($1)', [JSON.stringify(event)]);
      },
    },
  ];
}
