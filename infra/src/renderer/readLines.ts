import type { Readable } from 'node:stream';

/**
 * Hands on what a stream says line by line.
 *
 * @param limit of a line, in characters
 * @param onTooLong is called in place of a longer one, and nothing after it
 */
export function readLines(
  stream: Readable,
  limit: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): void {
  // Pieces of a line that has not ended: put together once, as a long one comes in thousands of them.
  let begun: string[] = [];
  let length = 0;
  stream.setEncoding('utf8');
  stream.on('data', function take(chunk: string) {
    const end = chunk.lastIndexOf('\n');
    const lines = end < 0 ? [] : [...begun, chunk.slice(0, end)].join('').split('\n');
    const rest = chunk.slice(end + 1);
    if (end >= 0) [begun, length] = [[], 0];
    begun.push(rest);
    length += rest.length;
    if (length > limit || lines.some((line) => line.length > limit)) {
      stream.off('data', take).resume();
      begun = [];
      onTooLong();
      return;
    }
    for (const line of lines) onLine(line);
  });
}
