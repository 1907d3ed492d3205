import type { FetchAnswer, Reply } from './messages.ts';

/** Headers of a read: what libraries send. Who asks, and for whom, is not for a server half to say. */
const READ_HEADERS = ['accept', 'accept-profile', 'content-profile', 'content-type', 'prefer', 'range', 'range-unit'];

/**
 * Reads the backend for a server half: only the tables, and only as anybody may, for a renderer has no right that a visitor lacks.
 *
 * @param backend as visitors see it
 * @throws Error for whatever else a server half asks for
 */
export async function readBackend(
  backend: { readonly url: string; readonly anonKey: string } | undefined,
  { path, method, headers, body }: Omit<Extract<Reply, { kind: 'fetch' }>, 'kind' | 'fetch'>,
  signal: AbortSignal,
): Promise<FetchAnswer> {
  if (!backend) throw new Error('There is no backend');
  const { pathname, search } = new URL(path, 'http://backend.invalid');
  if (!pathname.startsWith('/rest/v1/')) throw new Error(`A server half may not ask for ${pathname}`);
  const { url, anonKey } = backend;
  const response = await fetch(url + pathname + search, {
    method,
    headers: { ...readHeaders(headers), apikey: anonKey, authorization: `Bearer ${anonKey}` },
    ...(body === undefined ? {} : { body }),
    signal,
  });
  // The body is handed on as it is read: not compressed any more.
  const { 'content-encoding': _, 'content-length': __, ...passed } = Object.fromEntries(response.headers);
  return { status: response.status, headers: passed, body: await response.text() };
}

function readHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => READ_HEADERS.includes(name.toLowerCase())));
}
