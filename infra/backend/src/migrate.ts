import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError } from './BackendError.ts';
import { areExamplesUntouched } from './examples.ts';
import { hashOf, type MigrationRecord, presentFunction, readRecord, titleOf } from './migrationRecord.ts';
import { type SqlFile, sqlFiles } from './project.ts';
import { statementsOf } from './statementsOf.ts';
import { wordsOf } from './wordsOf.ts';

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

/** A migration as the database has it. */
interface Applied {
  readonly version: string;
  readonly name: string;
  readonly statements: readonly string[];
}

/** What an applied migration is today. */
interface Known {
  readonly applied: Applied;
  /** Undefined for one that has left the history. */
  readonly file: SqlFile | undefined;
  /** Of a former text: what it made otherwise. */
  readonly differs?: readonly string[] | undefined;
}

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own together with its record. One that
 * had another number or text when it was applied, as the history's record has it, is brought to what it is today.
 *
 * @returns how many were applied
 * @throws BackendError when one fails, has another text than the one that was applied, or is missing from the project
 */
export async function migrate(database: MigratedDatabase): Promise<number> {
  const files = sqlFiles(['migrations/*.sql']);
  const { rows } = await database.query<Applied>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  const record = readRecord();
  const known = rows.map((applied) => recognise(applied, files, record));
  await renumber(database, known);
  const done = new Set(known.map(({ file }) => file));
  const missing = files.filter((file) => !done.has(file));
  for (const file of missing) {
    await applyOnce(database, file, (transaction) =>
      transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [versionOf(file), titleOf(file), [file.sql]],
      ),
    );
  }
  await bringUpToDate(database, known);
  return missing.length;
}

/** @throws BackendError for what this version of the site does not have */
function recognise(applied: Applied, files: readonly SqlFile[], record: MigrationRecord): Known {
  const hash = hashOf(applied.statements.join('\n'));
  const file = files.find((one) => titleOf(one) === applied.name);
  if (file && hashOf(file.sql) === hash) return { applied, file };
  const differs = record.former[applied.name]?.[hash];
  if (differs) return { applied, file, differs };
  const what = `${applied.version}_${applied.name}`;
  throw new BackendError(
    file
      ? `The data folder was made with another text of ${what} than this version of the site has. Nothing was changed: start it with the version that it is from, or take the migration's text back and add a new one.`
      : `The data folder knows migration ${what}, which this version of the site does not have. Nothing was changed: start it with the version that it is from, or a newer one.`,
  );
}

/** Gives applied migrations the numbers that they have today; those that have left the history keep none that another may have. */
async function renumber(database: MigratedDatabase, known: readonly Known[]): Promise<void> {
  const moved = known.filter(({ applied, file }) => applied.version !== (file && versionOf(file)));
  if (moved.length === 0) return;
  await database.transaction(async (transaction) => {
    const set = (from: string, to: string) =>
      transaction.query('update supabase_migrations.schema_migrations set version = $2 where version = $1', [from, to]);
    const apart = ({ version, name }: Applied) => `${version.replace(/_.*/, '')}_${name}`;
    // One may have the number that another had.
    for (const { applied } of moved) await set(applied.version, apart(applied));
    for (const { applied, file } of moved) if (file) await set(apart(applied), versionOf(file));
  });
}

/** Makes what former texts made otherwise as it is today, once all migrations of today are there. */
async function bringUpToDate(database: MigratedDatabase, known: readonly Known[]): Promise<void> {
  for (const { applied, file, differs } of known) {
    if (!differs) continue;
    await database.transaction(async (transaction) => {
      for (const name of differs) await transaction.exec(presentFunction(name));
      await (file
        ? transaction.query('update supabase_migrations.schema_migrations set statements = $2 where name = $1', [
            applied.name,
            [file.sql],
          ])
        : transaction.query('delete from supabase_migrations.schema_migrations where name = $1', [applied.name]));
    });
  }
}

/**
 * Fills in demonstration data, each file once. A file that changes later is not applied again, and one that is new in a later
 * version only while the examples are as they were made: after that, rows belong to the people who use them.
 *
 * @throws BackendError when one fails
 */
export async function seed(database: MigratedDatabase, patterns: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ path: string }>('select path from supabase_migrations.seed_files');
  const done = new Set(rows.map((row) => row.path));
  const missing = sqlFiles(patterns).filter(({ path }) => !done.has(path));
  if (missing.length === 0) return;
  const isWanted = done.size === 0 || (await areExamplesUntouched(database));
  for (const file of missing) {
    const hash = createHash('sha256').update(file.sql).digest('hex');
    await applyOnce(database, isWanted ? file : { ...file, sql: '' }, (transaction) =>
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
    throw new BackendError(`${file.path} failed: ${wordsOf(error)}.`);
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
