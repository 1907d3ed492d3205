import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Its first and its last byte, from 0. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Where the files of releases are that browsers load: on the disk, or wherever whoever composes on none has them. */
export interface FileSource {
  /** In bytes; undefined for one that is not there. */
  readonly size: (path: string) => Promise<number | undefined>;
  /** The bytes of a file, or of a part of it. */
  readonly open: (path: string, part?: Part) => ReadableStream;
}

export const disk: FileSource = {
  size: async (path) => (await stat(path).catch(() => undefined))?.size,
  open: (path, part) => Readable.toWeb(createReadStream(path, part)) as ReadableStream,
};
