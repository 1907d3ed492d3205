import type { Database } from '@agence/shared-contracts/remote/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSES_MS, read, write } from './ask.ts';
import { FRESH_SECONDS, KEPT_SECONDS, memberApi } from './memberApi.ts';

const extra = { database: async () => ({}) as Database };
const failing = (status: number) =>
  vi.fn(async (_: Database, __: undefined) => ({ data: null, error: { message: 'no' }, status }));
const settle = <Value>(work: Promise<Value>) => vi.runAllTimersAsync().then(() => work);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('answers are fresh for 5 minutes, kept for 30, and not fetched again on focus (SHL-112, CON-005)', () => {
  expect([FRESH_SECONDS, KEPT_SECONDS]).toEqual([5 * 60, 30 * 60]);
  expect(memberApi.reducerPath).toBe('api');
});

test('a read that fails is tried twice more (SHL-112, CON-005, AMB-53)', async () => {
  expect(PAUSES_MS).toHaveLength(2);
  const ask = failing(503);
  expect(await settle(read(ask, (data) => data)(undefined, { extra }))).toHaveProperty('error');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what the database has refused is not asked again, and writes are sent once', async () => {
  const refused = failing(403);
  await settle(read(refused, (data) => data)(undefined, { extra }));
  expect(refused).toHaveBeenCalledOnce();
  const writing = failing(503);
  await settle(write(writing, (data) => data)(undefined, { extra }));
  expect(writing).toHaveBeenCalledOnce();
});
