import { FALLBACK_COOKIE } from '@agence/shared-contracts/remote/fallbackCookie';
import { parse } from 'hono/utils/cookie';

/** What a visitor's browser cannot run, as `name@version`. Whoever writes the cookie chooses what they see themselves. */
export function setAsideBy(cookies: string | null): ReadonlySet<string> {
  if (!cookies?.includes(FALLBACK_COOKIE)) return new Set();
  return new Set(parse(cookies, FALLBACK_COOKIE)[FALLBACK_COOKIE]?.split('|'));
}
