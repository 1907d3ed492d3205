import { createHash, randomInt } from 'node:crypto';
import type { Sql } from '../sql.ts';

const NUMBER = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const FORM = /^[a-z0-9]{5}-?[a-z0-9]{5}$/;

/** Whether somebody typed a recovery code instead of an application's. */
export const isRecoveryCode = (typed: string): boolean => FORM.test(normal(typed));

/** New codes in place of those there are. Each is 49 random bits, so that a plain hash keeps it. */
export async function newRecoveryCodes(sql: Sql, person: string): Promise<string[]> {
  const codes = Array.from({ length: NUMBER }, () => `${letters()}-${letters()}`);
  await sql(
    `with before as (delete from private.recovery_codes where user_id = $1)
     insert into private.recovery_codes (user_id, hash) select $1, unnest($2::text[])`,
    [person, codes.map((code) => hashOf(person, code))],
  );
  return codes;
}

/** Uses a code up. @returns whether it was one of theirs */
export async function takeRecoveryCode(sql: Sql, person: string, typed: string): Promise<boolean> {
  const taken = await sql('delete from private.recovery_codes where user_id = $1 and hash = $2 returning hash', [
    person,
    hashOf(person, typed),
  ]);
  return taken.length > 0;
}

const letters = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const normal = (typed: string) => typed.trim().toLowerCase();
const hashOf = (person: string, code: string) =>
  createHash('sha256')
    .update(`${person} ${normal(code).replace('-', '')}`)
    .digest('hex');
