import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataCache } from './dataCache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cacheOf = () => new DataCache<number>({ freshMs: 100, staleMs: 1000, maxEntries: 2 });

test('loads once for all who ask at the same time', async () => {
  const load = vi.fn(async () => 1);
  const cache = cacheOf();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('serves the old value while a new one is loaded', async () => {
  const load = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const cache = cacheOf();
  await cache.get('a', load);
  vi.advanceTimersByTime(99);
  expect(await cache.get('a', load)).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  expect(await cache.get('a', load)).toBe(1);
  await vi.runAllTimersAsync();
  expect(await cache.get('a', load)).toBe(2);
});

test('keeps the old value when loading fails, and fails without one (LOD-04)', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn().mockResolvedValueOnce(1).mockRejectedValue(new Error('down'));
  const cache = cacheOf();
  await cache.get('a', load);
  vi.advanceTimersByTime(500);
  expect(await cache.get('a', load)).toBe(1);
  await vi.runAllTimersAsync();
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect(cache.get('a', load)).rejects.toThrow('down');
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

test('forgets the oldest entry when there are too many', async () => {
  const load = vi.fn(async () => 1);
  const cache = cacheOf();
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
