import { timingSafeEqual } from 'node:crypto';
import { BACKEND_ERRORS } from '@agence/shared-contracts/backend/errors';
import { decode, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import type { Secrets } from '../secrets.ts';

/** Roles that a token from the network may carry (threats F2). */
const ROLES = ['anon', 'authenticated'];

export type Authentication =
  | {
      readonly ok: true /** The access token to pass on, when there is a valid one. */;
      readonly token?: string;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

/**
 * Checks the API key and the access token of a request from the network. The service role's key and every token of
 * another role, algorithm or signer are refused here, before anything else looks at them (AUT-03).
 *
 * @param needsKey whether the request must carry the API key
 * @param beforeFactor whether who has yet to give the code of a second factor may ask too (AUT-09)
 */
export async function authenticate(
  request: Request,
  secrets: Secrets,
  needsKey: boolean,
  beforeFactor = false,
): Promise<Authentication> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key === null && needsKey) return refused('no_api_key', 'The request has no API key.');
  if (key !== null && !isPublishableKey(key, secrets)) return refused('invalid_api_key', 'The API key is not valid.');

  const authorization = request.headers.get('authorization');
  if (authorization === null) return { ok: true };
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (!token) return refused('bad_jwt', 'The Authorization header is not "Bearer <token>".');
  // supabase-js sends the API key as bearer token while nobody is signed in.
  if (isPublishableKey(token, secrets)) return { ok: true };
  const claims = await readToken(token, secrets);
  if (!claims) return refused('bad_jwt', 'The access token is not valid.');
  if (claims.needs_factor && !beforeFactor) return refused('insufficient_aal', BACKEND_ERRORS.insufficient_aal);
  return { ok: true, token };
}

/** What an access token of ours says. */
export interface TokenClaims {
  readonly sub: string;
  readonly role: string;
  /** Seconds since the epoch. */
  readonly exp: number;
  readonly session_id?: unknown;
  /** `aal2` once a second factor was asked for in the session. */
  readonly aal?: unknown;
  /** Whether the person has a second factor whose code was not asked for in the session. */
  readonly needs_factor?: boolean;
}

/** What valid tokens say, by signing secret and token: a page sends the same one many times. */
const known = new LRUCache<string, TokenClaims>({ max: 1000 });

/** Longest life of an access token in milliseconds (`jwt_expiry` in project.ts). */
const TOKEN_LIFE_MS = 600_000;
/** Sessions whose tokens are refused though they are not expired yet. */
const ended = new LRUCache<string, true>({ max: 50_000, ttl: TOKEN_LIFE_MS });

/** Refuses from now on what tokens a session has. */
export function endSession(id: string): void {
  ended.set(id, true);
}

/** @returns undefined for an access token that is expired, of a session that was ended, of another signer or algorithm, or for another role */
export async function readToken(
  token: string,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const key = `${jwtSecret} ${token}`;
  const before = known.get(key);
  if (before && before.exp > Date.now() / 1000) return isEnded(before) ? undefined : before;
  try {
    const { sub, role, exp, session_id, aal, needs_factor } = await verify(token, jwtSecret, 'HS256');
    // A header that names another key or place to look for one has no business here.
    const header = Object.keys(decode(token).header);
    const isOurs = header.every((name) => name === 'alg' || name === 'typ');
    if (!isOurs || typeof exp !== 'number' || typeof sub !== 'string' || typeof role !== 'string') return undefined;
    if (!ROLES.includes(role)) return undefined;
    const claims = { sub, role, exp, session_id, aal, needs_factor: needs_factor === true };
    known.set(key, claims);
    return isEnded(claims) ? undefined : claims;
  } catch {
    return undefined;
  }
}

const isEnded = ({ session_id }: TokenClaims) => typeof session_id === 'string' && ended.has(session_id);

/** Whether a request has the public API key. */
export const isPublishableKey = (key: string | null, { publishableKey }: Secrets): boolean =>
  key !== null && equal(key, publishableKey);

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refused(code: string, message: string): Authentication {
  return { ok: false, code, message };
}
