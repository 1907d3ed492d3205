import { setImmediate } from 'node:timers/promises';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exclusiveDialect } from './exclusiveDialect.ts';

let connection: PgliteConnection;
let exclusive: Kysely<unknown>;

beforeAll(async () => {
  connection = await createPgliteConnection({});
  await connection.driver.exec('create role anon; create role authenticated');
  exclusive = new Kysely({ dialect: exclusiveDialect(connection.driver) });
});
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

/** As lite writes them. */
const setRole = (role: string) => sql`SELECT set_config('role', ${role}, true)`;
const setMethod = (method: string) => sql`SELECT set_config('request.method', ${method}, true)`;

test('sends the beginning of a transaction and its settings with its next query, and enters the database twice', async () => {
  const entered = vi.spyOn(connection.driver, 'execProtocolStream');
  const seen = sql`select current_user as role, current_setting('request.method') as method`;
  const run = () =>
    exclusive.transaction().execute(async (transaction) => {
      await setRole('anon').execute(transaction);
      await setMethod('POST').execute(transaction);
      await sql`SELECT set_config('response.status', '', true)`.execute(transaction);
      await sql`SET LOCAL ROLE "authenticated"`.execute(transaction);
      return (await seen.execute(transaction)).rows;
    });
  expect(await run()).toEqual([{ role: 'authenticated', method: 'POST' }]);
  expect(entered).toHaveBeenCalledTimes(2);
  entered.mockRestore();
});

test('takes a setting that comes after a query for what it is', async () => {
  const roles = await exclusive.transaction().execute(async (transaction) => {
    const role = sql<{ role: string }>`select current_user as role`;
    const before = await role.execute(transaction);
    await setRole('anon').execute(transaction);
    return [before.rows[0]?.role, (await role.execute(transaction)).rows[0]?.role];
  });
  expect(roles).toEqual(['postgres', 'anon']);
});

test('runs nothing as somebody else when a setting is refused', async () => {
  const ran = vi.fn();
  const refused = exclusive.transaction().execute(async (transaction) => {
    await setRole('nobody-known').execute(transaction);
    await sql`select 1`.execute(transaction).then(ran);
  });
  await expect(refused).rejects.toMatchObject({ code: '22023' });
  expect(ran).not.toHaveBeenCalled();
});

test.each(['commit', 'rollback'])('leaves no setting of a transaction to what comes after its %s', async (end) => {
  const ended = exclusive.transaction().execute(async (transaction) => {
    await setRole('anon').execute(transaction);
    if (end === 'rollback') throw new Error('Changed its mind');
  });
  await ended.catch(() => {});
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(exclusive);
  expect(rows).toEqual([{ role: 'postgres' }]);
});
