import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in a data folder until its first database has all migrations and examples. */
const MARK = 'database.unfinished';
/** What every database of PostgreSQL has once it is made. */
const MADE = ['PG_VERSION', 'global/pg_control'];

/** Whether a data folder has a database that was made to its end. */
export const isMade = (dataDir: string): boolean =>
  !existsSync(join(dataDir, MARK)) && MADE.every((file) => existsSync(join(dataDir, 'database', file)));

/**
 * Makes room for a database in a data folder that has none. What was ended while the first was being made (a full disk, a power
 * cut) has never been shown to anybody: it is made again.
 *
 * @returns to be called once the database is whole
 */
export function beginMaking(dataDir: string, log: (line: string) => void): () => void {
  const mark = join(dataDir, MARK);
  const database = join(dataDir, 'database');
  if (isMade(dataDir)) return () => {};
  if (existsSync(mark)) {
    log('The database was not made to its end: it is made again.');
    rmSync(database, { recursive: true, force: true });
    rmSync(join(dataDir, 'files'), { recursive: true, force: true });
  } else if (existsSync(database)) {
    // Of a version that had no mark: nothing can read it, and it is not ours to delete.
    const aside = `${database}.${Date.now()}.unreadable`;
    renameSync(database, aside);
    log(`What was in ${database} is no database: it is in ${aside} now, and a new one is made.`);
  }
  writeFileSync(mark, '');
  return () => rmSync(mark);
}
