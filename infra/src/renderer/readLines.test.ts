import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { readLines } from './readLines.ts';

function reading(limit = 10) {
  const stream = new PassThrough();
  const lines: string[] = [];
  const onTooLong = vi.fn();
  readLines(stream, limit, (line) => lines.push(line), onTooLong);
  return { stream, lines, onTooLong };
}

test('puts lines together that come in pieces, and takes several at once', async () => {
  const { stream, lines, onTooLong } = reading();
  for (const piece of ['a', 'b', 'c\nd\n', '', 'e', '\n\nf']) {
    stream.write(piece);
    await setImmediate();
  }
  expect(lines).toEqual(['abc', 'd', 'e', '']);
  expect(onTooLong).not.toHaveBeenCalled();
});

test.each([
  ['in pieces', ['aaaaaa', 'aaaaaa', '\n', 'b\n']],
  ['at once', ['c\naaaaaaaaaaaa\nb\n']],
])('ends at a line that is too long: %s', async (_, pieces) => {
  const { stream, lines, onTooLong } = reading();
  for (const piece of pieces) {
    stream.write(piece);
    await setImmediate();
  }
  expect(onTooLong).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});
