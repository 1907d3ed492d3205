import { readBody } from '../backend/edge/readBody.ts';

/** Headers of a request that the backend gets to see. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
  'x-upsert',
];
/** Headers of an answer that the browser gets to see. */
const RETURNED = [
  'content-disposition',
  'content-security-policy',
  'content-type',
  'content-range',
  'location',
  'preference-applied',
  'retry-after',
  'x-sb-error-code',
];
/** Headers besides those of a stored file: players ask for parts of it, browsers keep it. */
const RETURNED_OF_FILES = [...RETURNED, 'accept-ranges', 'cache-control', 'content-length', 'etag', 'last-modified'];
const MAX_BODY_BYTES = 256 * 1024;
const PROXY_LIMIT_MS = 15_000;
/** Files are passed on as they come; the backend knows how large each kind may be. */
const MAX_FILE_BYTES = 210 * 1024 * 1024;
const FILE_LIMIT_MS = 10 * 60 * 1000;

/** Paths of the backend that exist on the site; nothing else of it can be reached. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(?:(?:rest|auth|functions|storage)\/v1|simulateur-paiement)\/|^\/courriels-de-developpement$/.test(
    pathname,
  );
}

/**
 * Passes a request of the site's own pages to the backend. Hop-by-hop and forwarding headers of the visitor
 * are dropped: the backend sees the address that the connection has.
 *
 * @param clientIp address of the connection
 * @param anonKey public key of the backend: pages that send or fetch files have the visitor's token, but not this key
 */
export async function proxyToBackend(
  request: Request,
  backendUrl: string | undefined,
  clientIp: string,
  anonKey: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Which fetch refuses to pass on.
  if (['TRACE', 'TRACK', 'CONNECT'].includes(request.method)) return notAllowed();
  if (!backendUrl) return unavailable();
  const isFile = pathname.startsWith('/storage/v1/object/');
  const maxBytes = isFile ? MAX_FILE_BYTES : MAX_BODY_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A body may come without its length: no more of it is kept than is passed on.
  const body = isRead || isFile ? request.body : await readBody(request).catch(() => undefined);
  if (body === undefined) return tooLarge();
  const headers = new Headers({ 'x-agence-client-ip': clientIp });
  if (isFile) headers.set('apikey', anonKey);
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const answer = await fetch(backendUrl + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(isFile ? FILE_LIMIT_MS : PROXY_LIMIT_MS),
      ...(isRead || !body ? {} : { body, duplex: 'half' }),
    });
    const returned = new Headers({ 'cache-control': 'no-store' });
    for (const name of isFile ? RETURNED_OF_FILES : RETURNED) {
      const value = answer.headers.get(name);
      if (value !== null) returned.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: returned });
  } catch {
    return unavailable();
  }
}

function unavailable(): Response {
  const body = { code: 'backend_unavailable', message: 'Le service est momentanément indisponible.' };
  return Response.json(body, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
}

function notAllowed(): Response {
  return Response.json({ code: 'method_not_allowed', message: 'Cette méthode n’existe pas ici.' }, { status: 405 });
}

function tooLarge(): Response {
  return Response.json({ code: 'body_too_large', message: 'La demande est trop volumineuse.' }, { status: 413 });
}
