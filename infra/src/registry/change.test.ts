import lockfile from 'proper-lockfile';
import { afterEach, expect, test, vi } from 'vitest';
import { alone } from './change.ts';
import { readRegistry } from './registryFile.ts';
import { assertNotOlder } from './seen.ts';
import { readRoot } from './teams.ts';
import { aStore, published } from './testing/aStore.ts';

afterEach(() => void vi.restoreAllMocks());

test('who cannot have the store to themselves is told to try again', async () => {
  const store = await aStore();
  vi.spyOn(lockfile, 'lock').mockRejectedValue(new Error('Lock file is already being held'));
  const work = vi.fn();
  await expect(alone(store, work)).rejects.toMatchObject({
    code: 'registry_locked',
    message: `${store} is being changed by another process; try again.`,
  });
  expect(work).not.toHaveBeenCalled();
});

test('who was taken for dead meanwhile writes nothing more, and gives back what is not theirs any more to nobody', async () => {
  const store = await aStore();
  const release = vi.fn(async () => {});
  const lock = vi.spyOn(lockfile, 'lock').mockResolvedValue(release);
  await alone(store, async (assertAlone) => assertAlone());
  expect(release).toHaveBeenCalledTimes(1);
  const lost = alone(store, async (assertAlone) => {
    lock.mock.lastCall?.[1]?.onCompromised?.(new Error('stale'));
    assertAlone();
  });
  await expect(lost).rejects.toMatchObject({ code: 'registry_locked' });
  expect(release).toHaveBeenCalledTimes(1);
});

test('waits for others for some twenty seconds, and takes over from who has ended after five', async () => {
  const lock = vi.spyOn(lockfile, 'lock').mockResolvedValue(async () => {});
  await alone(await aStore(), async () => {});
  const { stale, retries } = lock.mock.lastCall?.[1] ?? {};
  const {
    retries: times,
    minTimeout,
    maxTimeout,
  } = retries as { retries: number; minTimeout: number; maxTimeout: number };
  const pauses = Array.from({ length: times }, (_, index) => Math.min(minTimeout * 2 ** index, maxTimeout));
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(stale).toBe(5_000);
  expect(waited).toBeGreaterThan(20_000);
  expect(waited).toBeLessThan(25_000);
});

test('who has changed a store believes nothing older from that moment on, before anybody reads it again', async () => {
  const store = await aStore();
  await published(store);
  const { version: root, rootKey } = await readRoot(store);
  await expect(assertNotOlder(store, { revision: 0, root, rootKey })).rejects.toMatchObject({
    code: 'registry_replayed',
  });
  expect((await readRegistry(store)).revision).toBe(1);
});
