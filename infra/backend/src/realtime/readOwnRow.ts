import type { Kysely } from 'kysely';
import type { TokenClaims } from '../edge/authenticate.ts';
import type { Sql } from '../sql.ts';
import { asCaller, claimsOf } from '../storage/asCaller.ts';
import type { PublishedTable, RowChange } from './rowChanges.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Who listens. */
export interface Listener {
  readonly token: string;
  readonly claims: TokenClaims;
}

/** @returns the row, of a deleted one its key, `hidden` where row security hides it, or `signedOut` where the session has ended since the token was given */
export type ReadRow = (listener: Listener, change: RowChange) => Promise<Row | 'hidden' | 'signedOut'>;

/**
 * Reads rows that have changed, each with the rights of who is to hear of it. Of a deleted row nothing is left that row
 * security could be asked about: its owner hears the key, as hosted Supabase tells it.
 */
export function createRowReader(
  kysely: Kysely<unknown>,
  sql: Sql,
  tables: ReadonlyMap<string, PublishedTable>,
): ReadRow {
  return async ({ token, claims }, { table, key, type: change }) => {
    const isOpen = await sql('select from auth.sessions where id::text = $1', [String(claims.session_id)]);
    if (isOpen.length === 0) return 'signedOut';
    if (change === 'DELETE') return key;
    const columns = tables.get(table)?.columns ?? [];
    const where = Object.keys(key).map((name, index) => {
      const type = columns.find((column) => column.name === name)?.type ?? 'text';
      return `"${name}" = $${index + 1}::${type}`;
    });
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const query = `select to_jsonb(r) as row from (select ${names} from public."${table}" where ${where.join(' and ')}) r`;
    const [found] = await asCaller(kysely, claimsOf(token), (asThem) =>
      asThem<{ row: Row }>(query, Object.values(key)),
    );
    return found?.row ?? 'hidden';
  };
}
