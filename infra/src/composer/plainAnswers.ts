import { AN_HOUR } from './assets.ts';
import { encodedText, sendText } from './encodedText.ts';

/** What stands where there is nothing to show. */
export const NOTHING_HERE = 'Rien ne se trouve à cette adresse.';

/** The page has another address for good; who has followed asks again, for what a remote says may change. */
export function redirect(to: string): Response {
  return new Response(null, { status: 301, headers: { location: to, 'cache-control': 'no-cache' } });
}

/** A sentence instead of what was asked for, which no cache is to keep: by default caches keep a 404. */
export function text(body: string, status: number, headers: Record<string, string> = {}): Response {
  const kind = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(body, { status, headers: { ...kind, ...headers } });
}

/** The same for the code of a page. */
export function refusal(code: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** A text for programs, which is another when the site is. */
export function sendPlain(body: string, request: Request): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': AN_HOUR };
  return sendText(encodedText(body, false), request, { headers });
}

/** What is asked for again each time, and sent again only where it is another. */
export function sendJson(value: unknown, request: Request): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
  return sendText(encodedText(JSON.stringify(value), false), request, { headers });
}
