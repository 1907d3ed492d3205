import { vi } from 'vitest';

/** Vitest gives up after a second, which on a busy machine is not long; what is there ends the wait at once. */
const LIMIT_MS = 30_000;

const { waitFor, waitUntil } = vi;
// Files that share a worker share `vi`.
if (waitFor.name !== 'waitPatiently') {
  const patient = (options?: number | object) => ({
    timeout: LIMIT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, patient(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
}
