// @vitest-environment jsdom
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REFRESH_TICK_MS, REFRESH_TICKS_LEFT, startAutoRefresh } from './autoRefresh.ts';
import { aSession, storeSession } from './testing/aSession.ts';

const getSession = vi.fn(async () => ({}));
const refreshSession = vi.fn(async () => ({}));
const client = { auth: { getSession, refreshSession } } as unknown as SupabaseClient;
const refreshes = () => getSession.mock.calls.length + refreshSession.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test.each([
  [95, [0, 1]],
  [120, [0, 1]],
  [121, [0, 0, 1]],
  [150, [0, 0, 1]],
])(
  'refreshes a session of %i s at the tick at which 90 s or less are left: %o (SHL-040, CON-006)',
  (seconds, expected) => {
    expect([REFRESH_TICK_MS, REFRESH_TICKS_LEFT]).toEqual([30_000, 3]);
    storeSession(aSession({ expiresIn: seconds }));
    startAutoRefresh(client);
    const seen = expected.map((_, tick) => {
      if (tick > 0) vi.advanceTimersByTime(REFRESH_TICK_MS);
      return refreshes();
    });
    expect(seen).toEqual(expected);
  },
);

test('leaves it to other tabs while this one is hidden', () => {
  storeSession(aSession({ expiresIn: 10 }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  startAutoRefresh(client);
  vi.advanceTimersByTime(REFRESH_TICK_MS);
  expect(refreshes()).toBe(0);
});

test.each([null, 'nonsense', '{}'])('does nothing about %s', (stored) => {
  if (stored) localStorage.setItem('agence-session', stored);
  startAutoRefresh(client);
  vi.advanceTimersByTime(REFRESH_TICK_MS);
  expect(refreshes()).toBe(0);
});
