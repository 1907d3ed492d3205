import type { SupabaseClient } from '@supabase/supabase-js';

/** A factor that waits for its first code. */
export interface Enrolment {
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

/**
 * Begins a factor, in place of those that were begun and never finished.
 *
 * @throws AuthError
 */
export async function enrol(client: SupabaseClient, issuer: string): Promise<Enrolment> {
  const { mfa } = client.auth;
  const { data: before } = await mfa.listFactors();
  const unfinished = before?.all.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'unverified');
  await withdraw(
    client,
    (unfinished ?? []).map(({ id }) => id),
  );
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer, friendlyName: issuer });
  if (error) throw error;
  // The library leaves the drawing as it is, in which a # would end the address.
  const drawing = data.totp.qr_code.replace(/^data:[^,]*,/, '');
  return {
    factorId: data.id,
    image: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    secret: data.totp.secret,
  };
}

/**
 * Removes factors.
 *
 * @throws AuthError
 */
export async function withdraw({ auth }: SupabaseClient, factorIds: readonly string[]): Promise<void> {
  for (const factorId of factorIds) {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error) throw error;
  }
}
