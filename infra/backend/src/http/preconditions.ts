/** What tells one version of a representation from another. */
export interface Validators {
  /** Strong, of these bytes: another encoding of the same content has another. */
  readonly etag: string;
  /** As `last-modified` says it. */
  readonly lastModified?: string | undefined;
}

/**
 * What the conditions of a GET or HEAD request ask for instead of the representation (RFC 9110, 13.2.2): 304 when its client has
 * it already, 412 when it asks for another version than there is, undefined when it is to be sent.
 */
export function precondition({ headers }: Request, { etag, lastModified }: Validators): 304 | 412 | undefined {
  const match = headers.get('if-match');
  if (match !== null) {
    if (!isListed(match, etag, isSame)) return 412;
  } else if (isLater(lastModified, headers.get('if-unmodified-since'))) return 412;
  const noneMatch = headers.get('if-none-match');
  // A proxy that compresses weakens the ETags that it passes on.
  if (noneMatch !== null) return isListed(noneMatch, etag, isAlike) ? 304 : undefined;
  const since = headers.get('if-modified-since');
  return since !== null && isTime(since) && isTime(lastModified) && !isLater(lastModified, since) ? 304 : undefined;
}

/**
 * Whether a part is sent to who asks for one: not when the part before is of another version (RFC 9110, 13.1.5), or two would be
 * joined.
 */
export function isRangeOf({ headers }: Request, { etag, lastModified }: Validators): boolean {
  const known = headers.get('if-range');
  if (known === null) return true;
  return known.includes('"') ? isSame(known.trim(), etag) : known === lastModified;
}

/** Whether a header names an ETag, or any. */
function isListed(header: string, etag: string, compare: (known: string, etag: string) => boolean): boolean {
  if (header.trim() === '*') return true;
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((known) => compare(known, etag));
}

const isSame = (known: string, etag: string) => known === etag && !etag.startsWith('W/');
const isAlike = (known: string, etag: string) => strip(known) === strip(etag);
const strip = (etag: string) => etag.replace(/^W\//, '');

const isTime = (date: string | null | undefined): boolean => !Number.isNaN(Date.parse(date ?? ''));
/** Not where either is no date. */
const isLater = (date: string | null | undefined, than: string | null) =>
  Date.parse(date ?? '') > Date.parse(than ?? '');
