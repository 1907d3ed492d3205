import type { SupabaseClient } from '@supabase/supabase-js';
import { timeLeft } from './storedSession.ts';

/** How often the session is looked at, in milliseconds (marketing-site §9). */
export const REFRESH_TICK_MS = 30_000;
/** A session with this many ticks left is refreshed. */
export const REFRESH_TICKS_LEFT = 3;

/**
 * Refreshes the session in time while the page is visible; hidden tabs leave it to the others. The library's own
 * ticker starts 30 s earlier than the specification has it, so it is off.
 */
export function startAutoRefresh({ auth }: Pick<SupabaseClient, 'auth'>): void {
  const limit = REFRESH_TICKS_LEFT * REFRESH_TICK_MS;
  setInterval(() => {
    const left = timeLeft();
    if (left === undefined || left > limit || document.visibilityState === 'hidden') return;
    // Reading the session refreshes it, but for the one instant at which exactly the limit is left.
    const refreshed = left < limit ? auth.getSession() : auth.refreshSession();
    refreshed.catch((error) => console.error(error));
  }, REFRESH_TICK_MS);
}
