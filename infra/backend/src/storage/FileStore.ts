import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PartStore } from './PartStore.ts';
import { upTo } from './upTo.ts';

/** Of a file in here; what looks otherwise was put there by somebody else. */
const NAME = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The bytes of stored files, on disk under names of their own: a new version is another file, so that a reader of the
 * old one is not disturbed, and no name that somebody chose ever becomes a path.
 */
export class FileStore {
  /** Those whose end has not come yet. */
  readonly parts: PartStore;
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.parts = new PartStore(folder);
  }

  /**
   * Stores what a stream brings, chunk by chunk.
   *
   * @returns the file's name in here and its size in bytes
   * @throws FileTooLarge, leaving nothing behind
   */
  async put(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<{ file: string; size: number }> {
    const file = randomUUID();
    const stored = createWriteStream(this.#path(file), { mode: 0o600, flush: true });
    try {
      await pipeline(body, upTo(maxBytes), stored);
    } catch (error) {
      await this.remove(file);
      throw error;
    }
    return { file, size: stored.bytesWritten };
  }

  /** @param range first and last byte, both included */
  open(file: string, range?: { readonly start: number; readonly end: number }): ReadableStream<Uint8Array> {
    return Readable.toWeb(createReadStream(this.#path(file), range)) as ReadableStream<Uint8Array>;
  }

  async copy(file: string): Promise<string> {
    const copy = randomUUID();
    await copyFile(this.#path(file), this.#path(copy));
    return copy;
  }

  /** Removes what a killed process left behind: files that nothing names. Not while somebody may be storing one. */
  async keepOnly(named: ReadonlySet<string>): Promise<void> {
    for (const file of await readdir(this.#folder)) if (NAME.test(file) && !named.has(file)) await this.remove(file);
  }

  async remove(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  #path(file: string): string {
    return join(this.#folder, file);
  }
}
