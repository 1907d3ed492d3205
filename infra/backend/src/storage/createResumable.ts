import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { overloaded } from '../edge/errors.ts';
import type { Lanes } from '../edge/lanes.ts';
import type { Secrets } from '../secrets.ts';
import type { Sql } from '../sql.ts';
import { asCaller, type Claims } from './asCaller.ts';
import type { FileStore } from './FileStore.ts';
import { checked, HEAD_BYTES, ofType, TypeMismatch } from './fileType.ts';
import { checkType, find, findBucket, mayWrite, place, type Upload } from './objects.ts';
import { PART_LIFE_MS } from './PartStore.ts';
import { paced } from './receiveUpload.ts';
import { denied, errorResponse, exists, missing, noPath, noPlace } from './refusals.ts';
import { isSafePath, maxBytesOf } from './StoredObject.ts';
import { type ResumableUpload, resumableOf, signResumable } from './signedUrl.ts';
import { bytesIn, metadataIn, TUS_VERSION } from './tusHeaders.ts';
import type { UploadGate } from './UploadGate.ts';
import { FileTooLarge } from './upTo.ts';

interface Options {
  readonly kysely: Kysely<unknown>;
  readonly sql: Sql;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly uploads: UploadGate;
}

/**
 * Uploads that go on where they broke (TUS: creation, HEAD, PATCH, termination), as hosted Supabase has them. What one is of stands, signed,
 * in its address, and how far it is is the size of its part: there is nothing else to keep, and nothing that could contradict it.
 * Whoever began one goes on with it, with the rights that they have then.
 */
