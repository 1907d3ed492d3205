import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [247, '4:07'],
  [3729, '1:02:09'],
  [-3, '0:00'],
])('shows %d seconds as %s (DSH-022)', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
