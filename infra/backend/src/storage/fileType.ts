/** Longest beginning that a type is known by, in bytes. */
export const HEAD_BYTES = 64;

/** A file that is not what it is said to be. */
export class TypeMismatch extends Error {
  override name = 'TypeMismatch';
}

/**
 * Passes a file on whose first bytes are those of its type (CNT-10): what a client says of it is a wish, and a page or a program
 * under a picture's name is stored nowhere.
 *
 * @throws TypeMismatch before anything is passed on
 */
export async function* ofType(body: AsyncIterable<Uint8Array>, mimetype: string): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of body) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    yield checked(head, mimetype);
    head = undefined;
  }
  if (head) yield checked(head, mimetype);
}

/** @returns the first bytes of a file, @throws TypeMismatch when they are not those of its type */
export function checked(head: Buffer, mimetype: string): Buffer {
  if (!BEGINNINGS[mimetype]?.(head.subarray(0, HEAD_BYTES))) throw new TypeMismatch();
  return head;
}

const latin = (head: Buffer) => head.toString('latin1');
const bytes =
  (...first: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, first.length).equals(Buffer.from(first));
const says = (pattern: RegExp) => (head: Buffer) => pattern.test(latin(head));
const ZIP = bytes(0x50, 0x4b, 0x03, 0x04);
/** The images that share their container with MP4. */
const STILLS = says(/^.{4}ftyp(?:avif|avis|heic|heix|heim|heis|hevc|mif1|msf1)/s);
/** Bytes that no text has: control characters but tab, line ends and form feed. */
const isText = (head: Buffer) => head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
/** No text begins in a way of its own; the beginnings of pages, programs and other formats are told apart. */
const OTHER = says(/^(?:\xef\xbb\xbf)?\s*(?:<[!?a-z]|#!|%PDF-|GIF8)/i);
const text = (head: Buffer) => isText(head) && !OTHER(head);

/** What files of every type that a bucket takes begin with. */
const BEGINNINGS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'image/jpeg': bytes(0xff, 0xd8, 0xff),
  'image/png': bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': says(/^RIFF.{4}WEBP/s),
  'image/avif': says(/^.{4}ftyp(?:avif|avis|mif1.{4,}avif)/s),
  'video/mp4': (head) => says(/^.{4}ftyp/s)(head) && !STILLS(head),
  'video/webm': bytes(0x1a, 0x45, 0xdf, 0xa3),
  'text/vtt': says(/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/),
  'application/pdf': says(/^%PDF-/),
  'application/zip': ZIP,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ZIP,
  'text/csv': text,
  'text/plain': text,
};
