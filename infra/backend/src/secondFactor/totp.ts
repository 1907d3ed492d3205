import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Steps before and after the present one that are taken, for clocks and slow fingers. */
const WINDOW = 1;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6, algorithm: 'SHA1' });

/** A new secret in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What authenticator applications read. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/**
 * The step of thirty seconds that a code belongs to, near the present one (RFC 6238).
 *
 * @param at milliseconds since the epoch
 */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_S) + delta;
}
