import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStranger, PEOPLE, restore } from './testing/accessFixture.ts';
import { finalState, PaymentReports, REPORTS } from './testing/PaymentReports.ts';
import { CELLS, outcomeOf } from './testing/sqlMatrix.ts';
import { startTestPostgres, type TestPostgres } from './testing/startTestPostgres.ts';

let postgres: TestPostgres;
let payments: PaymentReports;
beforeAll(async () => {
  postgres = await startTestPostgres();
  payments = new PaymentReports(asService, rows, PEOPLE.learner);
}, 120_000);
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
    const different: string[] = [];
    for (const cell of CELLS) {
      const outcome = await outcomeOf(cell, (text, parameters) => client.query(text, parameters));
      if (outcome !== cell.expected) {
        different.push(`${cell.actor}: ${cell.verb} ${cell.row.what} is ${outcome}, not ${cell.expected}`);
      }
    }
    return different;
  });
  expect(wrong).toEqual([]);
});

test('ends in the same state whatever order reports arrive in, and however often (PAY-03, PAY-04, PAY-05)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...REPORTS), { minLength: 1, maxLength: 10 }), async (reports) => {
      const { id, event } = await payments.checkout();
      for (const report of reports) await payments.apply(event(report));
      expect(await payments.state(id)).toEqual(finalState(reports));
    }),
    { numRuns: 100 },
  );
});

test('ends in the same state when all reports arrive at once, on twenty connections (PAY-03, PAY-04)', async () => {
  for (let round = 0; round < 20; round += 1) {
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