export function createResumable({ kysely, sql, files, secrets, uploads }: Options) {
  const { parts } = files;
  /** What is being written: two at once would write over each other. */
  const busy = new Set<string>();

  /** Begins an upload, when everything that can be known of it before its first byte allows it. */
  async function create({ headers }: Request, lanes: Lanes, by: Claims): Promise<Response> {
    const person = by.sub;
    if (!person) return denied();
    const size = bytesIn(headers.get('upload-length'));
    const { bucketName = '', objectName = '', contentType = '' } = metadataIn(headers.get('upload-metadata'));
    if (!size) return bad('Upload-Length must be the size of a file, in bytes.');
    if (!isSafePath(objectName)) return noPath();
    const upload = { bucket: bucketName, path: objectName, replaces: headers.get('x-upsert') === 'true' };
    const mimetype = await lanes.uploads.run(person, () => mayBegin({ ...upload, by }, contentType, size));
    if (!mimetype) return overloaded();
    if (mimetype instanceof Response) return mimetype;
    const begun: ResumableUpload = { ...upload, person, size, mimetype, file: randomUUID() };
    await parts.begin(begun);
    const token = await signResumable(begun, PART_LIFE_MS / 1000, secrets);
    return new Response(null, { status: 201, headers: { location: `/storage/v1/upload/resumable/${token}` } });
  }

  /** @returns its type, or the refusal */
  async function mayBegin(upload: Upload, contentType: string, size: number): Promise<string | Response> {
    const bucket = await findBucket(sql, upload.bucket);
    if (!bucket) return missing();
    const mimetype = checkType(contentType, bucket);
    if (size > maxBytesOf(bucket)) throw new FileTooLarge();
    return asCaller(kysely, upload.by, async (caller) => {
      if (!(await mayWrite(caller, bucket.id, upload.path))) return denied();
      const before = await find(caller, bucket.id, upload.path);
      if (before && !upload.replaces) return exists();
      // As the row's own policy asks it of new files at the end, so that nobody sends for nothing what has no room.
      if (!before) await caller('select private.assert_upload_room()');
      return mimetype;
    });
  }

  /** Answers what is asked of an upload by its address. */
  async function answer(request: Request, lanes: Lanes, by: Claims, token: string): Promise<Response> {
    const upload = await resumableOf(token, secrets);
    if (!upload) return missing();
    const { person, size } = upload;
    if (by.sub !== person) return denied();
    if (request.method === 'PATCH') return (await alone(upload, () => write(request, lanes, by, upload))) ?? locked();
    const there = await parts.size(upload);
    if (request.method === 'DELETE') {
      if (there === undefined) return missing();
      await parts.remove(upload);
      return new Response(null, { status: 204 });
    }
    if (there === undefined)
      return (await lanes.uploads.wait(() => isStored(upload))) ? at(200, size, size) : missing();
    // The answer to its last byte may have been lost, or the process before it gave one.
    if (there === size) return (await alone(upload, () => finish(lanes, by, upload, 200))) ?? locked();
    return at(200, there, size);
  }

  async function write(request: Request, lanes: Lanes, by: Claims, upload: ResumableUpload): Promise<Response> {
    const { person, size, mimetype } = upload;
    const { headers, body } = request;
    if (headers.get('content-type') !== 'application/offset+octet-stream') {
      return errorResponse(415, 'bad_request', 'A part has the type application/offset+octet-stream.');
    }
    const offset = bytesIn(headers.get('upload-offset'));
    if (offset === undefined || !body) return bad('Upload-Offset must be a number of bytes, and a part must follow.');
    const there = await parts.size(upload);
    if (there === undefined) return missing();
    if (there !== offset)
      return errorResponse(409, 'offset_mismatch', 'The part does not begin where the last one ended.');
    if (offset + Number(headers.get('content-length') ?? 0) > size) throw new FileTooLarge();
    const closed = uploads.closedFor(person);
    if (closed) return noPlace(closed);
    const may = await lanes.uploads.run(person, async () => ({
      write: await asCaller(kysely, by, (caller) => mayWrite(caller, upload.bucket, upload.path)),
    }));
    if (!may) return overloaded();
    if (!may.write) return denied();
    const received = paced(body, size - offset);
    const kept = await uploads.run(person, () =>
      removedIfOther(upload, () =>
        parts.append(upload, offset, offset === 0 ? ofType(received, mimetype) : received, size),
      ),
    );
    if (kept) return noPlace(kept);
    const now = await parts.size(upload);
    if (now === undefined) return missing();
    return now === size ? finish(lanes, by, upload, 204) : at(204, now, size);
  }

  /** Makes the whole part the file that it was begun for; where that is refused nothing of it stays. */
  async function finish(lanes: Lanes, by: Claims, upload: ResumableUpload, status: number): Promise<Response> {
    const { file, size, mimetype } = upload;
    // The first part may have been too short to show what the file is.
    await removedIfOther(upload, async () => void checked(await parts.head(upload, HEAD_BYTES), mimetype));
    await parts.complete(upload);
    try {
      const before = await lanes.uploads.wait(() =>
        asCaller(kysely, by, (caller) => place(caller, upload, { file, size, mimetype })),
      );
      if (before) await files.remove(before);
    } catch (error) {
      await files.remove(file);
      throw error;
    }
    return at(status, size, size);
  }

  async function removedIfOther<Result>(upload: ResumableUpload, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TypeMismatch) await parts.remove(upload);
      throw error;
    }
  }

  async function isStored({ bucket, path, file }: ResumableUpload): Promise<boolean> {
    return (await find(sql, bucket, path))?.metadata.file === file;
  }

  /** @returns undefined where something is already done to the upload */
  async function alone<Result>({ file }: ResumableUpload, work: () => Promise<Result>): Promise<Result | undefined> {
    if (busy.has(file)) return undefined;
    busy.add(file);
    try {
      return await work();
    } finally {
      busy.delete(file);
    }
  }

  return { create, answer };
}

/** Says in every answer which version of the protocol is spoken, and refuses others. */
export const speakTus: MiddlewareHandler = async (context, next) => {
  const version = context.req.header('tus-resumable');
  if (version === TUS_VERSION) await next();
  else context.res = errorResponse(412, 'bad_request', `This speaks version ${TUS_VERSION} of TUS.`);
  context.res.headers.set('tus-resumable', TUS_VERSION);
  if (version !== TUS_VERSION) context.res.headers.set('tus-version', TUS_VERSION);
};

function at(status: number, offset: number, size: number): Response {
  return new Response(null, {
    status,
    headers: { 'upload-offset': String(offset), 'upload-length': String(size), 'cache-control': 'no-store' },
  });
}

function bad(message: string): Response {
  return errorResponse(400, 'bad_request', message);
}

function locked(): Response {
  return errorResponse(423, 'upload_locked', 'Another request is already sending this file.');
}
