import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** Name of the cookie that tells a device on which somebody has signed in before. */
export const DEVICE_COOKIE = 'agence-appareil';
/** In seconds: a year. */
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * The cookie for a device on which somebody has just signed in. It opens nothing: whoever brings it back is asked for the
 * password all the same, but wrong guesses of others do not count against them (OWASP: device cookies).
 *
 * @param email of the account, in lower case
 */
export function deviceCookie(email: string, { jwtSecret }: Pick<Secrets, 'jwtSecret'>): string {
  const id = randomUUID();
  const value = `${id}.${signature(id, email, jwtSecret)}`;
  return `${DEVICE_COOKIE}=${value}; Path=/auth/v1; Max-Age=${MAX_AGE}; HttpOnly; Secure; SameSite=Strict`;
}

/** Id of the device, when it brings a cookie of this account's. @param email in lower case */
export function knownDevice(
  cookies: string | null,
  email: string,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
): string | undefined {
  const found = new RegExp(`(?:^|; )${DEVICE_COOKIE}=([\\w-]{36})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '');
  if (!found) return undefined;
  const [, id = '', given = ''] = found;
  const right = signature(id, email, jwtSecret);
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? id : undefined;
}

function signature(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url');
}
