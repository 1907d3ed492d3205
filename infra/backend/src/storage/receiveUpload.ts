import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { BodyRefused } from '../edge/BodyRefused.ts';
import { chunksOf } from '../edge/chunksOf.ts';
import { watchSpeed } from '../edge/watchSpeed.ts';
import { FileTooLarge } from './upTo.ts';

/** 200 MB may take hours, but not a place for nothing: 128 kbit/s. */
const FLOOR = { bytesPerSecond: 16 * 1024, windowMs: 30_000 };
/** What a form has around its file: boundaries, headers and the small fields of supabase-js. */
const FORM_BYTES = 16 * 1024;
const FORM_LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: 1024, headerPairs: 20, headerSize: 4096 };

/** A body that holds no file: a form without one, or none at all. */
export class NoFile extends Error {
  override name = 'NoFile';
}

/** Whether supabase-js sent a Blob: its file is a part of a form, whose type is known when that part begins. */
export const isForm = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

/** @throws FileTooLarge when a request says itself that it brings more than a file of that size, in bytes */
export function checkDeclaredSize(request: Request, maxBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FORM_BYTES) throw new FileTooLarge();
}

/**
 * Passes on the file of an upload as it comes, whether it is the body or a part of a form; no more than a few chunks of it
 * are in memory.
 *
 * @param maxBytes largest file
 * @param take stores it; called once
 * @throws BodyRefused, FileTooLarge or NoFile, or what `take` throws; `take` has settled then
 */
export async function receiveUpload<Result>(
  request: Request,
  maxBytes: number,
  take: (type: string, file: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body) throw new NoFile();
  const body = paced(request.body, maxBytes + FORM_BYTES);
  return isForm(type) ? takePart(body, type, take) : take(type, body);
}

/** What a body brings, as long as it is fast enough to keep its place. @throws BodyRefused or FileTooLarge */
export async function* paced(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const slow = new AbortController();
  const speed = watchSpeed(FLOOR, () => slow.abort(new BodyRefused('body_too_slow')));
  let size = 0;
  try {
    for await (const chunk of chunksOf(body, slow.signal)) {
      speed.moved(chunk.length);
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLarge();
      yield chunk;
    }
  } finally {
    speed.stop();
  }
}

async function takePart<Result>(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  take: (type: string, file: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const form = parserOf(contentType);
  let part: Readable | undefined;
  let taken: Promise<Result> | undefined;
  /** What the parser finds wrong in the part; it says so without ending it. */
  let malformed: unknown;
  let failure: unknown;
  form.on('file', (_name, file, _filename, _encoding, type) => {
    part = file.on('error', (error) => {
      if (!file.destroyed) malformed = error;
    });
    taken = take(type, file);
    taken.catch((error) => {
      if (!form.destroyed && error !== malformed) failure = error;
      form.destroy(error);
    });
  });
  try {
    await pipeline(body, form);
  } catch (error) {
    // Half a file must not pass for a whole one.
    part?.destroy(error as Error);
    await taken?.catch(() => {});
    if (failure !== undefined) throw failure;
    throw error instanceof BodyRefused || error instanceof FileTooLarge ? error : new NoFile();
  }
  if (!taken) throw new NoFile();
  return taken;
}

/** @throws NoFile when the type has no boundary */
function parserOf(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: FORM_LIMITS,
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    });
  } catch {
    throw new NoFile();
  }
}
