import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { precondition } from '@agence/backend/http/preconditions';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding, encodedEtag } from './acceptedEncoding.ts';
import { etagOf } from './etagOf.ts';

/** A text as it goes to visitors: each encoding is made once, when it is first asked for. */
export interface EncodedText {
  readonly body: Buffer;
  /** Of the text as it is; each encoding has one of its own. */
  readonly etag: string;
  readonly encode: (encoding: Encoding) => Promise<Buffer>;
}

/** Good enough for the first visitor. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/**
 * The best forms of texts, by their ETags: what the backend says is read anew every few seconds, and mostly makes the same text again.
 */
const best = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length + 1 });
/** Texts that wait for their best form; each takes some 200 ms of a thread. Beyond these, good enough is. */
const MAX_WAITING = 100;
let waiting = 0;
let improving = Promise.resolve();

/** Makes the best form of a text when those before it have theirs: one after the other, so that no request waits for a thread. */
function improve(body: Buffer, etag: string, done: (improved: Buffer) => void): void {
  if (waiting >= MAX_WAITING) return;
  waiting += 1;
  const work = async () => {
    const improved = best.get(etag) ?? (await compressBrotli(body, BEST_QUALITY));
    best.set(etag, improved);
    done(improved);
  };
  improving = improving
    .then(work)
    // What cannot be made better is good enough.
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
    });
}

/** @param isLasting whether the best quality follows in the background, as it takes longer than making the text */
export function encodedText(text: string, isLasting: boolean): EncodedText {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const compress = async (encoding: Encoding) => {
    if (encoding === 'gzip') return promisify(gzip)(body);
    const known = isLasting ? best.get(etag) : undefined;
    if (known) return known;
    const first = await compressBrotli(body, FIRST_QUALITY);
    if (isLasting) improve(body, etag, (improved) => encoded.set('br', Promise.resolve(improved)));
    return first;
  };
  const encode = (encoding: Encoding) => {
    const made = encoded.get(encoding) ?? compress(encoding);
    encoded.set(encoding, made);
    return made;
  };
  return { body, etag, encode };
}

/**
 * Answers with a text in the encoding that its reader likes best, or that they have it already.
 *
 * @param head status and headers besides those of encoding, length and version
 * @param mayBeHad whether it can have been had before: not what is missing, nor what nobody may keep
 */
export async function sendText(
  { body, etag, encode }: EncodedText,
  request: Request,
  { status = 200, headers: own }: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
  mayBeHad = status === 200,
): Promise<Response> {
  const encoding = acceptedEncoding(request);
  const headers = new Headers({ vary: 'accept-encoding', ...own, etag: encodedEtag(etag, encoding) });
  const instead = mayBeHad ? precondition(request, { etag: encodedEtag(etag, encoding) }) : undefined;
  if (instead) return new Response(null, { status: instead, headers });
  if (encoding) headers.set('content-encoding', encoding);
  const sent = encoding ? await encode(encoding) : body;
  headers.set('content-length', String(sent.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { status, headers });
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}
