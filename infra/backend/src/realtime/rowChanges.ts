import type { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import type { Sql } from '../sql.ts';

const CHANNEL = 'realtime_changes';

const changeSchema = v.object({
  table: v.string(),
  type: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
  /** Whose row it is. */
  owner: v.string(),
  /** Primary key. */
  key: v.record(v.string(), v.string()),
  /** ISO 8601. */
  at: v.string(),
});

/** That a row of somebody was written or deleted; what stands in it is read by who may read it. */
export type RowChange = v.InferOutput<typeof changeSchema>;

/** A published table as subscribers see it. */
export interface PublishedTable {
  /** Columns that a signed-in person may read, with their types. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/**
 * Has every published table of `public` with an owner (`user_id`) tell of the rows that are written or deleted. PGlite has
 * no logical replication, so triggers stand in for it; a notice holds no more than the key, as PostgreSQL allows it 8 kB.
 *
 * @param onChange called after the commit
 * @returns the tables by name
 */
export async function tellOfRowChanges(
  driver: PGlite,
  sql: Sql,
  onChange: (change: RowChange) => void,
): Promise<ReadonlyMap<string, PublishedTable>> {
  await driver.exec(TRIGGERS);
  await driver.listen(CHANNEL, (payload) => onChange(v.parse(changeSchema, JSON.parse(payload))));
  const rows = await sql<{ table: string; name: string; type: string }>(COLUMNS);
  const tables = new Map<string, PublishedTable>();
  for (const { table, ...column } of rows) {
    tables.set(table, { columns: [...(tables.get(table)?.columns ?? []), column] });
  }
  return tables;
}

const PUBLISHED = `
  select p.tablename from pg_publication_tables p
  join information_schema.columns c on c.table_schema = p.schemaname and c.table_name = p.tablename
  where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and c.column_name = 'user_id'`;

/** Made anew at each start: a table may have been published, or not be any longer. */
const TRIGGERS = `
  create schema if not exists realtime;
  drop function if exists realtime.tell_of_change cascade;
  create function realtime.tell_of_change() returns trigger language plpgsql set search_path = '' as $function$
  declare
    written constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  begin
    if written ->> 'user_id' is not null then
      perform pg_notify('${CHANNEL}', jsonb_build_object(
        'table', tg_table_name, 'type', tg_op, 'owner', written ->> 'user_id', 'at', now(),
        'key', (select jsonb_object_agg(name, written ->> name) from unnest(tg_argv) as name)
      )::text);
    end if;
    return null;
  end
  $function$;
  do $do$
  declare
    published name;
    keys text;
  begin
    for published in ${PUBLISHED} loop
      select string_agg(quote_literal(a.attname), ', ') into keys
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = format('public.%I', published)::regclass and i.indisprimary;
      execute format('create trigger realtime after insert or update or delete on public.%I
        for each row execute function realtime.tell_of_change(%s)', published, keys);
    end loop;
  end
  $do$;`;

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relname in (${PUBLISHED}) and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
  order by c.relname, a.attnum`;
