import type { Factor } from '@agence/shared-contracts/remote/shell';
import type { Session } from '@supabase/supabase-js';

/** Factors that can be used to sign in. */
export function usableFactors(factors: readonly Factor[] | undefined): readonly Factor[] {
  return (factors ?? []).filter(({ status }) => status === 'verified');
}

/** Whether somebody has given the password but not yet the code of a second factor. */
export function needsCode({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  return (
    usableFactors(user.factors as readonly Factor[] | undefined).length > 0 && claimsOf(access_token).aal !== 'aal2'
  );
}

/** Whether the embedded backend refuses a token until the code of a second factor is given. */
export const isRefusedBeforeCode = (accessToken: string): boolean => claimsOf(accessToken).needs_factor === true;

interface Claims {
  /** How surely the person was recognised; missing where the backend knows no second factors. */
  readonly aal?: string;
  readonly needs_factor?: boolean;
}

function claimsOf(accessToken: string): Claims {
  try {
    const [, payload = ''] = accessToken.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
