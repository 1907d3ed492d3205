import { AuthError, type SupabaseClient } from '@supabase/supabase-js';

/** A factor that waits for its first code. */
export interface Enrollment {
  readonly factorId: string;
  /** Address of the code to photograph. */
  readonly image: string;
  readonly secret: string;
}

/**
 * Ids of the member's factors that can be used.
 *
 * @throws AuthError
 */
export async function usableFactorIds({ auth }: SupabaseClient): Promise<readonly string[]> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id }) => id);
}

interface EnrollOptions {
  readonly anonKey: string;
  readonly issuer: string;
  /** The present one: a device that was left open must not be enough to lock its owner out. */
  readonly password: string;
}

/**
 * Begins a factor, in place of those that were begun and never finished. The library sends no password along.
 *
 * @throws AuthError
 */
export async function enroll(
  client: SupabaseClient,
  { anonKey, issuer, password }: EnrollOptions,
): Promise<Enrollment> {
  const { data: before } = await client.auth.mfa.listFactors();
  const unfinished = before?.all.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'unverified');
  await unenroll(
    client,
    (unfinished ?? []).map(({ id }) => id),
  );
  const asked = { factor_type: 'totp', issuer, friendly_name: issuer, current_password: password };
  const { id, totp } = await post<{ id: string; totp: { qr_code: string; secret: string } }>(client, '', asked, {
    apikey: anonKey,
  });
  const drawing = totp.qr_code.replace(/^data:[^,]*,/, '');
  return { factorId: id, image: `data:image/svg+xml,${encodeURIComponent(drawing)}`, secret: totp.secret };
}

/**
 * New recovery codes, in place of those there are. Hosted Supabase has none.
 *
 * @throws AuthError
 */
export async function newRecoveryCodes(client: SupabaseClient): Promise<readonly string[]> {
  return (await post<{ codes: readonly string[] }>(client, '/recovery-codes', {})).codes;
}

/** @throws AuthError */
async function post<Answer>({ auth }: SupabaseClient, path: string, body: object, headers = {}): Promise<Answer> {
  const { data } = await auth.getSession();
  const answer = await fetch(`/auth/v1/factors${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const given = await answer.json();
  if (!answer.ok) throw new AuthError(given.message ?? '', answer.status, given.code);
  return given;
}

/**
 * Removes factors.
 *
 * @throws AuthError
 */
export async function unenroll({ auth }: SupabaseClient, factorIds: readonly string[]): Promise<void> {
  for (const factorId of factorIds) {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error) throw error;
  }
}
