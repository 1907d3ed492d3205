import { Transform } from 'node:stream';

/** A file that is larger than its bucket allows, or than it was said to be. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

/** Passes on what comes, and fails with FileTooLarge at the first byte beyond a size. */
export function upTo(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      done(size > maxBytes ? new FileTooLarge() : null, chunk);
    },
  });
}
