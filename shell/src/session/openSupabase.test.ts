// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openSupabase } from './openSupabase.ts';

test('reconnects realtime after 1, 2, 5, 10 seconds, then every 10 (SHL-111)', () => {
  const { realtime } = openSupabase('sb_publishable_test', fetch);
  const seconds = [1, 2, 3, 4, 5, 9].map((tries) => realtime.reconnectAfterMs(tries) / 1000);
  expect(seconds).toEqual([1, 2, 5, 10, 10, 10]);
});

test.each([
  ['answers that it cannot', async () => Response.json({ code: 'unavailable' }, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'repeats no read by itself where the backend %s: who asks decides how often (CON-005, DSH-005)',
  async (_, answer) => {
    const ask = vi.fn<typeof fetch>(answer);
    const { error } = await openSupabase('sb_publishable_test', ask).from('user_products').select();
    expect(error).not.toBeNull();
    expect(ask).toHaveBeenCalledOnce();
  },
);
