import type { Session } from '@supabase/supabase-js';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';

/** Milliseconds until the stored session ends, negative when it has; undefined when none is stored. */
export function timeLeft(): number | undefined {
  try {
    const { expires_at } = JSON.parse(safeStorage.getItem(STORAGE_KEY) ?? '');
    return typeof expires_at === 'number' ? expires_at * 1000 - Date.now() : undefined;
  } catch {
    return undefined;
  }
}

/** Another tab's session counts here too, even where the browser keeps nothing that both could read. */
export function storeIfMissing(session: Session): void {
  if (safeStorage.getItem(STORAGE_KEY) === null) safeStorage.setItem(STORAGE_KEY, JSON.stringify(session));
}

/** An expired session is not worth the wait for a new token, only to end it. */
export function dropExpired(): void {
  const left = timeLeft();
  if (left !== undefined && left <= 0) safeStorage.removeItem(STORAGE_KEY);
}
