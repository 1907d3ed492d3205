import type { Sql } from '../sql.ts';
import type { Claims } from './asCaller.ts';
import { type Bucket, type StoredObject, takesType } from './StoredObject.ts';

export const COLUMNS = 'id, name, metadata, created_at, updated_at';

/** A type that a bucket does not take. */
export class TypeRefused extends Error {}

/** @returns the type alone, @throws TypeRefused when the bucket does not take it */
export function checkType(contentType: string, bucket: Bucket): string {
  const mimetype = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!takesType(bucket, mimetype)) throw new TypeRefused();
  return mimetype;
}

export async function findBucket(sql: Sql, id: string): Promise<Bucket | undefined> {
  return (await sql<Bucket>('select * from storage.buckets where id = $1', [id]))[0];
}

export async function find(sql: Sql, bucket: string, path: string): Promise<StoredObject | undefined> {
  const [row] = await sql<StoredObject>(`select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [
    bucket,
    path,
  ]);
  return row;
}

export async function mayWrite(caller: Sql, bucket: string, path: string): Promise<boolean> {
  const [row] = await caller<{ may: boolean }>('select private.can_write_file($1, $2) as may', [bucket, path]);
  return row?.may ?? false;
}

export async function insert(
  sql: Sql,
  bucket: string,
  path: string,
  metadata: StoredObject['metadata'],
): Promise<void> {
  await sql(
    `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)
     on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()`,
    [bucket, path, JSON.stringify(metadata)],
  );
}

/**
 * Names a received file by its path, with the rights of whoever sent it.
 *
 * @returns the bytes that stood there before, which nothing names any more
 */
export async function place(
  caller: Sql,
  { bucket, path, replaces }: Pick<Upload, 'bucket' | 'path' | 'replaces'>,
  metadata: StoredObject['metadata'],
): Promise<string | undefined> {
  const before = await find(caller, bucket, path);
  if (before && !replaces) throw Object.assign(new Error('exists'), { code: '23505' });
  await insert(caller, bucket, path, metadata);
  return before?.metadata.file;
}

/** What somebody sends, and where to. */
export interface Upload {
  readonly bucket: string;
  readonly path: string;
  readonly by: Claims;
  readonly replaces: boolean;
}
