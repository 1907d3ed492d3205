import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStranger, PEOPLE, restore } from './testing/accessFixture.ts';
import { expectSameEnd } from './testing/expectSameEnd.ts';
import { finalState, PaymentReports, REPORTS } from './testing/PaymentReports.ts';
import { CELLS, wrongCells } from './testing/sqlMatrix.ts';
import { startTestPostgres, type TestPostgres } from './testing/startTestPostgres.ts';

let postgres: TestPostgres;
let payments: PaymentReports;
beforeAll(async () => {
  postgres = await startTestPostgres();
  payments = new PaymentReports(asService, rows, PEOPLE.learner);
});
afterAll(() => postgres?.close());

/** Runs a statement on a connection of its own, so that many run at once. */
async function rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
  return (await postgres.pool.query(text, parameters && [...parameters])).rows as Row[];
}

/** Calls a function as the service role does over the API. */
async function asService<Result>(name: string, given: Readonly<Record<string, unknown>>): Promise<Result> {
  const names = Object.keys(given).map((key, index) => `${key} => $${index + 1}`);
  const call = `select public.${name}(${names.join(', ')}) as result`;
  return inTransaction(
    'service_role',
    async (client) => (await client.query(call, Object.values(given))).rows[0].result,
  );
}

/** Runs work as a role, and commits. */
async function inTransaction<Result>(role: string, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await postgres.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await postgres.pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('gives every cell of the matrix on a PostgreSQL server (DAT-01, DAT-02, INF-004)', async () => {
  expect(CELLS.length).toBeGreaterThan(700);
  const wrong = await undone(async (client) => {
    await client.query(createStranger);
    for (const statement of restore) await client.query(statement);
    return wrongCells(CELLS, (text, parameters) => client.query(text, parameters));
  });
  expect(wrong).toEqual([]);
});

test('ends in the same state whatever order reports arrive in, and however often (PAY-03, PAY-04, PAY-05)', async () => {
  await expectSameEnd(payments);
});

test('ends in the same state when all reports arrive at once, on twenty connections (PAY-03, PAY-04)', async () => {
  for (let round = 0; round < 100; round += 1) {
    const { id, event } = await payments.checkout();
    const twice = [...REPORTS, ...REPORTS];
    const outcomes = await Promise.all(twice.map((report) => payments.apply(event(report))));
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(REPORTS.length);
    expect(await payments.state(id)).toEqual(finalState(REPORTS));
  }
});

test('opens one checkout for many clicks at once (PAY-07)', async () => {
  await payments.checkout();
  const clicks = Array.from({ length: 20 }, () => payments.begin(PEOPLE.learner));
  expect(new Set(await Promise.all(clicks)).size).toBe(1);
});

test('gives one time to one of many who want it at once, on twenty connections', async () => {
  const [{ at } = { at: '' }] = await rows<{ at: string }>(
    `select times ->> 3 as at from (select public.open_times('audit', current_date + 1) -> 'times' as times) open`,
  );
  const wanted = { kind: 'audit', starts_at: at };
  const attempts = Array.from({ length: 10_000 }, () =>
    asService<object>('hold_time', wanted).then(
      () => 'held',
      ({ message }: Error) => JSON.parse(message).code as string,
    ),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['held', 'time_taken']));
}, 400_000);

test('lets no two appointments of one person overlap, whatever writes them', async () => {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select user_id as id from private.hosts limit 1');
  const write = (minutes: number) =>
    rows(
      `insert into private.appointments (kind, state, host_id, starts_at, ends_at, taken)
       select 'audit', 'held', $1, at, at + interval '45 minutes', tstzrange(at, at + interval '60 minutes')
       from (select date_trunc('day', now()) + interval '200 days' + make_interval(mins => $2) as at) slot returning id`,
      [id, minutes],
    ).then(
      () => 'written',
      // Two that check each other at once are a deadlock, which one of them survives.
      ({ code }: { code: string }) => (code === '40P01' ? '23P01' : code),
    );
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['written', '23P01']));
});
