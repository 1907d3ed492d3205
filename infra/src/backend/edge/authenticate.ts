import { timingSafeEqual } from 'node:crypto';
import { decode, verify } from 'hono/jwt';
import type { Secrets } from '../secrets.ts';

/** Roles that a token from the network may carry (reliability.md F2). */
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
 */
export async function authenticate(request: Request, secrets: Secrets, needsKey: boolean): Promise<Authentication> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key === null && needsKey) return refused('no_api_key', 'The request has no API key.');
  if (key !== null && !equal(key, secrets.publishableKey))
    return refused('invalid_api_key', 'The API key is not valid.');

  const authorization = request.headers.get('authorization');
  if (authorization === null) return { ok: true };
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (!token) return refused('bad_jwt', 'The Authorization header is not "Bearer <token>".');
  // supabase-js sends the API key as bearer token while nobody is signed in.
  if (equal(token, secrets.publishableKey)) return { ok: true };
  return (await isValid(token, secrets.jwtSecret))
    ? { ok: true, token }
    : refused('bad_jwt', 'The access token is not valid.');
}

async function isValid(token: string, secret: string): Promise<boolean> {
  try {
    const payload = await verify(token, secret, 'HS256');
    // A header that names another key or place to look for one has no business here.
    const header = Object.keys(decode(token).header);
    return (
      header.every((name) => name === 'alg' || name === 'typ') &&
      typeof payload.exp === 'number' &&
      typeof payload.sub === 'string' &&
      typeof payload.role === 'string' &&
      ROLES.includes(payload.role)
    );
  } catch {
    return false;
  }
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refused(code: string, message: string): Authentication {
  return { ok: false, code, message };
}
