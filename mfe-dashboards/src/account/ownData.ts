import type { Database } from '@agence/shared-contracts/remote/page';

/** Tables with rows of the person; row security gives nobody else's. */
const TABLES = [
  'profiles',
  'user_formation_progress',
  'user_module_progress',
  'learning_sessions',
  'user_interactions',
  'user_products',
  'orders',
  'order_items',
  'bookings',
  'creator_tips',
  'user_badges',
  'user_certificates',
] as const;

export interface OwnDataExport {
  readonly exported_at: string;
  readonly email: string;
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

/** Rows that one request brings; the export goes on until a table is exhausted. */
const PAGE = 500;

/**
 * Everything that the site keeps about a person (Law 25, portability).
 *
 * @throws Error when a table cannot be read: an export is complete or it is none
 */
export async function collectOwnData(
  database: Database,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<OwnDataExport> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of TABLES) tables[table] = await readAll(database, table, id);
  tables.formation_reviews = await readAll(database, 'formation_reviews', id);
  return { exported_at: new Date().toISOString(), email, tables };
}

async function readAll(database: Database, table: string, userId: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let from = 0; ; from += PAGE) {
    let query = database.from(table).select('*');
    // Everybody may read reviews, and an admin other people's rows: the export holds one's own.
    if (table !== 'order_items') query = query.eq('user_id', userId);
    const { data, error } = await query.range(from, from + PAGE - 1);
    if (error) throw new Error(`${table}: ${error.message}`);
    rows.push(...(data as Record<string, unknown>[]));
    if ((data?.length ?? 0) < PAGE) return rows;
  }
}

/** Rows as CSV (RFC 4180) with their column names; a cell that a spreadsheet would run as a formula is defused. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => {
    const text =
      value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\r\n');
}
