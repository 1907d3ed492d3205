import type { Factor, Session } from '@agence/shared-contracts/remote/shell';
import type { Session as SupabaseSession } from '@supabase/supabase-js';

/** The part of a Supabase session that the contract shows to remotes. */
export function toSession(session: SupabaseSession): Session {
  const { access_token, refresh_token, expires_in, token_type, user } = session;
  return {
    access_token,
    refresh_token,
    expires_in,
    expires_at: session.expires_at ?? 0,
    token_type,
    user: {
      id: user.id,
      email: user.email ?? '',
      identities: (user.identities ?? []).map(({ id, provider }) => ({ id, provider })),
      factors: (user.factors ?? []).map(({ id, factor_type, status }) => ({ id, factor_type, status }) as Factor),
    },
  };
}
