import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { Database } from '@agence/shared-contracts/remote/page';
import type { AuthPort } from '@agence/shared-contracts/remote/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';
import { loadingChanged, type ShellStore, sessionFailed, sessionKnown } from './store.ts';
import { toSession } from './toSession.ts';

/** After how long a guard stops waiting for the backend, in milliseconds (reliability AUT-11). */
const GUARD_LIMIT_MS = 5000;
/** How often the session is asked for again after a failure; the wait is 1 s times the attempt (§7). */
const SESSION_RETRIES = 3;

export interface ShellAuth extends AuthPort {
  readonly database: () => Promise<Database>;
  /** The Supabase client, loaded on first use. */
  readonly client: () => Promise<SupabaseClient>;
}

interface AuthOptions {
  readonly store: ShellStore;
  readonly events: EventBus;
  readonly anonKey: string;
  readonly requestSignIn: NonNullable<AuthPort['requestSignIn']>;
}

/**
 * Who is signed in. The Supabase client stays off the page until a session is stored, somebody signs in, or a
 * remote reads the backend.
 */
export function createAuthPort({ store, events, anonKey, requestSignIn }: AuthOptions): ShellAuth {
  let opening: Promise<SupabaseClient> | undefined;

  function client(): Promise<SupabaseClient> {
    opening ??= import('./openSupabase.ts')
      .then(({ openSupabase }) => openSupabase(anonKey))
      .then((supabase) => {
        supabase.auth.onAuthStateChange((_event, session) => {
          const before = store.getState().auth.user?.id;
          const known = session ? toSession(session) : null;
          store.dispatch(sessionKnown(known));
          if (known && known.user.id !== before) events.publish('auth.signedIn.v1', { userId: known.user.id });
          if (!known && before) events.publish('auth.signedOut.v1', {});
        });
        return supabase;
      })
      .catch((error) => {
        opening = undefined;
        throw error;
      });
    return opening;
  }

  async function readSession(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { data, error } = await (await client()).auth.getSession();
        if (error) throw error;
        store.dispatch(sessionKnown(data.session ? toSession(data.session) : null));
        return;
      } catch (error) {
        if (attempt > SESSION_RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
      }
    }
  }

  async function initialise() {
    if (safeStorage.getItem(STORAGE_KEY) === null) {
      store.dispatch(sessionKnown(null));
      return;
    }
    const giveUp = setTimeout(() => {
      if (!store.getState().auth.initialized) store.dispatch(sessionFailed());
    }, GUARD_LIMIT_MS);
    await readSession().catch((error) => {
      console.error(error);
      store.dispatch(sessionFailed());
    });
    clearTimeout(giveUp);
  }

  void initialise();
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed in while this one has not loaded the client yet.
    if (key === STORAGE_KEY && newValue !== null && !opening) void readSession();
  });

  return {
    getSnapshot: () => store.getState().auth,
    subscribe(listener) {
      let before = store.getState().auth;
      return store.subscribe(() => {
        const now = store.getState().auth;
        if (now === before) return;
        before = now;
        listener();
      });
    },
    async signOut() {
      store.dispatch(loadingChanged(true));
      try {
        const { error } = await (await client()).auth.signOut({ scope: 'local' });
        // The session is over for this device even when the server does not know it any more.
        if (error && ![401, 403, 404].includes(error.status ?? 0)) throw error;
      } finally {
        store.dispatch(loadingChanged(false));
      }
    },
    requestSignIn,
    client,
    database: client as unknown as () => Promise<Database>,
  };
}
