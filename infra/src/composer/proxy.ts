import { BodyRefused } from '@agence/backend/edge/BodyRefused';
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER, THIS_MACHINE_HEADER } from '@agence/backend/edge/clientAddress';
import { DEVICE_COOKIE } from '@agence/backend/edge/deviceCookie';
import type { Lanes } from '@agence/backend/edge/lanes';
import { readBody } from '@agence/backend/edge/readBody';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { returnPath } from '../../supabase/functions/lead/returnPath.ts';
import { compressed } from './compressed.ts';
import type { Connection } from './createSiteServer.ts';
import { isOfMember, laneOf } from './laneOf.ts';
import { isSeen, noticePage } from './noticePage.ts';
import { overloadedAnswer } from './overload.ts';
import { rememberMember, shareOf } from './shareOf.ts';

/** Headers of a request that the backend gets to see. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'prefer',
  'range',
  'range-unit',
  // Of the card provider's own calls.
  'stripe-signature',
  // Of uploads that go on where they broke.
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-client-info',
  'x-supabase-api-version',
  'x-upsert',
];
/** Headers of an answer that the browser gets to see. */
const RETURNED = [
  'allow',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'content-range',
  'location',
  'preference-applied',
  'retry-after',
  'tus-resumable',
  'tus-version',
  'upload-length',
  'upload-offset',
  'x-sb-error-code',
];
/** Headers besides those of a stored file: players ask for parts of it, browsers keep it. */
const RETURNED_OF_FILES = [...RETURNED, 'accept-ranges', 'cache-control', 'content-length', 'etag', 'last-modified'];
const PROXY_LIMIT_MS = 15_000;
/** Files are passed on as they come; the backend knows how large each kind may be. */
export const MAX_FILE_BYTES = 210 * 1024 * 1024;
/** Answers that have no body, not even an empty one. */
const NO_BODY = [204, 304];

const BODY_REFUSED: Readonly<Record<BodyRefused['code'], string>> = {
  too_large: 'La demande est trop volumineuse.',
  body_too_slow: 'La demande arrive trop lentement.',
  body_incomplete: 'La demande n’est pas arrivée en entier.',
  overloaded: 'Le service est très sollicité. Réessayez dans un instant.',
};

/** Takes what visitors ask for. */
const LEAD = `${BACKEND_ADDRESSES.functions}/lead`;

const { mailbox: MAILBOX, ...BELOW } = BACKEND_ADDRESSES;

/** Paths of the backend that exist on the site; nothing else of it can be reached. */
export function isBackendPath(pathname: string): boolean {
  return pathname === MAILBOX || Object.values(BELOW).some((address) => pathname.startsWith(`${address}/`));
}

/** Those of them that exist for evaluation alone: mails that would have been sent, payments that nobody makes. */
export function isEvaluationPath(pathname: string): boolean {
  return pathname === MAILBOX || pathname.startsWith(`${BELOW.simulator}/`);
}

/**
 * Passes a request of the site's own pages to the backend. A person without JavaScript, whose browser shows whatever comes
 * back, never sees an error in JSON: a form is led to its page, which says that sending did not work, and everything else is
 * answered with a page.
 */
export async function proxyToBackend(...[request, ...way]: Parameters<typeof pass>): Promise<Response> {
  const answer = await pass(request, ...way);
  const isText = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status < 400 || !isSeen(request.headers.get('accept')) || isText) return answer;
  await answer.body?.cancel();
  const { pathname } = new URL(request.url);
  const retryAfter = answer.headers.get('retry-after');
  if (!pathname.startsWith(`${BACKEND_ADDRESSES.functions}/`)) {
    return noticePage(answer.status, retryAfter ? { 'retry-after': retryAfter } : {});
  }
  const location = returnPath(pageBefore(request)?.pathname, 'erreur');
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The page of this site that a request comes from. */
function pageBefore({ headers }: Request): URL | undefined {
  const referer = URL.parse(headers.get('referer') ?? '');
  return referer && referer.host === headers.get('host') ? referer : undefined;
}

/**
 * Passes a request of the site's own pages to the backend. Hop-by-hop and forwarding headers of the visitor
 * are dropped: the backend sees the address that the connection has.
 *
 * @param connection where the request comes from, and what passes files on: no more than a part of one is ever here
 * @param anonKey public key of the backend: pages that send or fetch files have the visitor's token, but not this key
 * @param lanes whose places keep a flood from the backend
 */
