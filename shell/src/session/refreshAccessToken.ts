import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';

/**
 * Another access token in place of one that the backend refused. When there is none to be had, the session is over.
 *
 * @returns undefined when there is no session any more, or the backend cannot say now
 */
export async function refreshAccessToken({ auth }: SupabaseClient, refused: string): Promise<string | undefined> {
  const { data } = await auth.getSession();
  if (data.session && data.session.access_token !== refused) return data.session.access_token;
  const { data: fresh, error } = await auth.refreshSession();
  if (error && !isAuthRetryableFetchError(error)) await auth.signOut({ scope: 'local' });
  return fresh.session?.access_token;
}
