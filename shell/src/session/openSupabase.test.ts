// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openSupabase } from './openSupabase.ts';

test('reconnects realtime after 1, 2, 5, 10 seconds, then every 10 (SHL-111)', () => {
  const { realtime } = openSupabase('sb_publishable_test', fetch);
  const seconds = [1, 2, 3, 4, 5, 9].map((tries) => realtime.reconnectAfterMs(tries) / 1000);
  expect(seconds).toEqual([1, 2, 5, 10, 10, 10]);
});
