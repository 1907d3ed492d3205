import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks again after each pause, and gives what came last', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const answer = retry(ask, () => true, [10, 300]);
  await vi.advanceTimersByTimeAsync(9);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(299);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(3);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('ends with the first answer that another attempt would not change', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const answer = retry(ask, (result) => result < 2, [10, 10]);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('leaves alone what is thrown', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('no')));
  await expect(retry(ask, () => true, [10])).rejects.toThrow('no');
  expect(ask).toHaveBeenCalledOnce();
});
