import { errorResponse } from './errors.ts';

/** Parts of the auth API that the embedded backend does not have, and what hosted Supabase says when they are off. */
const GAPS: readonly (readonly [path: RegExp, status: number, code: string, message: string])[] = [
  [/^admin(\/|$)|^(invite|generate_link)$/, 403, 'not_admin', 'Accounts are not administered from here.'],
  [/^sso$/, 422, 'saml_provider_disabled', 'Single sign-on is not available on this installation.'],
  [/^authorize$/, 400, 'validation_failed', 'Signing in through another provider is not available here.'],
  [/^user\/identities(\/|$)/, 422, 'manual_linking_disabled', 'Identities are not linked on this installation.'],
];

/** Of one's own account: hosted Supabase asks first whose. */
const OF_ACCOUNT = /^user\//;

/**
 * The refusal of a path that only hosted Supabase has, with its own code, so that screens behave the same on both
 * (INF-014 to INF-018).
 *
 * @param path below `/auth/v1/`
 */
export function authGap(path: string, isSignedIn: boolean): Response | undefined {
  if (OF_ACCOUNT.test(path) && !isSignedIn) {
    return errorResponse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const gap = GAPS.find(([pattern]) => pattern.test(path));
  return gap && errorResponse(gap[1], gap[2], gap[3]);
}
