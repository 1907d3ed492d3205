import { expect, test } from 'vitest';
import { isTooDeep } from './isTooDeep.ts';

test.each([
  ['[', 64, false],
  ['[', 65, true],
  ['{"a":', 65, true],
  ['[],', 300, false],
  ['"[[\\"[[",', 300, false],
])('%s %i times: %s (DAT-10)', (part, times, expected) => {
  expect(isTooDeep(part.repeat(times))).toBe(expected);
});
