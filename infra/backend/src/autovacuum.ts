import { CompiledQuery, type Kysely } from 'kysely';

/** How often tables are looked over, in milliseconds: PostgreSQL's `autovacuum_naptime`. */
const PAUSE_MS = 60_000;

/** Tables of which so many rows have changed that PostgreSQL's autovacuum, by its default thresholds, would see to them. */
const DUE = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

/**
 * Gives room of outdated rows free and counts tables anew, for the planner. PGlite runs no background processes, so a
 * database that is written to would grow and be planned for as if it were empty.
 *
 * @returns names of the tables that were due
 */
export async function vacuumDue(database: Kysely<unknown>): Promise<readonly string[]> {
  // Counts of changes are written down at most once a second otherwise.
  await database.executeQuery(CompiledQuery.raw('select pg_stat_force_next_flush()'));
  const { rows } = await database.executeQuery<{ name: string }>(CompiledQuery.raw(DUE));
  // One statement each: requests have their turn in between.
  for (const { name } of rows) await database.executeQuery(CompiledQuery.raw(`vacuum (analyze) ${name}`));
  return rows.map(({ name }) => name);
}

/** Sees to due tables every minute. @returns what stops that, once what is running has ended */
export function startAutovacuum(database: Kysely<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => vacuumDue(database)).catch((error: unknown) => console.error('autovacuum:', error));
  }, PAUSE_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
