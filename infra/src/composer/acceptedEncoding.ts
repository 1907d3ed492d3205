import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** The encoding that a reader likes best, by its weights (RFC 9110, 12.5.3); undefined for the bytes as they are. */
export function acceptedEncoding({ headers }: Request): Encoding | undefined {
  const accepted = parseAccept((headers.get('accept-encoding') ?? '').toLowerCase());
  const weightOf = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q;
  const plain = accepted.find(({ type }) => type === 'identity')?.q ?? 0;
  const [br, gzip] = [weightOf('br') ?? 0, weightOf('gzip') ?? 0];
  if (Math.max(br, gzip) === 0 || plain > Math.max(br, gzip)) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}

/** The ETag of one encoding of what has this one: a strong one stands for bytes (RFC 9110, 8.8.3.3). */
export function encodedEtag(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
}
