import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives what comes in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('page'), 7000, 'Loading')).resolves.toBe('page');
  await expect(withTimeout(Promise.reject(new Error('404')), 7000, 'Loading')).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up what hangs, at the limit and not before', async () => {
  const seen = vi.fn();
  withTimeout(new Promise(() => {}), 7000, 'Loading mfe-blog').catch(seen);
  await vi.advanceTimersByTimeAsync(6999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const [error] = seen.mock.calls[0] as [Error];
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({ name: 'TimeoutError', message: 'Loading mfe-blog took longer than 7000 ms' });
});
