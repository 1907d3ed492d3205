/** Headers of a request that the backend gets to see. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'idempotency-key',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
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
const MAX_BODY_BYTES = 256 * 1024;
const PROXY_LIMIT_MS = 15_000;

/** Paths of the backend that exist on the site; nothing else of it can be reached. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(?:(?:rest|auth|functions)\/v1|simulateur-paiement)\/|^\/courriels-de-developpement$/.test(pathname);
}

/**
 * Passes a request of the site's own pages to the backend. Hop-by-hop and forwarding headers of the visitor
 * are dropped: the backend sees the address that the connection has.
 *
 * @param clientIp address of the connection
 */
export async function proxyToBackend(
  request: Request,
  backendUrl: string | undefined,
  clientIp: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!backendUrl) return unavailable();
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge();
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  if (body && body.byteLength > MAX_BODY_BYTES) return tooLarge();
  const headers = new Headers({ 'x-agence-client-ip': clientIp });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const answer = await fetch(backendUrl + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PROXY_LIMIT_MS),
      ...(body ? { body } : {}),
    });
    const returned = new Headers({ 'cache-control': 'no-store' });
    for (const name of RETURNED) {
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

function tooLarge(): Response {
  return Response.json({ code: 'body_too_large', message: 'La demande est trop volumineuse.' }, { status: 413 });
}
