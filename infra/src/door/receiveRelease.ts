import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { chunksOf } from '@agence/backend/edge/chunksOf';
import { releaseSchema } from '@agence/shared-contracts/remote/release';
import { createTarDecoder } from 'modern-tar';
import { is } from 'valibot';
import { MAX_BYTES, MAX_FILES } from '../gate/shape.ts';
import { DoorRefusal } from './DoorRefusal.ts';

/** Within which an upload comes, in milliseconds. */
const TIME_LIMIT_MS = 120_000;

/** A path inside a release. */
const releaseFile = releaseSchema.entries.entry;

/**
 * Unpacks an upload as it comes. What is in the folder after a failure is the caller's to remove.
 *
 * @param folder that is empty
 * @param hash SHA-256 of the whole upload in hexadecimal, which its sender has signed
 * @throws DoorRefusal 400 for what is no release's files, 408, 413 beyond the limits, 507 when the disk is full
 */
export async function receiveRelease(upload: ReadableStream<Uint8Array>, folder: string, hash: string): Promise<void> {
  const digest = createHash('sha256');
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  async function* counted() {
    let bytes = 0;
    for await (const chunk of chunksOf(upload, signal)) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooLarge();
      digest.update(chunk);
      yield chunk;
    }
  }
  try {
    await unpack(Readable.toWeb(Readable.from(counted())) as ReadableStream<Uint8Array>, folder);
  } catch (error) {
    throw refusalOf(error, signal);
  }
  if (digest.digest('hex') !== hash) {
    throw new DoorRefusal(
      400,
      'upload_cut',
      'The upload is not what was signed: it was cut or changed on the way; send it again.',
    );
  }
}

export function tooLarge(): DoorRefusal {
  return new DoorRefusal(413, 'upload_too_large', `An upload may have ${MAX_BYTES / 1024 / 1024} MB at most.`);
}

async function unpack(tar: ReadableStream<Uint8Array>, folder: string): Promise<void> {
  let files = 0;
  for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true }))) {
    const { name, type } = header;
    if (type === 'directory') {
      await body.cancel();
      continue;
    }
    files += 1;
    if (files > MAX_FILES)
      throw new DoorRefusal(413, 'upload_too_large', `A release may have ${MAX_FILES} files at most.`);
    if (type !== 'file') {
      throw new DoorRefusal(
        400,
        'upload_unsafe',
        `${name} is a ${type}; a release has files alone, no links or devices.`,
      );
    }
    if (!is(releaseFile, name)) {
      throw new DoorRefusal(400, 'upload_unsafe', `${name} is no path inside a release.`);
    }
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body, { flag: 'wx' });
  }
}

function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof DoorRefusal) return error;
  if (signal.aborted)
    return new DoorRefusal(408, 'upload_slow', 'The upload took longer than two minutes; send it again.');
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new DoorRefusal(507, 'disk_full', "The site's disk is full; nothing of the upload was kept.");
  }
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') {
    return new DoorRefusal(400, 'upload_unsafe', 'The upload has the same path twice.');
  }
  return new DoorRefusal(400, 'upload_cut', `The upload is no tar file, or was cut: ${message}`);
}
