import { editorTexts } from '../content/editor.ts';

/** Where the storage of this site keeps files. */
const STORAGE = '/storage/v1/object';
type Reason = keyof typeof editorTexts.uploadProblems;
/** By status; 0 is a connection that broke. */
const REASONS: Readonly<Record<number, Reason>> = {
  0: 'offline',
  401: 'signedOut',
  408: 'tooSlow',
  415: 'wrongType',
  429: 'ownUploads',
  503: 'busy',
};

interface Upload {
  /** Bucket and path, e.g. `thumbnails/<creator>/<name>.webp`. */
  readonly path: string;
  readonly file: Blob;
  readonly accessToken: string;
  /** @param percent 0 to 100 */
  readonly onProgress?: (percent: number) => void;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** A file that did not reach storage. */
export class UploadError extends Error {
  readonly reason: Reason | undefined;

  constructor(status: number) {
    super(`Storage answered ${status}`);
    this.reason = REASONS[status];
  }
}

/** What to tell the person. @param otherwise where there is nothing better to say */
export function uploadProblem(error: unknown, otherwise: string): string {
  const reason = error instanceof UploadError ? error.reason : undefined;
  return reason ? editorTexts.uploadProblems[reason] : otherwise;
}

/**
 * Sends a file to storage, which decides whether the person may write there. XMLHttpRequest, because `fetch` cannot
 * tell how much of a request has been sent. There is no limit of time: storage ends what is too slow.
 *
 * @throws UploadError when storage refuses the file or cannot be reached, the signal's reason when that ends it
 */
export function uploadFile({ path, file, accessToken, onProgress, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${STORAGE}/${path}`);
    request.setRequestHeader('authorization', `Bearer ${accessToken}`);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('x-upsert', 'false');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new UploadError(request.status));
    };
    request.onerror = () => reject(new UploadError(0));
    const stop = () => {
      request.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}

/** Largest picture that storage takes, in bytes. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Takes a public file of one's own out of storage, where it is there. @param address as `publicAddress` gives it */
export async function removePublicFile(address: string, accessToken: string): Promise<void> {
  const path = address.startsWith(`${STORAGE}/public/`) ? address.slice(`${STORAGE}/public/`.length) : undefined;
  if (!path) return;
  await fetch(`${STORAGE}/${path}`, { method: 'DELETE', headers: { authorization: `Bearer ${accessToken}` } });
}

/** Address of a file that everybody may read. */
export const publicAddress = (path: string): string => `${STORAGE}/public/${path}`;

/** Address of a file that only some may read; the viewer asks for a link that works for a while. */
export const privateAddress = (path: string): string => `${STORAGE}/${path}`;
