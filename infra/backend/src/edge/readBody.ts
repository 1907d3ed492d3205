import { BodyRefused } from './BodyRefused.ts';
import { chunksOf } from './chunksOf.ts';

export const MAX_BODY_BYTES = 256 * 1024;
/** Within which a whole body comes, in milliseconds: the largest one at 26 kB a second. */
const TIME_LIMIT_MS = 10_000;
/** Of all bodies together that are being read in this process, however many senders there are. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;

let heldBytes = 0;

/**
 * Reads a request's small body. It waits for its sender, so it is called before the request takes anything that others need.
 *
 * @returns its bytes, none without a body
 * @throws BodyRefused when it is larger than 256 KB, takes longer than ten seconds, ends early, or when all bodies that are
 * being read are too much together
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new BodyRefused('too_large');
  if (!request.body) return new Uint8Array();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new BodyRefused('body_too_slow')), TIME_LIMIT_MS);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(request.body, deadline.signal)) {
      if (size + chunk.length > MAX_BODY_BYTES) throw new BodyRefused('too_large');
      if (heldBytes + chunk.length > MAX_HELD_BYTES) throw new BodyRefused('overloaded');
      size += chunk.length;
      heldBytes += chunk.length;
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
    heldBytes -= size;
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
