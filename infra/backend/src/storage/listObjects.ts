import type { Sql } from '../sql.ts';
import type { StoredObject } from './StoredObject.ts';

/** What a list may be ordered by. Nothing notes when a file was last read. */
const COLUMNS = ['name', 'created_at', 'updated_at'] as const;

/** What is asked of a list; whatever is left out or no value of its kind is as supabase-js has it by default. */
interface ListRequest {
  readonly prefix?: unknown;
  readonly limit?: unknown;
  readonly offset?: unknown;
  readonly search?: unknown;
  readonly sortBy?: unknown;
}

/** What has a name and nothing else. */
interface Folder {
  readonly id: null;
  readonly name: string;
}

/** Whether something in a list is a folder. */
export const isFolder = (listed: StoredObject | Folder): listed is Folder => listed.id === null;

/**
 * What stands in one folder of a bucket, with names as they stand there: first the folders below it, then its files, as the function
 * `storage.search` of hosted Supabase has them.
 *
 * @param sql with the rights of whoever asks
 */
export function listObjects(sql: Sql, bucket: string, request: ListRequest): Promise<(StoredObject | Folder)[]> {
  const path = String(request.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const folder = path === '' ? '' : `${path}/`;
  const { column, order } = orderOf(request.sortBy);
  return sql<StoredObject | Folder>(
    `with below as (
       select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
       where bucket_id = $1 and starts_with(o.name, $2) and starts_with(lower(substr(o.name, length($2) + 1)), lower($3))
     ),
     entries as (
       select distinct true as is_folder, null::uuid as id, split_part(rest, '/', 1) as name, null::jsonb as metadata,
         null::timestamptz as created_at, null::timestamptz as updated_at
       from below where position('/' in rest) > 0
       union all
       select false, id, rest, metadata, created_at, updated_at from below where position('/' in rest) = 0
     )
     select id, name, metadata, created_at, updated_at from entries
     order by is_folder desc, ${column} ${order}, name limit $4 offset $5`,
    [
      bucket,
      folder,
      String(request.search ?? ''),
      Math.min(Number(request.limit ?? 100) || 100, 1000),
      Number(request.offset ?? 0) || 0,
    ],
  );
}

function orderOf(sortBy: unknown): { readonly column: string; readonly order: 'asc' | 'desc' } {
  const { column, order } = (sortBy ?? {}) as { readonly column?: unknown; readonly order?: unknown };
  return {
    column: COLUMNS.find((known) => known === column) ?? 'name',
    order: String(order).toLowerCase() === 'desc' ? 'desc' : 'asc',
  };
}
