import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** Rows of one answer; hosted Supabase gives no more at a time. */
const PAGE_SIZE = 1000;
/** As many as the composer takes of one remote. */
const MAX_ROWS = 250_000;

/**
 * One column of all rows that visitors may see, in the order of their ids: each page goes on after the last id of the one before.
 *
 * @param empty a column that leaves out the rows that have something there
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function listAll(
  database: Database,
  table: 'formations' | 'creators' | 'products',
  column: 'slug' | 'id',
  empty?: 'formation_id',
): Promise<string[]> {
  const found: string[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  while (found.length < MAX_ROWS) {
    const all = database
      .from(table)
      .select(column === 'id' ? 'id' : 'id,slug')
      .gt('id', last);
    const answer = await (empty ? all.is(empty, null) : all).order('id').limit(PAGE_SIZE);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), dataOf(answer));
    found.push(...rows.map((row) => row[column] ?? ''));
    last = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
