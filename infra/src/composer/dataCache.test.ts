import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataCache } from './dataCache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = vi.fn();
const cacheOf = () => new DataCache<number>({ freshMs: 100, staleMs: 1000, maxEntries: 2, onFailure: failed });

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
  const load = vi.fn().mockResolvedValueOnce(1).mockRejectedValue(new Error('down'));
  const cache = cacheOf();
  await cache.get('a', load);
  vi.advanceTimersByTime(500);
  expect(await cache.get('a', load)).toBe(1);
  await vi.runAllTimersAsync();
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect(cache.get('a', load)).rejects.toThrow('down');
  expect(failed).toHaveBeenCalledWith('a', new Error('down'));
});

test('forgets the oldest entry when there are too many', async () => {
  const load = vi.fn(async () => 1);
  const cache = cacheOf();
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});

const degradingCache = () =>
  new DataCache<string>({ freshMs: 100, staleMs: 10_000, maxEntries: 10, isDegraded: (value) => value === 'samples' });

test('keeps nothing that rests on a failure: the next who asks after a second gets the real thing', async () => {
  const load = vi.fn().mockResolvedValueOnce('samples').mockResolvedValue('live');
  const cache = degradingCache();
  expect(await cache.get('a', load)).toBe('samples');
  vi.advanceTimersByTime(1000);
  expect(await cache.get('a', load)).toBe('live');
  vi.advanceTimersByTime(99);
  expect(await cache.get('a', load)).toBe('live');
  expect(load).toHaveBeenCalledTimes(2);
});

test('serves what it had instead for as long as that is not too old, and asks at most once a second', async () => {
  const load = vi.fn().mockResolvedValueOnce('live').mockResolvedValue('samples');
  const cache = degradingCache();
  await cache.get('a', load);
  vi.advanceTimersByTime(100);
  for (let asked = 0; asked < 50; asked += 1) {
    expect(await cache.get('a', load)).toBe('live');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(await cache.get('a', load)).toBe('live');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  expect(await cache.get('a', load)).toBe('samples');
});

test('a crowd that meets a failing backend asks it once a second and key (LOD-04)', async () => {
  const load = vi.fn(async () => 'samples');
  const cache = degradingCache();
  await Promise.all(Array.from({ length: 100 }, () => cache.get('a', load)));
  for (let asked = 0; asked < 100; asked += 1) await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(3);
});

const weighedCache = () =>
  new DataCache<string[]>({
    ...{ freshMs: 100, staleMs: 1000, maxEntries: 10 },
    bytes: { max: 10, of: (texts) => texts.join('').length },
    isDegraded: ([first]) => first === 'samples',
  });

test('forgets the least recently used values when all are too large together', async () => {
  const load = vi.fn(async () => ['1234']);
  const cache = weighedCache();
  for (const key of ['a', 'b', 'a']) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(2);
  await cache.get('c', load);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('weighs a value again when it has grown', async () => {
  const load = vi.fn(async () => ['1234']);
  const cache = weighedCache();
  await cache.get('a', load);
  (await cache.get('b', load)).push('5');
  cache.weigh('b');
  cache.weigh('nobody');
  await cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(2);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(3);
});

test('what stands in weighs too, beside what it stands in for', async () => {
  const load = vi.fn(async () => ['123']);
  const cache = weighedCache();
  await cache.get('a', load);
  await cache.get('b', load);
  vi.advanceTimersByTime(100);
  load.mockResolvedValueOnce(['samples']);
  expect(await cache.get('b', load)).toEqual(['123']);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  // 1 + 3 + 7 are more than ten: such a value is not kept at all.
  await cache.get('a', load);
  await cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(5);
});

test('keeps values of other ages as long as they say', async () => {
  const load = vi.fn(async () => 1);
  const cache = cacheOf();
  const always = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };
  await cache.get('a', load, always);
  vi.advanceTimersByTime(1_000_000);
  await cache.get('a', load, always);
  expect(load).toHaveBeenCalledTimes(1);
});

test('asks again for what it was told to forget, and keeps the rest', async () => {
  const load = vi.fn(async () => 1);
  const cache = cacheOf();
  await cache.get('old a', load);
  await cache.get('new a', load);
  cache.forget((key) => key.startsWith('old'));
  await cache.get('new a', load);
  expect(load).toHaveBeenCalledTimes(2);
  await cache.get('old a', load);
  expect(load).toHaveBeenCalledTimes(3);
});
