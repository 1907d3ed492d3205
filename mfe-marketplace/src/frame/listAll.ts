import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** Rows of one answer; hosted Supabase gives no more at a time. */
const PAGE_SIZE = 1000;
/** As many as a sitemap takes. */
const MAX_ROWS = 50_000;

/**
 * One column of all rows that visitors may see, in the order of their ids.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function listAll(
  database: Database,
  table: 'formations' | 'creators' | 'products',
  column: 'slug' | 'id',
): Promise<string[]> {
  const found: string[] = [];
  while (found.length < MAX_ROWS) {
    const answer = await database
      .from(table)
      .select(column)
      .order('id')
      .range(found.length, found.length + PAGE_SIZE - 1);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), dataOf(answer));
    found.push(...rows.map((row) => row[column] ?? ''));
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
