import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.ts';

test.each([
  // As PGlite throws them.
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full. Make room, then start again'],
  [{ name: 'ErrnoError', errno: 20 }, 'ErrnoError 20'],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'the disk is full. Make room, then start again'],
  [{ message: 'No.' }, 'No'],
  ['no', 'no'],
  [undefined, 'without a word'],
  [{}, 'without a word'],
])('%j is told as words', (thrown, words) => {
  expect(wordsOf(thrown)).toBe(words);
});
