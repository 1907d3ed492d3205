import type { Sql } from '../sql.ts';

/** The names in the `FileStore` that some object has. */
export async function namedFiles(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ file: string | null }>(`select metadata ->> 'file' as file from storage.objects`);
  return new Set(rows.flatMap(({ file }) => file ?? []));
}
