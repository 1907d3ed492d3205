import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

const HEADER = '-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.\n';
const ENTRY =
  /^-- Name: (?<name>.+); Type: (?<type>.+); Schema: (?<schema>.+); Owner: .*\n--\n\n(?<text>(?:.|\n)+?)(?=\n+--\n-- (?:Name: |PostgreSQL ))/gm;
/** What a statement makes, changes or grants; what is made on a table is found by its table. */
const SUBJECT = /\b(?:(?<kind>FUNCTION|TYPE)|TABLE ONLY|TABLE|VIEW|ON) (?<schema>\w+)\.(?<name>\w+)/;
/** Made by the platform. Ours on its tables are the policies and the triggers that call functions of ours. */
const PLATFORM = ['auth', 'storage'];
const FOLDERS: Readonly<Record<string, string>> = { FUNCTION: 'functions', TYPE: 'types' };

/**
 * The schema of a migrated database as pg_dump writes it, in a file for each function, each type, and each table or view
 * with its constraints, indexes, triggers, policies and grants.
 *
 * @returns texts by their paths inside `supabase/schema`
 */
export async function schemaFiles(database: PGlite): Promise<Map<string, string>> {
  const schemas = ['public', 'private', ...PLATFORM].map((name) => `--schema=${name}`);
  const file = await pgDump({ pg: database, args: ['--schema-only', '--no-owner', '--no-comments', ...schemas] });
  const dump = (await file.text()).replaceAll(/^SET default_.*;\n+/gm, '');
  const files = new Map<string, string>();
  for (const { groups } of dump.matchAll(ENTRY)) {
    const { name = '', type, text = '', schema } = groups ?? {};
    const subject = SUBJECT.exec(text)?.groups;
    // An entry on a schema itself names it: "private", "SCHEMA private".
    const owner = subject?.schema ?? (schema === '-' ? name.split(' ').at(-1) : schema);
    const isOurs = type === 'POLICY' || (type === 'TRIGGER' && text.includes('FUNCTION private.'));
    if (PLATFORM.includes(owner ?? '') && !isOurs) continue;
    // The embedded backend's own, in place of logical replication (`realtime/rowChanges.ts`).
    if (type === 'TRIGGER' && text.includes('FUNCTION realtime.')) continue;
    const folder = FOLDERS[subject?.kind ?? ''] ?? 'tables';
    const path = subject ? `${owner}/${folder}/${subject.name}.sql` : `${owner}/schema.sql`;
    files.set(path, `${files.get(path) ?? HEADER}\n${text}\n`);
  }
  // A table has a grant for each column.
  for (const [path, text] of files) files.set(path, text.replaceAll(/(?<=^GRANT .*\n)\n(?=GRANT )/gm, ''));
  return files;
}
