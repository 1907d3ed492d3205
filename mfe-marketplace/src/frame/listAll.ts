import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** Rows of one answer; hosted Supabase gives no more at a time. */
const PAGE_SIZE = 1000;
/** As many as a sitemap takes. */
const MAX_ROWS = 50_000;

/**
 * One column of all rows that visitors may see, in the order of their ids.
 *
 * @throws Error when the backend cannot answer
 */
export async function listAll(
  database: Database,
  table: 'formations' | 'creators' | 'products',
  column: 'slug' | 'id',
): Promise<string[]> {
  const found: string[] = [];
  while (found.length < MAX_ROWS) {
    const { data, error } = await database
      .from(table)
      .select(column)
      .order('id')
      .range(found.length, found.length + PAGE_SIZE - 1);
    if (error) throw new Error(error.message);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), data);
    found.push(...rows.map((row) => row[column] ?? ''));
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
