import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberMember, shareOf } from './shareOf.ts';

const IP = '203.0.113.9';
const NETWORK = shareOf('reads', null, IP);

test('a member has a share of their own for as long as an accepted token is good: ten minutes (LOD-02)', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // The package takes no time for the time 0.
  vi.advanceTimersByTime(1);
  rememberMember('Bearer one');
  vi.advanceTimersByTime(600_000);
  expect(shareOf('reads', 'Bearer one', IP)).toBe('Bearer one');
  expect(shareOf('signIn', 'Bearer one', IP)).toBe(NETWORK);
  vi.advanceTimersByTime(2);
  expect(shareOf('reads', 'Bearer one', IP)).toBe(NETWORK);
});

test('ten thousand members are known at once: those who came last', () => {
  for (let index = 0; index <= 10_000; index += 1) rememberMember(`Bearer ${index}`);
  const shares = [0, 1, 10_000].map((index) => shareOf('writes', `Bearer ${index}`, IP));
  expect(shares).toEqual([NETWORK, 'Bearer 1', 'Bearer 10000']);
});
