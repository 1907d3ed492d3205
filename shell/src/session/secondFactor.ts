import type { Factor } from '@agence/shared-contracts/remote/shell';
import type { Session } from '@supabase/supabase-js';

/** Factors that can be used to sign in. */
export function usableFactors(factors: readonly Factor[] | undefined): readonly Factor[] {
  return (factors ?? []).filter(({ status }) => status === 'verified');
}

/** Whether somebody has given the password but not yet the code of a second factor. */
export function needsCode({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  return (
    usableFactors(user.factors as readonly Factor[] | undefined).length > 0 && assuranceLevel(access_token) !== 'aal2'
  );
}

/** How surely the person was recognised, as the token says; undefined where the backend knows no second factors. */
function assuranceLevel(accessToken: string): string | undefined {
  try {
    const [, payload = ''] = accessToken.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
