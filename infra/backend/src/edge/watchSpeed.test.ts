import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSpeed } from './watchSpeed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const floor = { bytesPerSecond: 100, windowMs: 30_000 };

test('lets a transfer last as long as it moves, pauses included', () => {
  const tooSlow = vi.fn();
  const speed = watchSpeed(floor, tooSlow);
  for (let window = 0; window < 100; window += 1) {
    speed.moved(3000);
    vi.advanceTimersByTime(30_000);
  }
  expect(tooSlow).not.toHaveBeenCalled();
  speed.stop();
  vi.advanceTimersByTime(60_000);
  expect(tooSlow).not.toHaveBeenCalled();
});

test('tells once when a window brings too little, however much came before', () => {
  const tooSlow = vi.fn();
  const speed = watchSpeed(floor, tooSlow);
  speed.moved(1_000_000);
  vi.advanceTimersByTime(30_000);
  speed.moved(2999);
  vi.advanceTimersByTime(29_999);
  expect(tooSlow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(tooSlow).toHaveBeenCalledOnce();
});
