import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { authenticate } from '../edge/authenticate.ts';
import { errorResponse } from '../edge/errors.ts';
import { readBody } from '../edge/readBody.ts';
import type { Secrets } from '../secrets.ts';
import type { Sql } from '../sql.ts';
import { asCaller } from './asCaller.ts';
import { type FileStore, FileTooLarge } from './FileStore.ts';
import { type Bucket, isSafePath, type StoredObject } from './StoredObject.ts';
import { serveFile } from './serveFile.ts';
import { opensFile, signUrl } from './signedUrl.ts';

export interface StorageOptions {
  readonly kysely: Kysely<unknown>;
  readonly sql: Sql;
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** A form is read into memory; the file as the body itself is not. */
const MAX_FORM_BYTES = 20 * 1024 * 1024;
const COLUMNS = 'id, name, metadata, created_at, updated_at';
const PATH = ':bucket/:path{.+}';

/**
 * The part of Supabase's storage API that the site and supabase-js use, on disk. Who may do what is decided by the
 * row policies of `storage.objects` in the migrations, the same that hosted storage obeys (INF-019, INF-020).
 */
export function createStorage({
  kysely,
  sql,
  files,
  secrets,
}: StorageOptions): (request: Request) => Promise<Response> {
  const app = new Hono<{ Variables: { token: string | undefined } }>().basePath('/storage/v1');

  app.get(`/object/public/${PATH}`, async ({ req }) => {
    const { bucket, path } = req.param();
    const found = await findBucket(bucket);
    const object = found?.public ? await find(sql, bucket, path) : undefined;
    return object ? serveFile(object, files, req.raw, 'public, max-age=3600') : missing();
  });
  app.get(`/object/sign/${PATH}`, async ({ req }) => {
    const { bucket, path } = req.param();
    if (!(await opensFile(req.query('token') ?? '', bucket, path, secrets))) {
      return errorResponse(400, 'bad_jwt', 'The link is not valid, or no longer.');
    }
    const object = await find(sql, bucket, path);
    return object ? serveFile(object, files, req.raw, 'private, max-age=3600') : missing();
  });

  // Everything below needs the API key, and rights that row security decides.
  app.use(async (context, next) => {
    const who = await authenticate(context.req.raw, secrets, true);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    context.set('token', who.token);
    return next();
  });
  const rightsOf =
    (context: { readonly var: { readonly token: string | undefined } }) =>
    <Result>(work: (caller: Sql) => Promise<Result>) =>
      asCaller(kysely, context.var.token, work);

  app.all('/bucket/*', () => denied());
  app.all('/bucket', () => denied());
  app.post(`/object/sign/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const { expiresIn } = await json(context.req.raw);
    const object = await rightsOf(context)((caller) => find(caller, bucket, path));
    if (!object) return missing();
    return Response.json({ signedURL: await signUrl(bucket, path, Number(expiresIn), secrets) });
  });
  app.post('/object/list/:bucket', async (context) => {
    const { prefix = '', limit = 100, offset = 0 } = await json(context.req.raw);
    const folder = `${String(prefix).replace(/\/+$/, '')}/`;
    const rows = await rightsOf(context)((caller) =>
      caller<StoredObject>(
        `select ${COLUMNS} from storage.objects where bucket_id = $1 and starts_with(name, $2) order by name limit $3 offset $4`,
        [context.req.param('bucket'), folder, Math.min(Number(limit) || 100, 1000), Number(offset) || 0],
      ),
    );
    return Response.json(rows.map((row) => ({ ...shown(row), name: row.name.slice(folder.length) })));
  });
  app.get(`/object/info/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const object = await rightsOf(context)((caller) => find(caller, bucket, path));
    return object ? Response.json(shown(object)) : missing();
  });
  for (const action of ['move', 'copy'] as const) {
    app.post(`/object/${action}`, async (context) => {
      const { bucketId, sourceKey, destinationKey } = await json(context.req.raw);
      const [bucket, from, to] = [String(bucketId), String(sourceKey), String(destinationKey)];
      if (!isSafePath(to)) return errorResponse(400, 'bad_request', 'This is no path for a file.');
      return rightsOf(context)(async (caller) => {
        const object = await find(caller, bucket, from);
        if (!object) return missing();
        if (action === 'move') {
          const moved = await caller(
            'update storage.objects set name = $3, updated_at = now() where bucket_id = $1 and name = $2 returning id',
            [bucket, from, to],
          );
          return moved.length > 0 ? Response.json({ message: 'Successfully moved' }) : denied();
        }
        // Asked before the bytes are copied: a copy that is refused must not fill the disk.
        if (!(await mayWrite(caller, bucket, to))) return denied();
        if (await find(caller, bucket, to)) return exists();
        const file = await files.copy(object.metadata.file);
        try {
          await insert(caller, bucket, to, { ...object.metadata, file });
        } catch (error) {
          await files.remove(file);
          throw error;
        }
        return Response.json({ Key: `${bucket}/${to}` });
      });
    });
  }
  app.get(`/object/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const object = await rightsOf(context)((caller) => find(caller, bucket, path.replace(/^authenticated\//, '')));
    return object ? serveFile(object, files, context.req.raw, 'private, no-store') : missing();
  });
  app.on(['POST', 'PUT'], `/object/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const request = context.req.raw;
    const found = await findBucket(bucket);
    if (!found) return missing();
    if (!isSafePath(path)) return errorResponse(400, 'bad_request', 'This is no path for a file.');
    const upload = await uploadOf(request);
    if (!upload) return errorResponse(400, 'bad_request', 'There is no file.');
    const mimetype = upload.type.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!found.allowed_mime_types.includes(mimetype)) {
      return errorResponse(415, 'file_type_refused', 'Files of this type are not accepted here.');
    }
    const replaces = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
    return store(rightsOf(context), found, path, upload.body, mimetype, replaces);
  });
  app.delete(`/object/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    return remove(rightsOf(context), bucket, [path]);
  });
  app.delete('/object/:bucket', async (context) => {
    const { prefixes } = await json(context.req.raw);
    const paths = Array.isArray(prefixes) ? prefixes.map(String).slice(0, 1000) : [];
    return remove(rightsOf(context), context.req.param('bucket'), paths);
  });
  app.notFound(() => missing());
  app.onError(refusalOf);

  async function findBucket(id: string): Promise<Bucket | undefined> {
    return (await sql<Bucket>('select * from storage.buckets where id = $1', [id]))[0];
  }

  type Rights = ReturnType<typeof rightsOf>;

  async function store(
    rights: Rights,
    bucket: Bucket,
    path: string,
    body: ReadableStream<Uint8Array>,
    mimetype: string,
    replaces: boolean,
  ): Promise<Response> {
    // Asked before the first byte is taken: an upload that will be refused must not fill the disk.
    if (!(await rights((caller) => mayWrite(caller, bucket.id, path)))) return denied();
    const { file, size } = await files.put(body, bucket.file_size_limit);
    try {
      const before = await rights(async (caller) => {
        const old = await find(caller, bucket.id, path);
        if (old && !replaces) throw Object.assign(new Error('exists'), { code: '23505' });
        await insert(caller, bucket.id, path, { file, size, mimetype });
        return old?.metadata.file;
      });
      if (before) await files.remove(before);
    } catch (error) {
      await files.remove(file);
      throw error;
    }
    return Response.json({ Key: `${bucket.id}/${path}`, Id: file });
  }

  async function remove(rights: Rights, bucket: string, paths: readonly string[]): Promise<Response> {
    const rows = await rights((caller) =>
      caller<StoredObject>(
        `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${COLUMNS}`,
        [bucket, paths],
      ),
    );
    for (const { metadata } of rows) await files.remove(metadata.file);
    return Response.json(rows.map(shown));
  }

  return async (request) => app.fetch(request);
}

async function find(sql: Sql, bucket: string, path: string): Promise<StoredObject | undefined> {
  const [row] = await sql<StoredObject>(`select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [
    bucket,
    path,
  ]);
  return row;
}

