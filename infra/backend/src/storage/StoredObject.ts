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
  /** Null is `DEFAULT_MAX_BYTES`. */
  readonly file_size_limit: number | null;
  /** Null is every type that `ofType` knows. */
  readonly allowed_mime_types: readonly string[] | null;
}

/** Largest file of a bucket that names no limit, as hosted Supabase has it where nothing else is set. */
const DEFAULT_MAX_BYTES = 50 * 1024 * 1024;

/** Largest file that a bucket takes, in bytes. */
export const maxBytesOf = ({ file_size_limit }: Bucket): number => file_size_limit ?? DEFAULT_MAX_BYTES;

/** Whether a bucket takes files of a type; which of them are what they say, their first bytes show. */
export const takesType = ({ allowed_mime_types }: Bucket, mimetype: string): boolean =>
  allowed_mime_types?.includes(mimetype) ?? true;

/**
 * A path in a bucket: folders and a name as people write them, `Facture (1) & annexe.pdf`. None is hidden, ends with a dot or a space, or
 * means another place; none has a sign that ends a path in an address. It never becomes a path on disk.
 */
export function isSafePath(path: string): boolean {
  return path.length <= 300 && path.split('/').every((part) => NAME.test(part));
}

/** The signs are those that hosted Supabase takes; letters of other languages than English it does not. */
const NAME = /^(?![. ])[\p{L}\p{N}\p{M} !_.*'()&$@=;:+,-]*[^. ]$/u;
