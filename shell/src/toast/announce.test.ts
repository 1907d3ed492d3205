// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, SAY_AFTER_MS } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

test('says one sentence for a row of keys, and the same sentence again when it comes again (access: A 18)', () => {
  for (const words of ['2 $', '25 $', '250 $']) {
    announce(words);
    vi.advanceTimersByTime(SAY_AFTER_MS - 1);
    expect(said()).toEqual(['']);
  }
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['250 $']);
  announce('250 $');
  expect(said()).toEqual(['']);
  vi.advanceTimersByTime(SAY_AFTER_MS);
  expect(said()).toEqual(['250 $']);
});
