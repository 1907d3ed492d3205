import { expect, test } from 'vitest';
import { countingText } from './countingText.ts';

test.each([
  ['4,2x', 0.1, 0, '0,0x'],
  ['4,2x', 0.1, 3, '0,3x'],
  ['4,2x', 0.1, 42, '4,2x'],
  ['4,2x', 0.1, 90, '4,2x'],
  ['-40\u00a0%', 1, 7, '-7\u00a0%'],
  ['+220\u00a0%', 5, 43, '+215\u00a0%'],
  ['42', 42 / 60, 30, '21'],
])('shows %s, %f a tick, after %i ticks as %s (MKT-029)', (value, step, tick, shown) => {
  expect(countingText(value, step, tick)).toBe(shown);
});
