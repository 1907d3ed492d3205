import { INTERNAL_URL } from '../createLite.ts';
import type { Secrets } from '../secrets.ts';
import type { Caller } from './clientAddress.ts';

/** Who asks, and the id that the answer names. */
export interface IdentifiedCaller extends Caller {
  readonly requestId: string;
}

/** Headers that mean something to the APIs behind; everything else a client sends ends here. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
];

/**
 * The same request as seen from inside: checked parts only.
 *
 * @param body "" for none
 * @param token a valid access token, when there is one
 * @param caller whose address and the request's id functions of the database find in `request.headers` as on hosted Supabase
 */
export function forward(
  url: URL,
  request: Request,
  body: string,
  secrets: Secrets,
  token: string | undefined,
  { client, requestId }: IdentifiedCaller,
): Request {
  const headers = new Headers({ apikey: secrets.publishableKey, 'x-forwarded-for': client, 'x-request-id': requestId });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token) headers.set('authorization', `Bearer ${token}`);
  url.searchParams.delete('apikey');
  return new Request(`${INTERNAL_URL}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    ...(body === '' ? {} : { body }),
  });
}

/** Pages call us on their own origin, so no answer invites another one (SRV-09). */
export function withEdgeHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
