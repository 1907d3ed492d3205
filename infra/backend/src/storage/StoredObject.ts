/** A row of `storage.objects`. */
export interface StoredObject {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly metadata: {
    /** Its name in the `FileStore`. */
    readonly file: string;
    /** Bytes. */
    readonly size: number;
    readonly mimetype: string;
  };
}

/** A row of `storage.buckets`. */
export interface Bucket {
  readonly id: string;
  readonly public: boolean;
  readonly file_size_limit: number;
  readonly allowed_mime_types: readonly string[];
}

/** A path in a bucket: folders and a name, none of which can mean anything else to a file system or a browser. */
export function isSafePath(path: string): boolean {
  return (
    path.length <= 300 &&
    path.split('/').every((part) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(part) && !part.endsWith('.'))
  );
}
