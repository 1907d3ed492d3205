import { PASSWORD } from '@agence/shared-contracts/forms/account';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { errorResponse } from './errors.ts';

/** Why GoTrue calls a password weak. */
export type WeakPasswordReason = 'length' | 'pwned';

/**
 * Why a new password is refused (AUT-07): too short, too long for bcrypt, or among those everybody tries first.
 *
 * @param minLength characters
 */
export function passwordWeakness(password: string, minLength: number): WeakPasswordReason | undefined {
  if ([...password].length < minLength || Buffer.byteLength(password) > PASSWORD.most) return 'length';
  const plain = password.toLowerCase().replace(/[\s._-]/g, '');
  const stem = plain.replace(/[\d!?*$#@]+$/, '');
  if (new Set(plain).size < 4 || COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(stem)) return 'pwned';
  return undefined;
}

/** GoTrue's answer to a weak password; supabase-js turns it into `AuthWeakPasswordError` with these reasons. */
export function weakPasswordResponse(reason: WeakPasswordReason, minLength: number): Response {
  const message =
    reason === 'length'
      ? `Password should be at least ${minLength} characters and at most ${PASSWORD.most} bytes.`
      : 'Password is known to be easy to guess, please choose a different one.';
  return errorResponse(422, 'weak_password', message, { body: { weak_password: { reasons: [reason] } } });
}
