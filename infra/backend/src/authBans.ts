import type { PGlite } from '@electric-sql/pglite';
import { endSession } from './edge/authenticate.ts';
import type { Sql } from './sql.ts';

/** When a ban ends that has no end. A date, since not every reader of the column knows `infinity`. */
const NO_END = '9999-12-31T00:00:00Z';

/**
 * Makes the database keep `auth.users.banned_until`, which hosted Supabase's auth server enforces and `@supabase/lite`
 * does not: whichever way somebody banned comes, no session begins and none goes on.
 */
export async function createBans(sql: Sql): Promise<void> {
  await sql(`create or replace function auth.refuse_banned() returns trigger
    language plpgsql security definer set search_path = '' as $$
    begin
      if exists (select from auth.users where id = new.user_id::uuid and banned_until > now()) then
        raise exception 'User is banned' using detail = 'user_banned';
      end if;
      return new;
    end $$`);
  for (const table of ['sessions', 'refresh_tokens']) {
    await sql(`create or replace trigger refuse_banned before insert on auth.${table}
      for each row execute function auth.refuse_banned()`);
  }
}

/** Refuses what tokens a session has as soon as it is deleted, by whomever: a function of the database as well. */
export async function followEndedSessions(sql: Sql, driver: PGlite): Promise<void> {
  await sql(`create or replace function auth.tell_ended() returns trigger
    language plpgsql security definer set search_path = '' as $$
    begin
      perform pg_notify('session_ended', old.id::text);
      return null;
    end $$`);
  await sql(`create or replace trigger tell_ended after delete on auth.sessions
    for each row execute function auth.tell_ended()`);
  await driver.listen('session_ended', endSession);
}

/** Whether the account with an address is banned, so that its owner can be told before a session is refused. */
export async function isBanned(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql('select from auth.users where email = $1 and banned_until > now()', [
    email.trim().toLowerCase(),
  ]);
  return rows.length > 0;
}

/** Closes accounts until `unban`: their sessions end now, and what was mailed to them opens nothing. */
export async function ban(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql('update auth.users set banned_until = $2 where id = any ($1::uuid[])', [ids, NO_END]);
  await sql('delete from auth.sessions where user_id = any ($1::uuid[])', [ids]);
  await sql('delete from auth.refresh_tokens where user_id::text = any ($1)', [ids]);
}

/** Opens what `ban` has closed; bans with an end stay. */
export async function unban(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql('update auth.users set banned_until = null where id = any ($1::uuid[]) and banned_until = $2', [
    ids,
    NO_END,
  ]);
}
