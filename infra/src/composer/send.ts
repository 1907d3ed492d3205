import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etagOf.ts';
import { integrityPolicy } from './headers.ts';
import type { ComposedPage, Site } from './render.ts';

type Encoding = 'br' | 'gzip';

/** A document as it goes to visitors: each encoding is made once, when it is first asked for. */
export interface SentPage extends Omit<ComposedPage, 'html'> {
  readonly body: Buffer;
  readonly etag: string;
  readonly encode: (encoding: Encoding) => Promise<Buffer>;
}

/** Good enough for the first visitor. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/** @param isLasting whether the best quality follows in the background, as it takes longer than composing the page */
export function toSend({ html, ...page }: ComposedPage, isLasting: boolean): SentPage {
  const body = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding) => {
    if (encoding === 'gzip') return promisify(gzip)(body);
    const first = compressBrotli(body, FIRST_QUALITY);
    const improve = async () => encoded.set('br', Promise.resolve(await compressBrotli(body, BEST_QUALITY)));
    if (isLasting) void first.then(improve);
    return first;
  };
  const encode = (encoding: Encoding) => {
    const made = encoded.get(encoding) ?? compress(encoding);
    encoded.set(encoding, made);
    return made;
  };
  return { ...page, body, etag: etagOf(body), encode };
}

/** The last step of every page: the answer to one request. */
export async function send(page: SentPage, request: Request, { config, devStart }: Site): Promise<Response> {
  const { status, cacheControl, policy, etag, body, encode } = page;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    'content-security-policy': policy,
    vary: 'accept-encoding, sec-ch-ua',
    etag,
    ...(devStart ? {} : integrityPolicy(request.headers.get('sec-ch-ua'), config)),
  });
  if (status === 503) headers.set('retry-after', '10');
  const mayBeKept = status === 200 && cacheControl === 'no-cache';
  if (mayBeKept && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  const sent = encoding ? await encode(encoding) : body;
  headers.set('content-length', String(sent.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { status, headers });
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}
