import { BodyRefused } from '../edge/BodyRefused.ts';
import { isDiskFull } from '../edge/diskFull.ts';
import { bodyRefused, diskFull, errorResponse as refused, retryLater } from '../edge/errors.ts';
import { TypeMismatch } from './fileType.ts';
import { TypeRefused } from './objects.ts';
import { NoFile } from './receiveUpload.ts';
import type { UploadLimits } from './UploadGate.ts';
import { FileTooLarge } from './upTo.ts';

/** After which it is worth asking again for a place that uploads have, in seconds. */
const UPLOAD_RETRY_S = 10;

/** A refusal whose number stands in the body too, as text: hosted storage says it there alone, and storage-js reads it there. */
export const errorResponse = (status: number, code: string, message: string): Response =>
  refused(status, code, message, { body: { statusCode: String(status) } });

export function noPlace(limit: keyof UploadLimits): Response {
  return limit === 'each'
    ? retryLater(429, 'too_many_uploads', 'You are sending several files already.', UPLOAD_RETRY_S)
    : retryLater(503, 'uploads_busy', 'Others are sending files, please try again.', UPLOAD_RETRY_S);
}

interface DatabaseRefusal extends Error {
  readonly code?: string;
  readonly detail?: string;
}

/** What `private.fail` refuses, in its own words. */
function saidBy({ message, detail = '{}' }: DatabaseRefusal): Response {
  const said = JSON.parse(message) as { code: string; message: string };
  const { status } = JSON.parse(detail) as { status: number };
  return errorResponse(status, said.code, said.message);
}

/** Turns what the database or the disk refuses into an answer. */
export function refusalOf(error: DatabaseRefusal): Response {
  if (error instanceof BodyRefused) return bodyRefused(error);
  if (error instanceof NoFile) return errorResponse(400, 'bad_request', 'There is no file.');
  if (error instanceof TypeRefused)
    return errorResponse(415, 'file_type_refused', 'Files of this type are not accepted here.');
  if (error instanceof TypeMismatch)
    return errorResponse(415, 'file_type_refused', 'The file is not of the type that it is said to be.');
  if (isDiskFull(error)) return diskFull();
  if (error instanceof FileTooLarge) return errorResponse(413, 'file_too_large', 'The file is too large.');
  if (error.code === '42501') return denied();
  if (error.code === 'PGRST') return saidBy(error);
  if (error.code === '23505') return exists();
  // Class 22: what was sent is no value of its kind, a null character in a name or a negative limit.
  if (error.code?.startsWith('22')) return errorResponse(400, 'bad_request', 'This is not a valid request.');
  console.error('storage:', error.message);
  return errorResponse(500, 'unexpected_failure', 'Unexpected failure, please try again.');
}

export function noPath(): Response {
  return errorResponse(400, 'bad_request', 'This is no path for a file.');
}

export function noLifetime(): Response {
  return errorResponse(400, 'bad_request', 'A link works for a second to a week, in whole seconds.');
}

export function missing(): Response {
  return errorResponse(404, 'not_found', 'There is no such file.');
}

export function exists(): Response {
  return errorResponse(409, 'file_exists', 'There is a file under this name.');
}

export function denied(): Response {
  return errorResponse(403, '42501', 'This is not yours to do.');
}
