import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database, ListedPage } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** Rows of one answer; hosted Supabase gives no more at a time. */
const PAGE_SIZE = 1000;
/** As many as the composer takes of one remote. */
const MAX_ROWS = 250_000;

interface Listing {
  readonly table: 'formations' | 'creators' | 'products';
  /** Column that ends the address of a row's page. */
  readonly named: 'slug' | 'id';
  /** Column with the time of the last change of what the page says; without one nobody knows it. */
  readonly changed?: 'last_updated' | 'updated_at';
  /** Which of the rows have a page that search engines are told of: a column, an operator of PostgREST and a value. */
  readonly only?: readonly [column: string, operator: 'is' | 'gt', value: null | number];
}

/**
 * Pages of all rows that visitors may see, in the order of their ids: each answer goes on after the last id of the one before.
 *
 * @param prefix what their addresses begin with
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function listAll(
  database: Database,
  prefix: string,
  { table, named, changed, only }: Listing,
): Promise<ListedPage[]> {
  const found: ListedPage[] = [];
  const columns = [...new Set(['id', named, ...(changed ? [changed] : [])])].join();
  let last = '00000000-0000-0000-0000-000000000000';
  while (found.length < MAX_ROWS) {
    const all = database.from(table).select(columns).gt('id', last);
    const answer = await (only ? all.filter(...only) : all).order('id').limit(PAGE_SIZE);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), dataOf(answer));
    found.push(
      ...rows.map((row): ListedPage => [prefix + row[named], changed ? (row[changed]?.slice(0, 10) ?? null) : null]),
    );
    last = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
