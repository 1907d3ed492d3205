import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding } from './acceptedEncoding.ts';

/** Of one reader, and made anew each time: less than a millisecond, and a window of 256 kB instead of 4 MB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** An answer in the encoding that its reader likes best, compressed while it comes. */
export function compressed(answer: Response, request: Request): Response {
  const headers = new Headers(answer.headers);
  headers.append('vary', 'accept-encoding');
  const encoding = answer.body ? acceptedEncoding(request) : undefined;
  if (!answer.body || !encoding) return new Response(answer.body, { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const compress = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  const source = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => compress.destroy(error));
  compress.on('close', () => source.destroy());
  const body = Readable.toWeb(source.pipe(compress)) as ReadableStream;
  return new Response(body, { status: answer.status, headers });
}
