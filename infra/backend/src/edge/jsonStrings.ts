import type { Sql } from '../sql.ts';

/** Changes the body of a REST request before it reaches lite. @param path below `/rest/v1/` */
export type KeepsJsonStrings = (path: string, body: string) => string;

/**
 * Makes a text that is written to a JSON column or parameter stay one, as on hosted Supabase.
 *
 * lite hands the database JSON as its text, and a string as it is: `"12"` was stored as the number 12, `"{}"` as an object, and
 * `"word"` refused. Here such strings become their own JSON before, for columns twice: of these lite reads what reads as JSON.
 *
 * @param schemas those that the REST API shows
 */
export async function createJsonStrings(sql: Sql, schemas: readonly string[]): Promise<KeepsJsonStrings> {
  const rows = await sql<{ path: string; names: string[] }>(
    `select c.relname as path, array_agg(a.attname::text) as names
     from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
     where c.relnamespace::regnamespace::text = any ($1) and c.relkind in ('r', 'p', 'v') and a.attnum > 0
       and a.atttypid in ('json'::regtype, 'jsonb'::regtype)
     group by 1
     union all
     select 'rpc/' || p.proname, array_agg(distinct a.name)
     from pg_catalog.pg_proc p cross join lateral unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type)
     where p.pronamespace::regnamespace::text = any ($1) and a.type in ('json'::regtype, 'jsonb'::regtype)
     group by 1`,
    [schemas],
  );
  const jsonIn = new Map(rows.map(({ path, names }) => [path, names]));
  return (path, body) => {
    const names = body === '' ? undefined : jsonIn.get(path);
    if (!names) return body;
    const kept = keep(parsed(body), names, path.startsWith('rpc/') ? JSON.stringify : twice);
    return kept === undefined ? body : JSON.stringify(kept);
  };
}

const twice = (text: string) => JSON.stringify(JSON.stringify(text));

/** The rows with their strings at these names as JSON; undefined where there is none, and nothing to change. */
function keep(value: unknown, names: readonly string[], written: (text: string) => string): unknown {
  let isChanged = false;
  const kept = (Array.isArray(value) ? value : [value]).map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row;
    const strings = Object.entries(row).filter(([name, cell]) => names.includes(name) && typeof cell === 'string');
    if (strings.length === 0) return row;
    isChanged = true;
    return { ...row, ...Object.fromEntries(strings.map(([name, cell]) => [name, written(String(cell))])) };
  });
  if (!isChanged) return undefined;
  return Array.isArray(value) ? kept : kept[0];
}

/** What is no JSON lite refuses in its own words. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
