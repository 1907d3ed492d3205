import { Hono, type MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { authenticate } from '../edge/authenticate.ts';
import type { Caller } from '../edge/clientAddress.ts';
import { overloaded } from '../edge/errors.ts';
import { type Lane, type Lanes, shareOf } from '../edge/lanes.ts';
import { readBody } from '../edge/readBody.ts';
import type { Secrets } from '../secrets.ts';
import type { Sql } from '../sql.ts';
import { asCaller, claimsOf } from './asCaller.ts';
import { createResumable, speakTus } from './createResumable.ts';
import type { FileStore } from './FileStore.ts';
import { ofType } from './fileType.ts';
import { isFolder, listObjects } from './listObjects.ts';
import { COLUMNS, checkType, find, findBucket, insert, mayWrite, place, TypeRefused, type Upload } from './objects.ts';
import { checkDeclaredSize, isForm, receiveUpload } from './receiveUpload.ts';
import { denied, errorResponse, exists, missing, noLifetime, noPath, noPlace, refusalOf } from './refusals.ts';
import { type Bucket, isSafePath, maxBytesOf, type StoredObject, takesType } from './StoredObject.ts';
import { serveFile } from './serveFile.ts';
import { lifetimeOf, opensFile, signedUploadOf, signUpload, signUrl } from './signedUrl.ts';
import { UploadGate } from './UploadGate.ts';
import { FileTooLarge } from './upTo.ts';

export interface StorageOptions {
  readonly kysely: Kysely<unknown>;
  readonly sql: Sql;
  readonly files: FileStore;
  readonly secrets: Secrets;
}

const UPLOADS = { inAll: 8, each: 3 };
/** Of one request. */
const MOST_PATHS = 1000;
const PATH = ':bucket/:path{.+}';
const RESUMABLE = '/upload/resumable';

/**
 * The part of Supabase's storage API that the site and supabase-js use, on disk. Who may do what is decided by the
 * row policies of `storage.objects` in the migrations, the same that hosted storage obeys (INF-019, INF-020).
 *
 * Requests take a place in admission once they have been read. An upload takes one before its first byte, to ask for rights,
 * and one after its last, to be known; in between it has a place of its own kind.
 */
export function createStorage({
  kysely,
  sql,
  files,
  secrets,
}: StorageOptions): (request: Request, lanes: Lanes, caller: Caller) => Promise<Response> {
  const app = new Hono<Env>().basePath('/storage/v1');
  const uploads = new UploadGate(UPLOADS);

  app.get(`/object/public/${PATH}`, toRead, async ({ req }) => {
    const { bucket, path } = req.param();
    const found = await findBucket(sql, bucket);
    const object = found?.public ? await find(sql, bucket, path) : undefined;
    return object ? serveFile(object, files, req.raw, 'public, max-age=3600') : missing();
  });
  app.get(`/object/sign/${PATH}`, toRead, async ({ req }) => {
    const { bucket, path } = req.param();
    if (!(await opensFile(req.query('token') ?? '', bucket, path, secrets))) {
      return errorResponse(400, 'bad_jwt', 'The link is not valid, or no longer.');
    }
    const object = await find(sql, bucket, path);
    return object ? serveFile(object, files, req.raw, 'private, max-age=3600') : missing();
  });
  app.put(`/object/upload/sign/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const upload = await signedUploadOf(context.req.query('token') ?? '', bucket, path, secrets);
    if (!upload) return errorResponse(400, 'bad_jwt', 'The link is not valid, or no longer.');
    return receive(context.req.raw, context.env.lanes, { bucket, path, ...upload });
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
      asCaller(kysely, claimsOf(context.var.token), work);

  app.all('/bucket/*', () => denied());
  app.all('/bucket', () => denied());
  app.post(`/object/sign/${PATH}`, toRead, async (context) => {
    const { bucket, path } = context.req.param();
    const seconds = lifetimeOf(context.var.fields.expiresIn);
    if (seconds === undefined) return noLifetime();
    const object = await rightsOf(context)((caller) => find(caller, bucket, path));
    if (!object) return missing();
    return Response.json({ signedURL: await signUrl(bucket, path, seconds, secrets) });
  });
  app.post('/object/sign/:bucket', toRead, async (context) => {
    const bucket = context.req.param('bucket');
    const { expiresIn, paths } = context.var.fields;
    const seconds = lifetimeOf(expiresIn);
    if (seconds === undefined) return noLifetime();
    const asked = Array.isArray(paths) ? paths.map(String).slice(0, MOST_PATHS) : [];
    const found = await rightsOf(context)((caller) =>
      caller<{ name: string }>('select name from storage.objects where bucket_id = $1 and name = any ($2)', [
        bucket,
        asked,
      ]),
    );
    const names = new Set(found.map(({ name }) => name));
    const answers = asked.map(async (path) =>
      names.has(path)
        ? { error: null, path, signedURL: await signUrl(bucket, path, seconds, secrets) }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
    );
    return Response.json(await Promise.all(answers));
  });
  app.post(`/object/upload/sign/${PATH}`, toWrite, async (context) => {
    const { bucket, path } = context.req.param();
    if (!isSafePath(path)) return noPath();
    const replaces = context.req.header('x-upsert') === 'true';
    return rightsOf(context)(async (caller) => {
      if (!(await mayWrite(caller, bucket, path))) return denied();
      if (!replaces && (await find(caller, bucket, path))) return exists();
      const upload = { by: claimsOf(context.var.token), replaces };
      return Response.json({ url: await signUpload(bucket, path, upload, secrets) });
    });
  });
  app.post('/object/list/:bucket', toRead, async (context) => {
    const bucket = context.req.param('bucket');
    const rows = await rightsOf(context)((caller) => listObjects(caller, bucket, context.var.fields));
    return Response.json(rows.map((row) => (isFolder(row) ? row : shown(row))));
  });
  app.get(`/object/info/${PATH}`, toRead, async (context) => {
    const { bucket, path } = context.req.param();
    const object = await rightsOf(context)((caller) => find(caller, bucket, path));
    return object ? Response.json(shown(object)) : missing();
  });
  for (const action of ['move', 'copy'] as const) {
    app.post(`/object/${action}`, toWrite, async (context) => {
      const { bucketId, sourceKey, destinationKey, destinationBucket } = context.var.fields;
      const [bucket, from, to] = [String(bucketId), String(sourceKey), String(destinationKey)];
      if (!isSafePath(to)) return noPath();
      const target = await findBucket(sql, String(destinationBucket ?? bucketId));
      if (!target) return missing();
      return rightsOf(context)(async (caller) => {
        const object = await find(caller, bucket, from);
        if (!object) return missing();
        // What a bucket takes it takes from other buckets too.
        if (!takesType(target, object.metadata.mimetype)) throw new TypeRefused();
        if (object.metadata.size > maxBytesOf(target)) throw new FileTooLarge();
        if (action === 'move') {
          const moved = await caller(
            `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
             where bucket_id = $1 and name = $2 returning id`,
            [bucket, from, target.id, to],
          );
          return moved.length > 0 ? Response.json({ message: 'Successfully moved' }) : denied();
        }
        // Asked before the bytes are copied: a copy that is refused must not fill the disk.
        if (!(await mayWrite(caller, target.id, to))) return denied();
        if (await find(caller, target.id, to)) return exists();
        const file = await files.copy(object.metadata.file);
        try {
          await insert(caller, target.id, to, { ...object.metadata, file });
        } catch (error) {
          await files.remove(file);
          throw error;
        }
        return Response.json({ Key: `${target.id}/${to}` });
      });
    });
  }
  app.get(`/object/${PATH}`, toRead, async (context) => {
    const { bucket, path } = context.req.param();
    const object = await rightsOf(context)((caller) => find(caller, bucket, path.replace(/^authenticated\//, '')));
    return object ? serveFile(object, files, context.req.raw, 'private, no-store') : missing();
  });
  app.on(['POST', 'PUT'], `/object/${PATH}`, async (context) => {
    const { bucket, path } = context.req.param();
    const { method, headers } = context.req.raw;
    if (!isSafePath(path)) return noPath();
    const by = claimsOf(context.var.token);
    const replaces = method === 'PUT' || headers.get('x-upsert') === 'true';
    return receive(context.req.raw, context.env.lanes, { bucket, path, by, replaces });
  });
  const resumable = createResumable({ kysely, sql, files, secrets, uploads });
  app.use(`${RESUMABLE}/*`, speakTus);
  app.post(RESUMABLE, ({ req, env, var: { token } }) => resumable.create(req.raw, env.lanes, claimsOf(token)));
  // Asked by HEAD, which Hono answers as GET without a body.
  app.on(['GET', 'PATCH', 'DELETE'], `${RESUMABLE}/:upload`, ({ req, env, var: { token } }) =>
    resumable.answer(req.raw, env.lanes, claimsOf(token), req.param('upload')),
  );
  app.delete(`/object/${PATH}`, toWrite, async (context) => {
    const { bucket, path } = context.req.param();
    return remove(rightsOf(context), bucket, [path]);
  });
  app.delete('/object/:bucket', toWrite, async (context) => {
    const { prefixes } = context.var.fields;
    const paths = Array.isArray(prefixes) ? prefixes.map(String).slice(0, MOST_PATHS) : [];
    return remove(rightsOf(context), context.req.param('bucket'), paths);
  });
  app.notFound(() => missing());
  app.onError(refusalOf);

  type Rights = ReturnType<typeof rightsOf>;

  /** Takes the file that a request brings, with the rights of whoever uploads it. */
  async function receive(request: Request, lanes: Lanes, upload: Upload): Promise<Response> {
    const person = upload.by.sub;
    // Visitors write nowhere, and who has no place need not trouble the database either.
    if (!person) return denied();
    const closed = uploads.closedFor(person);
    if (closed) return noPlace(closed);
    const rights: Rights = (work) => asCaller(kysely, upload.by, work);
    const target = await lanes.uploads.run(person, () => mayUpload(request, rights, upload));
    if (!target) return overloaded();
    if (target instanceof Response) return target;
    const stored = await uploads.run(person, () => store(request, lanes, rights, upload, target));
    return stored instanceof Response ? stored : noPlace(stored);
  }

  /** Everything that can be known before the first byte. @returns the bucket, or the refusal */
  async function mayUpload(
    request: Request,
    rights: Rights,
    { bucket: id, path, replaces }: Upload,
  ): Promise<Bucket | Response> {
    const bucket = await findBucket(sql, id);
    if (!bucket) return missing();
    const type = request.headers.get('content-type') ?? '';
    if (!isForm(type)) checkType(type, bucket);
    return rights(async (caller) => {
      if (!(await mayWrite(caller, bucket.id, path))) return denied();
      if (!replaces && (await find(caller, bucket.id, path))) return exists();
      checkDeclaredSize(request, maxBytesOf(bucket));
      return bucket;
    });
  }

  async function store(
    request: Request,
    lanes: Lanes,
    rights: Rights,
    { path, replaces }: Upload,
    bucket: Bucket,
  ): Promise<Response> {
    const maxBytes = maxBytesOf(bucket);
    const received = await receiveUpload(request, maxBytes, async (type, body) => {
      const mimetype = checkType(type, bucket);
      return { mimetype, ...(await files.put(ofType(body, mimetype), maxBytes)) };
    });
    try {
      const before = await lanes.uploads.wait(() =>
        rights((caller) => place(caller, { bucket: bucket.id, path, replaces }, received)),
      );
      if (before) await files.remove(before);
    } catch (error) {
      await files.remove(received.file);
      throw error;
    }
    return Response.json({ Key: `${bucket.id}/${path}`, Id: received.file });
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

  return async (request, lanes, caller) => app.fetch(request, { lanes, caller });
}

interface Env {
  Bindings: { readonly lanes: Lanes; readonly caller: Caller };
  Variables: {
    token: string | undefined;
    /** Of the JSON that came with the request. */
    fields: Record<string, unknown>;
  };
}

/** Reads what little is sent, and then takes a place among what the database works on. */
const admittedTo =
  (lane: Lane): MiddlewareHandler<Env> =>
  async (context, next) => {
    context.set('fields', await json(context.req.raw));
    const { lanes, caller } = context.env;
    const done = await lanes[lane].run(shareOf(context.var.token, caller), async () => {
      await next();
      return true;
    });
    return done ? undefined : overloaded();
  };
const toRead = admittedTo('reads');
const toWrite = admittedTo('writes');

async function json(request: Request): Promise<Record<string, unknown>> {
  const body = new TextDecoder().decode(await readBody(request));
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function shown({ id, name, metadata, created_at, updated_at }: StoredObject) {
  return { id, name, created_at, updated_at, metadata: { size: metadata.size, mimetype: metadata.mimetype } };
}
