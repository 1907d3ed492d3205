import { endSession } from './edge/authenticate.ts';
import type { Sql } from './sql.ts';

/**
 * Ends sessions of a person: none of them gets a new token, and what they have is refused at once.
 *
 * @param kept the session that stays, if one does
 */
export async function endOtherSessions(sql: Sql, person: string, kept: string | undefined): Promise<void> {
  const ended = await sql<{ id: string }>(
    'delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid returning id::text',
    [person, kept ?? null],
  );
  await sql('delete from auth.refresh_tokens where user_id::text = $1 and session_id is distinct from $2::uuid', [
    person,
    kept ?? null,
  ]);
  for (const { id } of ended) endSession(id);
}

/** Whether a password is that of an account. The library writes `$2b$`, which pgcrypto knows as `$2a$`. */
export async function isPasswordOf(sql: Sql, person: string, password: string): Promise<boolean> {
  const rows = await sql(
    `select from auth.users, replace(encrypted_password, '$2b$', '$2a$') as kept
     where id = $1 and extensions.crypt($2, kept) = kept`,
    [person, password],
  );
  return rows.length > 0;
}
