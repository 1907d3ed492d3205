import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startAutovacuum, vacuumDue } from './autovacuum.ts';
import { openDatabase } from './openDatabase.ts';
import { seededFolder } from './testing/seededFolder.ts';

let folder = '';
let connection: PgliteConnection;
let database: Kysely<unknown>;
beforeAll(async () => {
  folder = await seededFolder();
  connection = await openDatabase(join(folder, 'database'));
  database = connection.kysely as Kysely<unknown>;
  // What the seed has filled.
  await vacuumDue(database);
});
afterAll(async () => {
  await connection?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await connection.driver.exec(`
    create table public."Ventes" (id integer primary key, count integer not null default 0);
    insert into public."Ventes" select generate_series(1, 100);
  `);
});
afterEach(() => connection.driver.exec('drop table public."Ventes"'));

async function rowsAsPlanned(): Promise<number> {
  const { rows } = await connection.driver.query<{ reltuples: number }>(
    `select reltuples from pg_class where relname = 'Ventes'`,
  );
  return rows[0]?.reltuples ?? Number.NaN;
}

test('counts a table that has filled, and leaves it alone until it has changed again', async () => {
  expect(await rowsAsPlanned()).toBe(-1);
  expect(await vacuumDue(database)).toEqual(['public."Ventes"']);
  expect(await rowsAsPlanned()).toBe(100);
  expect(await vacuumDue(database)).toEqual([]);
});

test('gives the room of outdated rows free', async () => {
  const outdated = async () => {
    await connection.driver.query('select pg_stat_force_next_flush()');
    const { rows } = await connection.driver.query<{ dead: number }>(
      `select n_dead_tup as dead from pg_stat_user_tables where relname = 'Ventes'`,
    );
    return rows[0]?.dead;
  };
  await connection.driver.exec('update public."Ventes" set count = count + 1');
  expect(await outdated()).toBe(100);
  await vacuumDue(database);
  expect(await outdated()).toBe(0);
});

test('runs every minute beside requests, and ends before the database is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = startAutovacuum(database);
    // A request that is in a transaction on the only connection: a vacuum inside of it would fail.
    const request = database.transaction().execute(async (transaction) => {
      vi.advanceTimersByTime(60_000);
      await transaction.executeQuery(CompiledQuery.raw('insert into public."Ventes" values (101)'));
    });
    await request;
    await stop();
    expect(await rowsAsPlanned()).toBe(101);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
