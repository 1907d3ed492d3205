import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@agence/backend/testing/startTestPostgres';

/** Ten people to a course; with fewer there is nothing to draw. */
const LEAST_PEOPLE = 500;

/**
 * A PostgreSQL server with the site's database as years of use would have filled it.
 *
 * @param people how many accounts; all else in proportion
 */
export async function filledPostgres(people: number): Promise<TestPostgres> {
  if (!Number.isInteger(people) || people < LEAST_PEOPLE) throw new Error(`At least ${LEAST_PEOPLE} people.`);
  const postgres = await startTestPostgres();
  const client = await postgres.pool.connect();
  // Fewer pauses to write everything down: nothing of it is to survive.
  for (const setting of [`max_wal_size = '16GB'`, `checkpoint_timeout = '30min'`])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.query(`set scale.people = '${people}'`);
  await client.query(await readFile(join(import.meta.dirname, 'fill.sql'), 'utf8'));
  client.release(true);
  await postgres.pool.query('vacuum (analyze)');
  return postgres;
}
