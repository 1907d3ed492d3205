import type { SqlSession } from './migrate.ts';

/**
 * Whether the demonstration data is as it was made: only who has signed in can change an example, so nobody has, and nobody but
 * the examples has an account.
 */
export async function areExamplesUntouched(database: SqlSession): Promise<boolean> {
  const { rows } = await database.query<{ are_untouched: boolean }>(UNTOUCHED);
  return rows[0]?.are_untouched === true;
}

/** The accounts of `seeds/10_accounts.sql` have ids of their own kind. */
const UNTOUCHED = `
  select coalesce(bool_and(last_sign_in_at is null and id::text ~ '^00000000-0000-4000-[89]000-'), false)
    and count(*) filter (where id::text ~ '^00000000-0000-4000-8000-00000000000[123]$') = 3 as are_untouched
  from auth.users`;
