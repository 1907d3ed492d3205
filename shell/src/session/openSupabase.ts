import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';

/**
 * The one Supabase client of the page; the site itself passes its requests on to the backend. Sessions in the address
 * and the refresh of tokens are ours (`urlSession.ts`, `autoRefresh.ts`).
 */
export function openSupabase(anonKey: string, sessionFetch: typeof fetch): SupabaseClient {
  return createClient(location.origin, anonKey, {
    global: { fetch: sessionFetch },
    // How often a read is repeated is for the page to say, and to show: the client's own repeats would come on top.
    db: { retry: false },
    auth: {
      storage: safeStorage,
      storageKey: STORAGE_KEY,
      flowType: 'pkce',
      detectSessionInUrl: false,
      autoRefreshToken: false,
    },
  });
}
