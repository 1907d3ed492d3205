import { randomInt } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/** Of a cookie that lasts as long as the browser is open. */
const CANARY_NAME = 'essai';
/** Sessions are told apart no further: one in a hundred has the same number. */
const BUCKETS = 100;

/** The number in a visitor's cookie; undefined without one that we have given. */
export function bucketIn(cookies: string | null): number | undefined {
  if (!cookies?.includes(CANARY_NAME)) return undefined;
  const text = parse(cookies, CANARY_NAME)[CANARY_NAME] ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

export const drawBucket = (): number => randomInt(BUCKETS);

/** `Set-Cookie` that keeps it. */
export function keepBucket(bucket: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:');
  return serialize(CANARY_NAME, String(bucket), { path: '/', httpOnly: true, sameSite: 'Lax', secure });
}
