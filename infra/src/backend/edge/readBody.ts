const MAX_BYTES = 256 * 1024;
/** How much of a refused body is still read, so that its sender gets an answer instead of a broken connection. */
const MAX_DISCARDED = 4 * 1024 * 1024;

/**
 * Reads a request's body.
 *
 * @returns its bytes, none without a body, or undefined when it is larger than 256 KB
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
    else if (size > MAX_DISCARDED) break;
  }
  if (size > MAX_BYTES) return undefined;
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
