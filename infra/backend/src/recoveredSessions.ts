import type { Sql } from './sql.ts';

/** Makes the table in which hosted Supabase keeps how sessions began, and which `@supabase/lite` lacks. */
export async function createRecoveredSessions(sql: Sql): Promise<void> {
  await sql(`create table if not exists auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    primary key (session_id, authentication_method))`);
}

/** Notes that a session began by a mail to whoever has forgotten their password. */
export async function noteRecovery(sql: Sql, session: string): Promise<void> {
  await sql(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'recovery') on conflict do nothing`,
    [session],
  );
}

/** Whether a session began so within the hour, and no password was chosen in it yet. */
export async function isRecovering(sql: Sql, session: unknown): Promise<boolean> {
  if (typeof session !== 'string') return false;
  const rows = await sql(
    `select from auth.mfa_amr_claims
     where session_id = $1 and authentication_method = 'recovery' and created_at > now() - interval '1 hour'`,
    [session],
  );
  return rows.length > 0;
}

/** A recovery is good for one new password. */
export async function endRecovery(sql: Sql, session: string): Promise<void> {
  await sql(`delete from auth.mfa_amr_claims where session_id = $1 and authentication_method = 'recovery'`, [session]);
}
