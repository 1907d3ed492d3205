import {
  type DetailedError,
  Upload,
  type UploadOptions,
  type UrlStorage,
} from 'tus-js-client/lib.esm/browser/index.js';
import { dropKeptVideo, keepVideo, readKeptVideo, type VideoPlace } from './keptVideo.ts';
import { UploadError } from './uploadFile.ts';

/** What hosted Supabase takes at once; a broken connection costs no more than this. */
const CHUNK_BYTES = 6 * 1024 * 1024;
/** Pauses before a connection that broke is tried again, in milliseconds; together longer than storage holds a dead one. */
const PAUSES_MS = [0, 3000, 5000, 10_000, 20_000, 30_000];
const BUCKET = 'videos';

interface Video {
  readonly place: VideoPlace;
  readonly file: File;
  /** Its path in the bucket, where it has not begun before. */
  readonly name: string;
  /** The one that is valid when it is asked: a long upload outlives several. */
  readonly accessToken: () => string;
  /** @param percent 0 to 100 */
  readonly onProgress: (percent: number) => void;
  /** It goes on with what was sent before. */
  readonly onResumed: () => void;
  /** Ends it for now; what has arrived stays. */
  readonly signal: AbortSignal;
}

/**
 * Sends a video in parts (TUS), from where the same file of the same module stopped. What breaks is tried again by itself for a minute, and
 * goes on later, after a reload too. Storage decides whether the person may write there.
 *
 * @returns where it is, bucket and path
 * @throws UploadError when storage refuses it or cannot be reached, the signal's reason when that ends it
 */
export function sendVideo({ place, file, name, accessToken, onProgress, onResumed, signal }: Video): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      ...optionsOf(accessToken),
      chunkSize: CHUNK_BYTES,
      metadata: { bucketName: BUCKET, objectName: name, contentType: file.type, cacheControl: '3600' },
      fingerprint: async () => [file.name, file.size, file.lastModified].join(':'),
      urlStorage: keptIn(place, file.name),
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress(Math.round((sent / total) * 100)),
      onSuccess: () => resolve(`${BUCKET}/${upload.options.metadata?.objectName}`),
      onError: (error) => reject(new UploadError((error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0)),
    });
    const stop = () => {
      void upload.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    void upload.findPreviousUploads().then(([before]) => {
      if (signal.aborted) return;
      if (before) {
        upload.options.metadata = before.metadata;
        upload.resumeFromPreviousUpload(before);
        onResumed();
      }
      upload.start();
    });
  });
}

/** Takes back what was sent of a module's video, here and, where it can be reached, in storage. */
export async function forgetVideo(place: VideoPlace, accessToken: () => string): Promise<void> {
  const address = readKeptVideo(place)?.uploadUrl;
  dropKeptVideo(place);
  // Storage forgets it by itself after a day.
  if (address) await Upload.terminate(address, optionsOf(accessToken)).catch(() => {});
}

const optionsOf = (accessToken: () => string): UploadOptions => ({
  endpoint: `${location.origin}/storage/v1/upload/resumable`,
  retryDelays: PAUSES_MS,
  headers: { 'x-upsert': 'false' },
  onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${accessToken()}`),
});

/** Where the upload of a module's video is kept on the device; one at a time. */
function keptIn(place: VideoPlace, fileName: string): UrlStorage {
  const found = () => {
    const kept = readKeptVideo(place);
    return kept ? [{ ...kept, size: null, parallelUploadUrls: null, urlStorageKey: kept.fingerprint }] : [];
  };
  return {
    findAllUploads: async () => found(),
    findUploadsByFingerprint: async (fingerprint) => found().filter((kept) => kept.fingerprint === fingerprint),
    removeUpload: async () => dropKeptVideo(place),
    async addUpload(fingerprint, { uploadUrl, creationTime, metadata }) {
      keepVideo(place, { fileName, fingerprint, uploadUrl, creationTime, metadata });
      return fingerprint;
    },
  };
}
