/** Where the storage of this site keeps files. */
const STORAGE = '/storage/v1/object';

interface Upload {
  /** Bucket and path, e.g. `thumbnails/<creator>/<name>.webp`. */
  readonly path: string;
  readonly file: Blob;
  readonly accessToken: string;
  /** @param percent 0 to 100 */
  readonly onProgress?: (percent: number) => void;
}

/**
 * Sends a file to storage, which decides whether the person may write there. XMLHttpRequest, because `fetch` cannot
 * tell how much of a request has been sent.
 *
 * @throws Error when storage refuses the file or cannot be reached
 */
export function uploadFile({ path, file, accessToken, onProgress }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${STORAGE}/${path}`);
    request.setRequestHeader('authorization', `Bearer ${accessToken}`);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('x-upsert', 'false');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new Error(`Storage answered ${request.status}`));
    };
    request.onerror = () => reject(new Error('Storage cannot be reached'));
    request.send(file);
  });
}

/** Address of a file that everybody may read. */
export const publicAddress = (path: string): string => `${STORAGE}/public/${path}`;

/** Address of a file that only some may read; the viewer asks for a link that works for a while. */
export const privateAddress = (path: string): string => `${STORAGE}/${path}`;
