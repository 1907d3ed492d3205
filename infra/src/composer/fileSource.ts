import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from '@agence/backend/http/byteRange';

/** Where the files of releases are that browsers load: on the disk, or wherever whoever composes on none has them. */
export interface FileSource {
  /** In bytes; undefined for one that is not there. */
  readonly size: (path: string) => Promise<number | undefined>;
  /** The bytes of a file, or of a part of it. */
  readonly open: (path: string, range?: ByteRange) => ReadableStream;
}

export const disk: FileSource = {
  size: async (path) => (await stat(path).catch(() => undefined))?.size,
  open: (path, range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream,
};
