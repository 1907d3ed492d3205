import { errorResponse } from '../edge/errors.ts';
import { rangeOf } from '../http/byteRange.ts';
import { precondition } from '../http/preconditions.ts';
import type { FileStore } from './FileStore.ts';
import type { StoredObject } from './StoredObject.ts';

/**
 * A file, or the part of it that a video player asks for.
 *
 * @param cache what the answer says in `cache-control`
 */
export function serveFile(object: StoredObject, files: FileStore, request: Request, cache: string): Response {
  const { file, size, mimetype } = object.metadata;
  const validators = { etag: `"${file}"`, lastModified: new Date(object.updated_at).toUTCString() };
  const headers = new Headers({
    'content-type': mimetype,
    'accept-ranges': 'bytes',
    'cache-control': cache,
    'last-modified': validators.lastModified,
    etag: validators.etag,
  });
  const name = downloadName(object, request);
  if (name !== undefined) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  const instead = precondition(request, validators);
  if (instead === 304) return new Response(null, { status: 304, headers });
  if (instead) return errorResponse(412, 'precondition_failed', 'The file is another version.');
  const range = rangeOf(request, size, validators);
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

/**
 * The name under which a browser keeps a file instead of showing it: what the address asks for by `download` (its own with an empty
 * one, as supabase-js writes it), and its own where no browser shows the kind.
 */
function downloadName({ name, metadata }: StoredObject, request: Request): string | undefined {
  const own = name.split('/').at(-1) ?? '';
  const asked = new URL(request.url).searchParams.get('download');
  if (asked !== null) return asked || own;
  return ['application/zip', 'text/csv'].includes(metadata.mimetype) ? own : undefined;
}
