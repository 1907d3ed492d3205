import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openSupabase } from './openSupabase.ts';
import { shellStore } from './shellStore.ts';
import { loadingChanged, type ShellStore, sessionFailed, sessionKnown } from './store.ts';
import { toSession } from './toSession.ts';

/** After how long a guard stops waiting for the backend, in milliseconds (reliability AUT-11). */
const GUARD_LIMIT_MS = 5000;
/** How often the session is asked for again after a failure; the wait is 1 s times the attempt (§7). */
const SESSION_RETRIES = 3;

export interface RunningSession {
  readonly store: ShellStore;
  readonly client: SupabaseClient;
  /** Settles when it is known who is signed in, or that this cannot be known now. */
  readonly known: Promise<void>;
  signOut(): Promise<void>;
}

/** Starts the Supabase client and keeps the store in step with it. */
export function startSession(anonKey: string, events: EventBus): RunningSession {
  const store = shellStore;
  const client = openSupabase(anonKey);
  client.auth.onAuthStateChange((_event, session) => {
    const before = store.getState().auth.user?.id;
    const known = session ? toSession(session) : null;
    store.dispatch(sessionKnown(known));
    if (known && known.user.id !== before) events.publish('auth.signedIn.v1', { userId: known.user.id });
    if (!known && before) events.publish('auth.signedOut.v1', {});
  });
  return {
    store,
    client,
    known: readSession(client, store),
    async signOut() {
      store.dispatch(loadingChanged(true));
      try {
        const { error } = await client.auth.signOut({ scope: 'local' });
        // The session is over for this device even when the server does not know it any more.
        if (error && ![401, 403, 404].includes(error.status ?? 0)) throw error;
      } finally {
        store.dispatch(loadingChanged(false));
      }
    },
  };
}

async function readSession(client: SupabaseClient, store: ShellStore): Promise<void> {
  const giveUp = setTimeout(() => {
    if (!store.getState().auth.initialized) store.dispatch(sessionFailed());
  }, GUARD_LIMIT_MS);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const { data, error } = await client.auth
        .getSession()
        .catch((thrown) => ({ data: { session: null }, error: thrown }));
      if (!error) {
        store.dispatch(sessionKnown(data.session ? toSession(data.session) : null));
        return;
      }
      if (attempt > SESSION_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
    }
  } catch (error) {
    console.error(error);
    store.dispatch(sessionFailed());
  } finally {
    clearTimeout(giveUp);
  }
}