async function mayWrite(caller: Sql, bucket: string, path: string): Promise<boolean> {
  const [row] = await caller<{ may: boolean }>('select private.can_write_file($1, $2) as may', [bucket, path]);
  return row?.may ?? false;
}

async function insert(sql: Sql, bucket: string, path: string, metadata: StoredObject['metadata']): Promise<void> {
  await sql(
    `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)
     on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()`,
    [bucket, path, JSON.stringify(metadata)],
  );
}

/** The file of an upload: the body itself, or the one part of a form, as supabase-js sends a Blob. */
async function uploadOf(request: Request): Promise<{ body: ReadableStream<Uint8Array>; type: string } | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request.body ? { body: request.body, type } : undefined;
  if (!(Number(request.headers.get('content-length')) <= MAX_FORM_BYTES)) throw new FileTooLarge();
  const form = await request.formData().catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  return file ? { body: file.stream(), type: file.type } : undefined;
}

async function json(request: Request): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(await readBody(request)));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Turns what the database or the disk refuses into an answer. */
function refusalOf(error: Error & { readonly code?: string }): Response {
  if (error instanceof FileTooLarge) return errorResponse(413, 'file_too_large', 'The file is too large.');
  if (error.code === '42501') return denied();
  if (error.code === '23505') return exists();
  // Class 22: what was sent is no value of its kind, a null character in a name or a negative limit.
  if (error.code?.startsWith('22')) return errorResponse(400, 'bad_request', 'This is not a valid request.');
  console.error('storage:', error.message);
  return errorResponse(500, 'unexpected_failure', 'Unexpected failure, please try again.');
}

function shown({ id, name, metadata, created_at, updated_at }: StoredObject) {
  return { id, name, created_at, updated_at, metadata: { size: metadata.size, mimetype: metadata.mimetype } };
}

function missing(): Response {
  return errorResponse(404, 'not_found', 'There is no such file.');
}

function exists(): Response {
  return errorResponse(409, 'file_exists', 'There is a file under this name.');
}

function denied(): Response {
  return errorResponse(403, '42501', 'This is not yours to do.');
}