async function pass(
  request: Request,
  backendUrl: string | undefined,
  { clientIp, isThisMachine, passFile, trace }: Connection,
  anonKey: string,
  lanes: Lanes,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Which fetch refuses to pass on.
  if (['TRACE', 'TRACK', 'CONNECT'].includes(request.method)) return notAllowed();
  if (!backendUrl) return unavailable();
  const authorization = request.headers.get('authorization');
  const lane = laneOf(request.method, pathname, authorization, anonKey);
  const isResumable = pathname.startsWith(`${BACKEND_ADDRESSES.storage}/upload/resumable`);
  const isFile = isResumable || pathname.startsWith(`${BACKEND_ADDRESSES.storage}/object/`);
  if (isFile && Number(request.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) {
    return bodyRefused(new BodyRefused('too_large'));
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body = isRead || isFile ? undefined : await readBody(request).catch(bodyRefused);
  if (body instanceof Response) return body;
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientIp, [REQUEST_ID_HEADER]: trace.id });
  if (isThisMachine) headers.set(THIS_MACHINE_HEADER, '1');
  if (isFile) headers.set('apikey', anonKey);
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // A form without JavaScript cannot say what brought its visitor; the page that it stands on may.
  const page = pathname === LEAD ? pageBefore(request) : undefined;
  if (page) headers.set('referer', page.href);
  const url = backendUrl + pathname + search;
  const device = pathname.startsWith(`${BACKEND_ADDRESSES.auth}/`) ? deviceOf(request) : undefined;
  if (device) headers.set('cookie', device);
  const ask = () =>
    isFile
      ? passFile(url, Object.fromEntries(headers))
      : fetch(url, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(PROXY_LIMIT_MS),
          ...(body ? { body } : {}),
        });
  try {
    const answer = await (lane
      ? lanes[lane].run<Awaited<ReturnType<typeof ask>>>(shareOf(lane, authorization, clientIp), ask)
      : ask());
    if (!answer) return overloadedAnswer();
    // REST answers nobody whose token it has not verified.
    const isVerified = pathname.startsWith(`${BACKEND_ADDRESSES.rest}/`) && answer.status < 300;
    if (isVerified && isOfMember(authorization, anonKey)) rememberMember(authorization);
    const returned = new Headers({ 'cache-control': 'no-store' });
    for (const name of isFile ? RETURNED_OF_FILES : RETURNED) {
      const value = answer.headers.get(name);
      if (value !== null) returned.set(name, value);
    }
    const begun = isResumable && returned.get('location');
    // Hosted storage names its own host, which pages of this site may not ask.
    if (begun) returned.set('location', begun.slice(Math.max(0, begun.indexOf(BACKEND_ADDRESSES.storage))));
    for (const cookie of answer.headers instanceof Headers ? answer.headers.getSetCookie() : []) {
      if (cookie.startsWith(`${DEVICE_COOKIE}=`)) returned.append('set-cookie', cookie);
    }
    const isEmpty = request.method === 'HEAD' || NO_BODY.includes(answer.status);
    if (isEmpty) await answer.body?.cancel();
    const passed = new Response(isEmpty ? null : answer.body, { status: answer.status, headers: returned });
    return isVerified ? compressed(passed, request) : passed;
  } catch {
    return unavailable();
  }
}

/** Of a visitor's cookies the one that the backend has given them. */
function deviceOf({ headers }: Request): string | undefined {
  return headers
    .get('cookie')
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${DEVICE_COOKIE}=`));
}

function unavailable(): Response {
  const body = { code: 'backend_unavailable', message: 'Le service est momentanément indisponible.' };
  return Response.json(body, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
}

function notAllowed(): Response {
  const headers = { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE', 'cache-control': 'no-store' };
  const body = { code: 'method_not_allowed', message: 'Cette méthode n’existe pas ici.' };
  return Response.json(body, { status: 405, headers });
}

function bodyRefused(error: unknown): Response {
  if (!(error instanceof BodyRefused)) throw error;
  const { code, status } = error;
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '1' } : {}) };
  return Response.json({ code, message: BODY_REFUSED[code] }, { status, headers });
}
