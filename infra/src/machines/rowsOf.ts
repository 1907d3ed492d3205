/** Asks a database. */
export type Sql = <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;
/** Table → key of a row → its columns. */
export type Rows = Readonly<Record<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>>;

interface Table {
  readonly name: string;
  readonly key: string | null;
}

/** Everything that is in the tables of a database which have a key. */
export async function rowsOf(sql: Sql): Promise<Rows> {
  const all: Record<string, Map<string, Record<string, unknown>>> = {};
  for (const { name, key } of await sql<Table>(TABLES)) {
    if (key === null) continue;
    const rows = await sql<{ key: string; row: Record<string, unknown> }>(
      `select jsonb_build_array(${key})::text as key, to_jsonb(t) as row from ${name} t`,
    );
    all[name] = new Map(rows.map(({ key, row }) => [key, row]));
  }
  return all;
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('t.%I', a.attname), ', ' order by a.attname) from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage') order by 1`;

/**
 * What of the rows before is not there after, and which of their columns have another value.
 *
 * @param may columns (`table.column`, `table`) that the site itself writes
 */
export function difference(
  before: Rows,
  after: Rows,
  may: readonly string[] = SITE,
): { missing: string[]; changed: string[] } {
  const missing: string[] = [];
  const changed = new Set<string>();
  for (const [table, rows] of Object.entries(before)) {
    if (may.includes(table)) continue;
    const now = after[table];
    if (!now) {
      if (rows.size > 0) missing.push(`${table} (the table)`);
      continue;
    }
    const lost = [...rows.keys()].filter((key) => !now.has(key));
    if (lost.length > 0) missing.push(`${table} (${lost.length} of ${rows.size})`);
    for (const [key, row] of rows) {
      for (const [column, value] of Object.entries(row)) {
        const name = `${table}.${column}`;
        const present = now.get(key)?.[column];
        // A column that is not there any more has been moved by a migration that says so.
        if (present === undefined || value === null || may.includes(name)) continue;
        if (JSON.stringify(present) !== JSON.stringify(value)) changed.add(name);
      }
    }
  }
  return { missing, changed: [...changed] };
}

/** What the site writes by itself. */
const SITE: readonly string[] = [
  // A session that is used.
  ...['auth.refresh_tokens.revoked', 'auth.refresh_tokens.updated_at', 'auth.sessions.updated_at'],
  ...['auth.users.updated_at', 'auth.users.last_sign_in_at'],
  // What courses are found by, and colours that nobody could choose then.
  ...[
    'public.formations.search_text',
    'public.formations.updated_at',
    'public.creators.updated_at',
    'public.categories.color',
  ],
];
