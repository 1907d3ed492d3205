import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from './keepRunning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what ends comes back, ever later where it does not last, and soon again where it did', async () => {
  let end = () => {};
  const start = vi.fn(() => new Promise<never>((_, reject) => (end = () => reject(new Error('killed')))));
  const said: [number, string][] = [];
  const stop = keepRunning(start, (seconds, { message }) => said.push([seconds, message]));
  for (let times = 0; times < 9; times += 1) {
    end();
    await vi.advanceTimersByTimeAsync((said.at(-1)?.[0] ?? 0) * 1000);
    await vi.advanceTimersByTimeAsync((said.at(-1)?.[0] ?? 0) * 1000);
  }
  expect(said.slice(0, 9).map(([seconds]) => seconds)).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30]);
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(said.at(-1)).toEqual([0.5, 'killed']);
  stop();
  const starts = start.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledTimes(starts);
});
