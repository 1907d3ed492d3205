import { errorResponse } from '../edge/errors.ts';
import { sendFile } from '../http/sendFile.ts';
import type { FileStore } from './FileStore.ts';
import type { StoredObject } from './StoredObject.ts';

/**
 * A file, or the part of it that a video player asks for.
 *
 * @param cache what the answer says in `cache-control`
 */
export function serveFile(object: StoredObject, files: FileStore, request: Request, cache: string): Response {
  const { file, size, mimetype } = object.metadata;
  const name = downloadName(object, request);
  const attached = name === undefined ? undefined : `attachment; filename*=UTF-8''${extValue(name)}`;
  const sent = sendFile(request, {
    size,
    validators: { etag: `"${file}"`, lastModified: new Date(object.updated_at).toUTCString() },
    headers: {
      'content-type': mimetype,
      'cache-control': cache,
      ...(attached && { 'content-disposition': attached }),
    },
    open: (range) => files.open(file, range),
  });
  if (sent.status === 412) return errorResponse(412, 'precondition_failed', 'The file is another version.');
  if (sent.status !== 416) return sent;
  return errorResponse(416, 'bad_request', 'There are no such bytes in the file.', {
    headers: { 'content-range': `bytes */${size}` },
  });
}

/** As RFC 8187 writes it, which takes fewer signs than `encodeURIComponent` leaves. */
const extValue = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

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
