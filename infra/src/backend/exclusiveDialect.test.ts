import { setImmediate } from 'node:timers/promises';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclusiveDialect } from './exclusiveDialect.ts';

let connection: PgliteConnection;
let exclusive: Kysely<unknown>;

beforeAll(async () => {
  connection = await createPgliteConnection({});
  await connection.driver.exec('create role anon; create role authenticated');
  exclusive = new Kysely({ dialect: exclusiveDialect(connection.driver) });
}, 60_000);
afterAll(() => connection?.close());

/** Ten transactions at once, half of them in either role, each waiting once for something else than the database. */
async function rolesSeen(kysely: Kysely<unknown>): Promise<string[]> {
  const transactions = Array.from({ length: 10 }, (_, index) =>
    kysely.transaction().execute(async (transaction) => {
      const role = index % 2 ? 'anon' : 'authenticated';
      await sql`select set_config('role', ${role}, true)`.execute(transaction);
      await setImmediate();
      const { rows } = await sql<{ role: string }>`select current_user as role`.execute(transaction);
      return `${role} as ${rows[0]?.role}`;
    }),
  );
  return [...new Set(await Promise.all(transactions))].sort();
}

test('gives every transaction the role it set, however many run at once', async () => {
  expect(await rolesSeen(exclusive)).toEqual(['anon as anon', 'authenticated as authenticated']);
});

test("replaces lite's own dialect, which mixes them: when this fails, it is no longer needed", async () => {
  expect(await rolesSeen(connection.kysely)).not.toEqual(['anon as anon', 'authenticated as authenticated']);
});

test('passes the connection on after a failed transaction', async () => {
  const failing = exclusive.transaction().execute((transaction) => sql`select * from nowhere`.execute(transaction));
  await expect(failing).rejects.toMatchObject({ code: '42P01' });
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(exclusive);
  expect(rows).toEqual([{ one: 1 }]);
});
