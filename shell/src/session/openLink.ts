import type { SupabaseClient } from '@supabase/supabase-js';
import type { UrlSession } from './urlSession.ts';

/**
 * Makes a session of what a mail link brought. Its tokens are exchanged for new ones at once, so that the expiry that
 * stood in the address counts for nothing.
 *
 * @returns whether the link was good
 */
export async function openLink({ auth }: SupabaseClient, link: UrlSession): Promise<boolean> {
  if (link.kind === 'refused') return false;
  const { error } = await (link.kind === 'tokens'
    ? auth.refreshSession({ refresh_token: link.refreshToken })
    : auth.exchangeCodeForSession(link.code)
  ).catch((error) => ({ error }));
  return !error;
}
