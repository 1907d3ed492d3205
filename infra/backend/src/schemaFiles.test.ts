import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCHEMA_DIR } from './project.ts';
import { schemaFiles } from './schemaFiles.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
const written = new Map(
  globSync('**/*.sql', { cwd: SCHEMA_DIR }).map(
    (path) => [path, readFileSync(join(SCHEMA_DIR, path), 'utf8')] as const,
  ),
);
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

test('holds the schema as the migrations make it; else run `npm run backend -- schema` (INF-001)', async () => {
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await schemaFiles(backend.database)));
});

test('has every function, type, table, column, index, trigger and policy in the file of what it belongs to', async () => {
  const parts = await backend.sql<{ path: string; part: string }>(PARTS);
  expect(parts.length).toBeGreaterThan(700);
  expect(parts.filter(({ path, part }) => !written.get(path)?.includes(part))).toEqual([]);
});

test('no parameter has the database’s day by default: in the evening that is tomorrow in Québec', () => {
  const byDefault = [...written].filter(([, sql]) => / date DEFAULT (?!'-infinity'|NULL)/.test(sql));
  expect(byDefault.map(([path]) => path)).toEqual([]);
});

/** Read from the catalogs themselves, as pg_dump's output is cut up here. */
const PARTS = `
  with relations as (
    select oid, relname, relrowsecurity, relnamespace::regnamespace || '/tables/' || relname || '.sql' as path,
      relnamespace::regnamespace || '.' || relname as name
    from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
  )
  select path, name || ' ' as part from relations
  union all select path, 'ALTER TABLE ' || name || ' ENABLE ROW LEVEL SECURITY' from relations where relrowsecurity
  union all select path, quote_ident(attname) || case when attacl is null then '' else ') ON TABLE ' end
    from pg_attribute join relations on oid = attrelid where attnum > 0 and not attisdropped
  union all select path, conname || ' ' from pg_constraint join relations on relations.oid = conrelid where contype <> 'n'
  union all select path, coalesce(conname || ' ', pg_get_indexdef(indexrelid))
    from pg_index join relations on relations.oid = indrelid left join pg_constraint on conindid = indexrelid and conrelid = indrelid
  union all select relnamespace::regnamespace || '/tables/' || relname || '.sql', 'TRIGGER ' || tgname || ' '
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select schemaname || '/tables/' || tablename || '.sql', 'CREATE POLICY ' || policyname || ' ON ' from pg_policies
  union all select pronamespace::regnamespace || '/functions/' || proname || '.sql',
      case when prosqlbody is null then '$' || prosrc || '$' else pg_get_function_sqlbody(oid) end
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select typnamespace::regnamespace || '/types/' || typname || '.sql', 'TYPE ' || typnamespace::regnamespace || '.' || typname
    from pg_type join pg_class on pg_class.oid = typrelid and relkind = 'c'
    where typnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
