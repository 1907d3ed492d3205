import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { upTo } from './upTo.ts';

/** How long a file may wait for the rest of it, as hosted Supabase has it. */
export const PART_LIFE_MS = 24 * 3600 * 1000;
/** Of one person; another one takes the place of the oldest. */
const MOST_PARTS = 5;
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const NAME = new RegExp(`^part-(${UUID})-${UUID}$`);

/** Of whom a part is, and the name that the whole file will have in the `FileStore`. */
export interface Part {
  readonly person: string;
  readonly file: string;
}

/**
 * Files of which the end has not come yet, beside the whole ones. How much of one is there is its size on disk, so that a process
 * that is killed forgets nothing.
 */
export class PartStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(part: Part): Promise<void> {
    await this.#makeRoom(part.person);
    await writeFile(this.#path(part), '', { flag: 'wx', mode: 0o600 });
  }

  /** Bytes that are there; undefined when there is no such part. */
  async size(part: Part): Promise<number | undefined> {
    return (await stat(this.#path(part)).catch(() => undefined))?.size;
  }

  /**
   * Adds what a stream brings, and keeps what came of one that breaks.
   *
   * @param offset bytes that are there
   * @param maxBytes of the whole file
   * @throws FileTooLarge, or what the stream broke with
   */
  async append(part: Part, offset: number, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
    const end = createWriteStream(this.#path(part), { flags: 'r+', start: offset, flush: true });
    try {
      await pipeline(body, upTo(maxBytes - offset), end);
    } finally {
      // What is still being written when a stream breaks must not fall on what the next one brings.
      if (!end.closed) await once(end, 'close');
    }
  }

  /** Its first bytes. */
  async head(part: Part, bytes: number): Promise<Buffer> {
    const file = await open(this.#path(part));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Makes it a file of the `FileStore`. */
  async complete(part: Part): Promise<void> {
    await rename(this.#path(part), join(this.#folder, part.file));
  }

  async remove(part: Part): Promise<void> {
    await rm(this.#path(part), { force: true });
  }

  /** Removes what nobody goes on with. */
  async removeOld(): Promise<void> {
    for (const { name, at } of await this.#all()) if (isOld(at)) await this.#removeNamed(name);
  }

  async #makeRoom(person: string): Promise<void> {
    await this.removeOld();
    const own = (await this.#all()).filter((each) => each.person === person).sort((a, b) => b.at - a.at);
    for (const { name } of own.slice(MOST_PARTS - 1)) await this.#removeNamed(name);
  }

  async #all() {
    const found = (await readdir(this.#folder)).flatMap((name) => {
      const person = NAME.exec(name)?.[1];
      return person ? [{ name, person }] : [];
    });
    return Promise.all(
      found.map(async (each) => ({
        ...each,
        at: (await stat(join(this.#folder, each.name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
  }

  #removeNamed(name: string): Promise<void> {
    return rm(join(this.#folder, name), { force: true });
  }

  #path({ person, file }: Part): string {
    return join(this.#folder, `part-${person}-${file}`);
  }
}

const isOld = (at: number) => at < Date.now() - PART_LIFE_MS;
