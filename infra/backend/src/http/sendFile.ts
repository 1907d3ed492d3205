import { type ByteRange, rangeOf } from './byteRange.ts';
import { precondition, type Validators } from './preconditions.ts';

interface SentFile {
  /** In bytes, as it is sent. */
  readonly size: number;
  /** Without any it is always sent whole. */
  readonly validators: Validators | undefined;
  /** What else the answer says of it. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the file, or of a part of it. */
  readonly open: (range: ByteRange | undefined) => ReadableStream;
}

/**
 * Answers a GET or HEAD with a file: the part that is asked for, or, without a body, that its client has it already (304), knows
 * another version of it (412) or asks for bytes that it has not (416).
 */
export function sendFile(request: Request, { size, validators, headers: own, open }: SentFile): Response {
  const headers = new Headers({ 'accept-ranges': 'bytes', ...own });
  if (validators) headers.set('etag', validators.etag);
  if (validators?.lastModified) headers.set('last-modified', validators.lastModified);
  const withoutIt = (status: number) => {
    headers.delete('content-encoding');
    return new Response(null, { status, headers });
  };
  const instead = validators && precondition(request, validators);
  if (instead) return withoutIt(instead);
  const range = validators && rangeOf(request, size, validators);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return withoutIt(416);
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' || size === 0 ? null : open(range);
  return new Response(body, { status: range ? 206 : 200, headers });
}
