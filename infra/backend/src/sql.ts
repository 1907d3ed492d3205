import type { PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery } from 'kysely';

/** Runs one statement as the superuser, past row security, and gives its rows. */
export type Sql = <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Statements that take their turn on the shared connection like everybody's requests. */
export function sqlOn(connection: PgliteConnection): Sql {
  return async <Row>(text: string, parameters: readonly unknown[] = []) => {
    const result = await connection.kysely.executeQuery(CompiledQuery.raw(text, [...parameters]));
    return result.rows as Row[];
  };
}
