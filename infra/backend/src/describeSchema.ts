import type { PGlite } from '@electric-sql/pglite';

/** TypeScript for PostgreSQL's types, as JSON brings them. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

const HEADER = `/**
 * The database as its migrations make it, in the form that supabase-js and postgrest-js take (\`createClient<Database>\`).
 * Written by \`agence backend types\`; infra/backend/src/describeSchema.test.ts fails while it is out of date.
 */

/** What a \`jsonb\` column may hold. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

type Tables = Database['public']['Tables'];

/** Columns of a table, as rows have them. */
export type Row<Name extends keyof Tables, Column extends keyof Tables[Name]['Row']> = Pick<
  Tables[Name]['Row'],
  Column
>;
`;

interface Column {
  readonly relation: string;
  readonly is_view: boolean;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_generated: boolean;
  /** All that a check lets in; null where any value of the type may stand. */
  readonly choices: string[] | null;
}

interface Relationship {
  readonly relation: string;
  readonly name: string;
  readonly columns: string[];
  readonly referenced: string;
  readonly referenced_columns: string[];
  readonly is_one_to_one: boolean;
}

interface DatabaseFunction {
  readonly name: string;
  readonly names: string[];
  readonly types: string[];
  readonly modes: string[];
  readonly defaults: number;
  readonly result: string;
  readonly is_set: boolean;
  readonly is_strict: boolean;
}

/** The types of the public schema of a migrated database, as the text of a module. */
export async function describeSchema(database: PGlite): Promise<string> {
  const columns = (await database.query<Column>(COLUMNS)).rows;
  const relationships = (await database.query<Relationship>(RELATIONSHIPS)).rows;
  const functions = (await database.query<DatabaseFunction>(FUNCTIONS)).rows;
  const relations = (isView: boolean) => {
    const shown = columns.filter((column) => column.is_view === isView);
    return [...new Set(shown.map(({ relation }) => relation))].map((name) => {
      const own = shown.filter(({ relation }) => relation === name);
      return describeRelation(name, own, relationships, isView);
    });
  };
  return `${HEADER}
/** Tables, views and functions that the API shows, by schema. */
export interface Database {
  public: {
    Tables: {
${relations(false).join('\n')}
    };
    Views: {
${relations(true).join('\n')}
    };
    Functions: {
${functions.map(describeFunction).join('\n')}
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
`;
}

function describeRelation(
  name: string,
  columns: readonly Column[],
  relationships: readonly Relationship[],
  isView: boolean,
): string {
  const type = ({ choices, type, is_nullable }: Column) =>
    (choices ? choices.map(quoted).join(' | ') : typeOf(type)) + (is_nullable ? ' | null' : '');
  const row = columns.map((column) => `          ${column.name}: ${type(column)};`);
  const written = columns.filter((column) => !column.is_generated);
  const inserted = written.map((column) => {
    const isOptional = column.is_nullable || column.has_default;
    return `          ${column.name}${isOptional ? '?' : ''}: ${type(column)};`;
  });
  const updated = written.map((column) => `          ${column.name}?: ${type(column)};`);
  const own = relationships
    .filter(({ relation }) => relation === name)
    .map(
      (one) => `          {
            foreignKeyName: ${quoted(one.name)};
            columns: [${one.columns.map(quoted).join(', ')}];
            isOneToOne: ${one.is_one_to_one};
            referencedRelation: ${quoted(one.referenced)};
            referencedColumns: [${one.referenced_columns.map(quoted).join(', ')}];
          },`,
    );
  const writable = isView
    ? []
    : ['        Insert: {', ...inserted, '        };', '        Update: {', ...updated, '        };'];
  return [
    `      ${name}: {`,
    '        Row: {',
    ...row,
    '        };',
    ...writable,
    `        Relationships: [${own.length > 0 ? `\n${own.join('\n')}\n        ` : ''}];`,
    '      };',
  ].join('\n');
}

function describeFunction({
  name,
  names,
  types,
  modes,
  defaults,
  result,
  is_set,
  is_strict,
}: DatabaseFunction): string {
  const inputs = names.flatMap((parameter, index) => (modes[index] === 't' ? [] : [{ parameter, type: types[index] }]));
  const args = inputs.map(({ parameter, type }, index) => {
    const isOptional = index >= inputs.length - defaults;
    // What is given may be frozen, and a function that is not strict takes NULL.
    const given = typeOf(type ?? 'text').replace(/^(?=\w+\[\]$)/, 'readonly ');
    return `${parameter}${isOptional ? '?' : ''}: ${given}${is_strict ? '' : ' | null'}`;
  });
  const outputs = names.flatMap((column, index) =>
    modes[index] === 't' ? [`${column}: ${typeOf(types[index] ?? 'text')} | null`] : [],
  );
  const returned = outputs.length > 0 ? `{ ${outputs.join('; ')} }` : typeOf(result);
  return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.join('; ')} }` : 'Record<never, never>'};
        Returns: ${returned}${is_set ? '[]' : ''};
      };`;
}

const quoted = (text: string) => `'${text}'`;
const typeOf = (name: string): string =>
  name.startsWith('_') ? `${typeOf(name.slice(1))}[]` : (TYPES[name] ?? 'string');

const COLUMNS = `
  select c.relname as relation, c.relkind = 'v' as is_view, a.attname as name, t.typname as type,
    not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as is_generated,
    (
      select array(select choice[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') choice)
      from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)\\)$')
    ) as choices
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname, a.attname`;

const RELATIONSHIPS = `
  select r.relname as relation, c.conname as name, f.relname as referenced,
    array(select a.attname::text from unnest(c.conkey) key join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key) as columns,
    array(select a.attname::text from unnest(c.confkey) key join pg_attribute a on a.attrelid = c.confrelid and a.attnum = key)
      as referenced_columns,
    exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
        and i.indkey::int2[] @> c.conkey and i.indkey::int2[] <@ c.conkey
    ) as is_one_to_one
  from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
  where c.contype = 'f' and r.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
  order by r.relname, c.conname`;

/** Functions that somebody besides the service role may call. */
const FUNCTIONS = `
  select p.proname as name, coalesce(p.proargnames, '{}') as names,
    array(select t.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality arg (id, place)
      join pg_type t on t.oid = arg.id order by arg.place) as types,
    coalesce(p.proargmodes::text[], '{}') as modes, p.pronargdefaults as defaults,
    (select typname from pg_type where oid = p.prorettype) as result, p.proretset as is_set,
    p.proisstrict as is_strict
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname`;
