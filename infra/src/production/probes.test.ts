import { expect, test, vi } from 'vitest';
import { createProbes } from './probes.ts';

test('is ready until a check finds something, with every reason, and is live all the same', async () => {
  vi.useFakeTimers();
  const found: string[] = [];
  const checks = [async () => found, async () => [], vi.fn(async (): Promise<string[]> => [])];
  let isDraining = false;
  const probe = createProbes(checks, () => isDraining);
  const ready = async () => {
    const answer = await probe('/readyz');
    return [answer?.status, await answer?.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  found.push('The backend does not answer.');
  checks[2] = vi.fn(() => Promise.reject(new Error('broken')));
  // Whoever asks often makes nobody work for it.
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await vi.advanceTimersByTimeAsync(2_001);
  const reasons = ['The backend does not answer.', 'broken'];
  expect(await ready()).toEqual([503, { status: 'not ready', reasons }]);
  found.length = 0;
  isDraining = true;
  expect(await ready()).toEqual([503, { status: 'not ready', reasons: ['It is about to end.'] }]);
  expect((await probe('/livez'))?.status).toBe(200);
  expect((await probe('/livez'))?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await probe('/blog')).toBeUndefined();
  vi.useRealTimers();
});
