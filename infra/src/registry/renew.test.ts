import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRegistry, VALID_MS } from './registryFile.ts';
import { keepSigned, renew } from './renew.ts';
import { aStore, promoted, published } from './testing/aStore.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
let store: string;
beforeEach(async () => {
  store = await aStore();
});
afterEach(() => void vi.useRealTimers());
const expires = async () => Date.parse((await readRegistry(store, 'any')).expires);

test('signs a registry anew a day after it was signed, and not before', async () => {
  expect(await renew(store)).toBe(false);
  await published(store);
  vi.useFakeTimers({ toFake: ['Date'], now: (await expires()) - VALID_MS + DAY_MS - 1 });
  expect(await renew(store)).toBe(false);
  vi.setSystemTime(Date.now() + 1);
  const { revision } = await readRegistry(store);
  expect(await renew(store)).toBe(true);
  expect(await readRegistry(store)).toMatchObject({ revision });
  expect(await expires()).toBe(Date.now() + VALID_MS);
  expect(await renew(store)).toBe(false);
});

test('keeps it signed as long as a process runs, hour by hour, and says what goes wrong', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await promoted(store, { 'mfe-blog': await published(store) });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + DAY_MS });
  const before = await expires();
  const end = keepSigned(store);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(await expires()).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(async () => expect(await expires()).toBeGreaterThan(before));
  rmSync(join(store, 'root.json'));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await vi.waitFor(() =>
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^The registry is not signed anew: .* no release store/)),
  );
  end();
  expect(vi.getTimerCount()).toBe(0);
  errors.mockRestore();
});

test('a process without the key of the registry signs nothing', () => {
  rmSync(join(store, 'keys/registry.key'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  keepSigned(store)();
  expect(vi.getTimerCount()).toBe(0);
});
