/** The version of https://tus.io/protocols/resumable-upload that is spoken here. */
export const TUS_VERSION = '1.0.0';

/** A number of bytes in a header; undefined for what is none. */
export function bytesIn(header: string | null): number | undefined {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/** What `Upload-Metadata` says: names, each with its value in base64, between commas. */
export function metadataIn(header: string | null): Readonly<Record<string, string | undefined>> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()]));
}
