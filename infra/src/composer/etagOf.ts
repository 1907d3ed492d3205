import { createHash } from 'node:crypto';

/** The strong ETag of a body. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
}
