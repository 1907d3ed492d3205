import { decode } from 'hono/jwt';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Sql } from '../sql.ts';

/** What an access token says of somebody. */
export interface Claims {
  readonly sub?: string;
  readonly role?: string;
}

/** @param token a verified access token; without one it is a visitor */
export const claimsOf = (token: string | undefined): Claims =>
  token ? (decode(token).payload as Claims) : { role: 'anon' };

/** Runs statements with the rights of whoever sends a request, as the REST API does: row security decides. */
export function asCaller<Result>(
  kysely: Kysely<unknown>,
  claims: Claims,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const role = claims.role === 'authenticated' ? 'authenticated' : 'anon';
  return kysely.transaction().execute(async (transaction) => {
    const sql: Sql = async <Row>(text: string, parameters: readonly unknown[] = []) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...parameters]));
      return rows as Row[];
    };
    await sql(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
         set_config('request.jwt.claim.role', $3, true)`,
      [JSON.stringify(claims), claims.sub ?? '', role],
    );
    await sql(`set local role ${role}`);
    return work(sql);
  });
}
