import type { Sql } from '../sql.ts';

/** Makes the tables of hosted Supabase that `@supabase/lite` lacks. */
export async function createFactorTables(sql: Sql): Promise<void> {
  await sql(`create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text not null default '',
    factor_type text not null default 'totp',
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    secret text not null,
    -- A code counts once (RFC 6238, 5.2): the last of its steps of thirty seconds that was taken.
    last_used_step bigint not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`);
  await sql('create index if not exists mfa_factors_user on auth.mfa_factors (user_id)');
  await sql(`create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now())`);
  await sql('create index if not exists mfa_challenges_factor on auth.mfa_challenges (factor_id)');
}

/** A factor as the auth API shows it with its person. */
export interface ShownFactor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export function factorsOf(sql: Sql, person: string): Promise<ShownFactor[]> {
  return sql<ShownFactor>(
    `select id::text, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [person],
  );
}

/** Takes somebody's second factors away, with their recovery codes; every session ends. */
export async function resetFactors(sql: Sql, email: string): Promise<boolean> {
  const [user] = await sql<{ id: string }>('select id::text from auth.users where email = $1', [email.toLowerCase()]);
  if (!user) return false;
  for (const table of ['auth.mfa_factors', 'private.recovery_codes', 'auth.sessions'])
    await sql(`delete from ${table} where user_id = $1`, [user.id]);
  return true;
}
