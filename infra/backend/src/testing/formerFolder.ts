import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { applyAlone, createPlatform, migrate } from '../migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { SCHEMA_DIR, type SqlFile, sqlFiles } from '../project.ts';
import { schemaFiles } from '../schemaFiles.ts';

/** All migrations of today. */
export const files = sqlFiles(['migrations/*.sql']);
const TODAY = Object.fromEntries(
  globSync('**/*.sql', { cwd: SCHEMA_DIR }).map((path) => [path, readFileSync(join(SCHEMA_DIR, path), 'utf8')]),
);
const TODAY_KNOWN = files.map(({ name, sql }) => ({ name, statements: [sql] }));

/** A migration of another time: its number then, and what its text had in place of what it has. */
export interface Then {
  readonly version?: string;
  readonly texts?: readonly (readonly [today: string, then: string])[];
}

/** A database in memory with what a hosted project has before its first migration. */
async function openHosted() {
  const connection = await openDatabase(undefined);
  await createPlatform(connection.driver);
  await connection.driver.exec(readFileSync(join(import.meta.dirname, 'hostedAuth.sql'), 'utf8'));
  return connection;
}

/** A database as it was before a migration, which is then tried on rows of that time. */
export async function openBefore(migration: string) {
  const connection = await openHosted();
  for (const { sql } of files.filter(({ name }) => name < migration)) await applyAlone(connection.driver, sql);
  return connection;
}

/** Applies migrations as another version of the site did, with its records. */
export async function aFolderOf(last: string, then: Readonly<Record<string, Then>>, lineEnd = '\n') {
  const connection = await openHosted();
  onTestFinished(() => connection.close());
  const { driver } = connection;
  for (const file of files.filter(({ name }) => name <= last)) {
    const [version = '', title = ''] = [file.name.slice(0, 14), file.name.slice(15)];
    const was = then[title];
    const sql = textThen(file, was?.texts);
    await applyAlone(driver, sql);
    await keep(driver, was?.version ?? version, title, sql.replaceAll('\n', lineEnd));
  }
  return { driver };
}

function textThen({ name, sql }: SqlFile, texts: Then['texts'] = []): string {
  return texts.reduce((text, [today, then]) => {
    if (!text.includes(today)) throw new Error(`${name} has no ${today}`);
    return text.replaceAll(today, then);
  }, sql);
}

/** Notes a migration as applied. */
export const keep = (
  driver: Awaited<ReturnType<typeof openDatabase>>['driver'],
  version: string,
  title: string,
  sql: string,
) =>
  driver.query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)', [
    version,
    title,
    [sql],
  ]);

/** Migrates it twice, and sees that it is as one that was made today. */
export async function isAsToday({ driver }: Awaited<ReturnType<typeof aFolderOf>>, missing: number) {
  expect(await migrate(driver)).toBe(missing);
  expect(await migrate(driver)).toBe(0);
  expect(Object.fromEntries(await schemaFiles(driver))).toEqual(TODAY);
  const { rows } = await driver.query(
    `select version || '_' || name as name, statements from supabase_migrations.schema_migrations order by version`,
  );
  const plain = (rows as typeof TODAY_KNOWN).map(({ name, statements }) => ({
    name,
    statements: statements.map((text) => text.replaceAll('\r\n', '\n')),
  }));
  expect(plain).toEqual(TODAY_KNOWN);
}
