import { errorResponse } from '../edge/errors.ts';
import type { FileStore } from './FileStore.ts';
import type { StoredObject } from './StoredObject.ts';

/**
 * A file, or the part of it that a video player asks for.
 *
 * @param cache what the answer says in `cache-control`
 */
export function serveFile(object: StoredObject, files: FileStore, request: Request, cache: string): Response {
  const { file, size, mimetype } = object.metadata;
  const etag = `"${file}"`;
  const headers = new Headers({
    'content-type': mimetype,
    'accept-ranges': 'bytes',
    'cache-control': cache,
    'last-modified': new Date(object.updated_at).toUTCString(),
    etag,
  });
  if (mimetype === 'application/zip' || mimetype === 'text/csv') {
    const name = encodeURIComponent(object.name.split('/').at(-1) ?? '');
    headers.set('content-disposition', `attachment; filename*=UTF-8''${name}`);
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    return errorResponse(416, 'bad_request', 'There are no such bytes in the file.', {
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' || size === 0 ? null : files.open(file, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** One range of bytes; several, or what is no range, count as none (RFC 9110, 14.2). */
export function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
