import { retry } from '@agence/shared-contracts/remote/retry';
import { isRefusedBeforeCode } from './secondFactor.ts';

/** Before the session is asked for again after a failure, in milliseconds: 1 s times the attempt (marketing-site §7). */
const PAUSES_MS = [1000, 2000, 3000];
/** How long the auth service may take to answer, in milliseconds. */
const ANSWER_LIMIT_MS = 8000;
/** How long the refresh of a session is left alone once all attempts have failed, in milliseconds. */
const REST_MS = 30_000;
/** Statuses after which the same request may succeed (marketing-site §8). */
const RETRYABLE = [502, 503, 504];
/** Requests that would send a second mail, or find the account that the first one made. */
const NOT_REPEATABLE = /\/(signup|otp|recover|resend)$/;

interface SessionFetchOptions {
  /** The session could not be refreshed in all attempts. */
  readonly onUnavailable: () => void;
  /** Gets another access token in place of one that the backend refused; undefined when the session is over. */
  readonly refreshAccessToken: (refused: string) => Promise<string | undefined>;
  /** Whether somebody is signed in as far as the page knows. */
  readonly isMember: () => boolean;
}

/**
 * `fetch` for the Supabase client, with what its library lacks: attempts at fixed times, nobody signed out because a
 * backend is down, expiry counted by this device's clock, and refused access tokens replaced (AUT-11, AUT-12, SHL-035).
 */
export function createSessionFetch(options: SessionFetchOptions): typeof fetch {
  let restUntil = 0;

  async function refresh(ask: () => Promise<Response>): Promise<Response> {
    if (Date.now() < restUntil) throw new TypeError('The session service was found unavailable a moment ago');
    const answer = await repeat(ask, (result) => !isAnswer(result));
    if (isAnswer(answer)) return onDeviceClock(answer);
    restUntil = Date.now() + REST_MS;
    options.onUnavailable();
    // The library takes any 4xx for the end of the session: a full or broken proxy must not be one.
    throw answer instanceof Response ? new TypeError(`The session service answered ${answer.status}`) : answer;
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/auth/v1/')) return withValidToken(input, init, options);
    const ask = () => fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    if (url.searchParams.get('grant_type') === 'refresh_token') return refresh(ask);
    const retryable = NOT_REPEATABLE.test(url.pathname) ? [503] : RETRYABLE;
    const answer = await repeat(ask, (result) => result instanceof Response && retryable.includes(result.status));
    if (answer instanceof Response) return onDeviceClock(answer);
    throw answer;
  };
}

/** Asks until there is an answer that is not worth another attempt; gives back what was thrown as well. */
function repeat(ask: () => Promise<Response>, again: (result: unknown) => boolean): Promise<unknown> {
  return retry(() => ask().catch((error: unknown) => error), again, PAUSES_MS);
}

function isAnswer(result: unknown): result is Response {
  if (!(result instanceof Response) || result.status >= 500 || result.status === 429) return false;
  return result.headers.get('content-type')?.includes('json') ?? false;
}

/** Without the server's `expires_at` the library counts `expires_in` from now, so a wrong clock does no harm. */
async function onDeviceClock(response: Response): Promise<Response> {
  if (!response.ok || !isAnswer(response)) return response;
  const body = await response.json();
  if (typeof body === 'object' && body !== null && 'access_token' in body) delete body.expires_at;
  return Response.json(body, { status: response.status, headers: response.headers });
}

/**
 * A token that the backend refuses is replaced once. What a member asks is never asked as a stranger instead, whose answer would be
 * zeros: neither when no token is to be had, nor when the session has gone from the device and the library uses the public key.
 * One that waits for the code of a second factor is nobody's yet and reads public data.
 */
async function withValidToken(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  { refreshAccessToken, isMember }: SessionFetchOptions,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  const apikey = headers.get('apikey');
  const token = headers.get('authorization')?.replace('Bearer ', '');
  const isStranger = token === apikey;
  if (apikey === null || token === undefined || (isStranger && !isMember())) return fetch(input, init);
  const ask = (given: string) => {
    headers.set('authorization', `Bearer ${given}`);
    return fetch(input, { ...init, headers });
  };
  if (isRefusedBeforeCode(token)) return ask(apikey);
  const response = isStranger
    ? Response.json({ message: 'The session is gone' }, { status: 401 })
    : await fetch(input, init);
  if (response.status !== 401) return response;
  const fresh = await refreshAccessToken(token);
  return fresh ? ask(fresh) : response;
}
