import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompositionSnapshot } from './snapshot.ts';
import { createSnapshotCache } from './snapshotCache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const MINUTE_MS = 60_000;

/** A site of a shell and a blog, with other versions in the place of those. */
const compose = vi.fn(async (versions: Readonly<Record<string, string>>) => {
  const release = (name: string) => ({ name, version: versions[name] ?? '1.0.0' });
  return { shell: release('shell'), remotes: [release('mfe-blog')] } as unknown as CompositionSnapshot;
});
const onIdle = vi.fn();
function aCache(max = 2) {
  vi.clearAllMocks();
  return createSnapshotCache({ max, compose, onIdle });
}

test('composes a site once for the same versions, in whatever order they are named', async () => {
  const cache = aCache();
  const [one, other] = await Promise.all([
    cache.of({ shell: '2', 'mfe-blog': '3' }),
    cache.of({ 'mfe-blog': '3', shell: '2' }),
  ]);
  expect(one).toBe(other);
  expect(one.remotes).toEqual([{ name: 'mfe-blog', version: '3' }]);
  expect(compose).toHaveBeenCalledTimes(1);
  expect(await cache.of({ shell: '2' })).not.toBe(one);
});

test('what is left out of a site is not shown in it, and is tried again half a minute later, or with another site', async () => {
  const cache = aCache();
  const refused = async (times: number) => {
    await expect(cache.of({ 'mfe-tools': '2' })).rejects.toThrow('mfe-tools 2 does not go together with the site.');
    expect(compose).toHaveBeenCalledTimes(times);
  };
  // For the package nothing has begun at zero.
  await vi.advanceTimersByTimeAsync(1);
  await refused(1);
  await vi.advanceTimersByTimeAsync(29_000);
  await refused(1);
  await vi.advanceTimersByTimeAsync(1001);
  await refused(2);
  cache.clear();
  await refused(3);
  expect(cache.snapshots()).toEqual([]);
});

test('a failure of the site before says nothing of this one', async () => {
  const cache = aCache();
  const refused = cache.of({ 'mfe-tools': '2' });
  cache.clear();
  await expect(refused).rejects.toThrow();
  await expect(cache.of({ 'mfe-tools': '2' })).rejects.toThrow();
  expect(compose).toHaveBeenCalledTimes(2);
});

test('composes one after the other, whatever became of the one before', async () => {
  const cache = aCache(5);
  let running = 0;
  const most: number[] = [];
  const composing = compose.getMockImplementation();
  compose.mockImplementation(async (versions) => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
    return composing?.(versions) as never;
  });
  const asked = ['mfe-tools', 'shell', 'mfe-blog'].map((name) => cache.of({ [name]: '2' }));
  const settled = Promise.allSettled(asked);
  await vi.advanceTimersByTimeAsync(30);
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(most).toEqual([1, 1, 1]);
  compose.mockImplementation(composing as never);
});

test('says what is composed already', async () => {
  const cache = aCache();
  expect(cache.composed({ shell: '2' })).toBeUndefined();
  const snapshot = await cache.of({ shell: '2' });
  expect(cache.composed({ shell: '2' })).toBe(snapshot);
});

test('keeps what is looked at for ten minutes after the last page, and says when it is over', async () => {
  const cache = aCache();
  const snapshot = await cache.of({ shell: '2' });
  expect(cache.snapshots()).toEqual([snapshot]);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(await cache.of({ shell: '2' })).toBe(snapshot);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect([cache.snapshots(), onIdle.mock.calls.length]).toEqual([[snapshot], 0]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1000);
  expect([cache.snapshots(), onIdle.mock.calls.length]).toEqual([[], 1]);
});

test('keeps as many as it may, and names none that is still composed', async () => {
  const cache = aCache();
  const composing = cache.of({ shell: '2' });
  expect(cache.snapshots()).toEqual([]);
  await composing;
  const kept = [await cache.of({ shell: '3' }), await cache.of({ shell: '4' })];
  expect(new Set(cache.snapshots())).toEqual(new Set(kept));
  cache.clear();
  expect(cache.snapshots()).toEqual([]);
});

test('two hundred sets of releases that do not go together are known at once: those tried last', async () => {
  const compose = vi.fn(async () => Promise.reject(new Error('no site')));
  const cache = createSnapshotCache({ max: 1, compose, onIdle: () => {} });
  const fails = (version: number) => expect(cache.of({ 'mfe-a': String(version) })).rejects.toThrow('no site');
  for (let version = 0; version <= 200; version += 1) await fails(version);
  await fails(200);
  await fails(1);
  expect(compose).toHaveBeenCalledTimes(201);
  await fails(0);
  expect(compose).toHaveBeenCalledTimes(202);
});
