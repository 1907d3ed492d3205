import type { RouteAccess } from '@agence/shared-contracts/remote/manifest';
import type { AuthState } from './authState.ts';

export type GuardDecision = 'show' | 'wait' | 'sign-in' | 'failed' | 'dashboard';

/** What a route does for the person who is, or is not, signed in (marketing-site §2 "Route guards"). */
export function guardDecision(
  access: RouteAccess,
  auth: Pick<AuthState, 'user' | 'initialized' | 'loading' | 'failed'>,
): GuardDecision {
  if (access === 'public') return 'show';
  if (!auth.initialized || auth.loading) return 'wait';
  if (auth.failed) return access === 'guest' ? 'show' : 'failed';
  if (access === 'member') return auth.user ? 'show' : 'sign-in';
  return auth.user ? 'dashboard' : 'show';
}
