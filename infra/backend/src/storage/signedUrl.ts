import { createHmac } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { Secrets } from '../secrets.ts';

const SHORTEST_S = 60;
const LONGEST_S = 7200;

/** A key of their own: a link to a file is no access token, and the other way round. */
const keyOf = (secrets: Secrets) => createHmac('sha256', secrets.jwtSecret).update('storage').digest('base64url');

/**
 * The address of one file for a while, for whoever has it.
 *
 * @param expiresIn seconds; brought between one minute and two hours
 * @returns a path to be put after `/storage/v1`
 */
export async function signUrl(bucket: string, path: string, expiresIn: number, secrets: Secrets): Promise<string> {
  const seconds = Math.min(Math.max(Number.isFinite(expiresIn) ? expiresIn : SHORTEST_S, SHORTEST_S), LONGEST_S);
  const exp = Math.floor(Date.now() / 1000 + seconds);
  const token = await sign({ url: `${bucket}/${path}`, exp }, keyOf(secrets), 'HS256');
  return `/object/sign/${bucket}/${encodeURI(path)}?token=${token}`;
}

/** Whether a link's token opens this file now. */
export async function opensFile(token: string, bucket: string, path: string, secrets: Secrets): Promise<boolean> {
  try {
    const { url } = await verify(token, keyOf(secrets), 'HS256');
    return url === `${bucket}/${path}`;
  } catch {
    return false;
  }
}
