/** What stands at a path, and which writing of it that is. */
export interface Stored {
  readonly bytes: Uint8Array;
  /** Differs after every change; nobody reads anything else out of it. */
  readonly version: string;
}

/**
 * Named bytes that several machines share. All that is written is written on a condition, so that of two who write at once one
 * is told. `objectStore.test.ts` says what every store keeps.
 */
export interface ObjectStore {
  /** Its address, for people. */
  readonly address: string;
  /** @returns undefined where nothing is */
  read(path: string): Promise<Stored | undefined>;
  /** As {@link read}, without the bytes. */
  versionOf(path: string): Promise<string | undefined>;
  /** All that stands below a prefix, with the time of its last change in milliseconds since 1970. */
  list(prefix: string): Promise<readonly { readonly path: string; readonly modified: number }[]>;
  /**
   * Writes all or nothing, for readers from then on.
   *
   * @param replaces the version that must stand there still; `null` where nothing may be
   * @returns the version that it is now
   * @throws StoreConflict where something else stands there; StoreReadOnly for who may only read
   */
  put(path: string, bytes: Uint8Array, replaces: string | null): Promise<string>;
  /** Nothing is there afterwards, whether or not something was. */
  delete(path: string): Promise<void>;
}

/** Somebody else was first. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/** Who asks may not write here. */
export class StoreReadOnly extends Error {
  override readonly name = 'StoreReadOnly';
}
