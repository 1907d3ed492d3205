import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError } from './BackendError.ts';
import { type SqlFile, sqlFiles } from './project.ts';
import { statementsOf } from './statementsOf.ts';

/** A connection to a database, as PGlite has it. */
export interface SqlSession {
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs any number of statements. */
  exec(text: string): Promise<unknown>;
}

/** A database to migrate: PGlite, or a PostgreSQL server. */
export interface MigratedDatabase extends SqlSession {
  transaction(work: (session: SqlSession) => Promise<void>): Promise<unknown>;
}

/** Makes what a hosted project has before its first migration; harmless when it is there. */
export async function createPlatform(database: SqlSession): Promise<void> {
  await database.exec(readFileSync(join(import.meta.dirname, 'platform.sql'), 'utf8'));
}

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own together with its record.
 *
 * @returns how many were applied
 * @throws BackendError when one fails, was changed after it was applied, or is missing from the project
 */
export async function migrate(database: MigratedDatabase): Promise<number> {
  const files = sqlFiles(['migrations/*.sql']);
  const { rows } = await database.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements.join('\n')]));
  for (const version of applied.keys()) {
    if (files.some((file) => versionOf(file) === version)) continue;
    throw new BackendError(`The data folder knows migration ${version}, which this version of the site does not have.`);
  }
  let count = 0;
  for (const file of files) {
    const before = applied.get(versionOf(file));
    if (before === file.sql) continue;
    if (before !== undefined) {
      throw new BackendError(
        `${file.path} was changed after it was applied: add a new migration, or start with a new data folder.`,
      );
    }
    await applyOnce(database, file, (transaction) =>
      transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [versionOf(file), file.name.slice(file.name.indexOf('_') + 1), [file.sql]],
      ),
    );
    count += 1;
  }
  return count;
}

/**
 * Fills in demonstration data, each file once. A file that changes later is not applied again: its rows belong to
 * the people who use them by then.
 *
 * @throws BackendError when one fails
 */
export async function seed(database: MigratedDatabase, patterns: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ path: string }>('select path from supabase_migrations.seed_files');
  const done = new Set(rows.map((row) => row.path));
  for (const file of sqlFiles(patterns)) {
    if (done.has(file.path)) continue;
    const hash = createHash('sha256').update(file.sql).digest('hex');
    await applyOnce(database, file, (transaction) =>
      transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [file.path, hash]),
    );
  }
}

async function applyOnce(
  database: MigratedDatabase,
  file: SqlFile,
  record: (transaction: SqlSession) => Promise<unknown>,
): Promise<void> {
  try {
    // Indexes of a living site are made CONCURRENTLY, which no transaction may hold: each statement alone, all of them harmless twice.
    if (file.sql.startsWith(NO_TRANSACTION)) {
      await applyAlone(database, file.sql);
      await record(database);
      return;
    }
    await database.transaction(async (transaction) => {
      await transaction.exec(file.sql);
      await record(transaction);
    });
  } catch (error) {
    throw new BackendError(`${file.path} failed: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Applies a migration outside of {@link applyOnce}: one that says so statement by statement. */
export async function applyAlone(database: Pick<MigratedDatabase, 'exec'>, sql: string): Promise<void> {
  for (const part of sql.startsWith(NO_TRANSACTION) ? statementsOf(sql) : [sql]) await database.exec(part);
}

/** First line of a file that is applied without a transaction. The Supabase CLI knows by its statements. */
const NO_TRANSACTION = '-- no transaction\n';

function versionOf(file: SqlFile): string {
  return file.name.slice(0, file.name.indexOf('_'));
}
