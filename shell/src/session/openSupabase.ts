import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';

/** The one Supabase client of the page; the site itself passes its requests on to the backend. */
export function openSupabase(anonKey: string): SupabaseClient {
  return createClient(location.origin, anonKey, {
    auth: { storage: safeStorage, storageKey: STORAGE_KEY, detectSessionInUrl: true, flowType: 'pkce' },
  });
}
