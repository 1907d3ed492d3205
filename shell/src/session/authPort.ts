import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { Database } from '@agence/shared-contracts/remote/page';
import type { AuthPort } from '@agence/shared-contracts/remote/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';
import type { RunningSession } from './startSession.ts';
import type { AuthState } from './store.ts';

export interface ShellAuth extends AuthPort {
  getSnapshot(): AuthState;
  readonly database: () => Promise<Database>;
  /** The Supabase client, loaded on first use. */
  readonly client: () => Promise<SupabaseClient>;
  /** Whether the visitor has asked to sign out: then nobody asks them to sign in again. */
  hasLeft(): boolean;
}

interface AuthOptions {
  readonly events: EventBus;
  readonly anonKey: string;
  readonly requestSignIn: AuthPort['requestSignIn'];
}

const nobody: AuthState = { user: null, session: null, loading: false, initialized: true, failed: false };
const unknown: AuthState = { ...nobody, loading: true, initialized: false };

/**
 * Who is signed in. Store and Supabase client stay off the page until a session is stored, somebody signs in, or a
 * remote reads the backend.
 */
export function createAuthPort({ events, anonKey, requestSignIn }: AuthOptions): ShellAuth {
  const listeners = new Set<() => void>();
  let opening: Promise<RunningSession> | undefined;
  let left = false;
  let snapshot = safeStorage.getItem(STORAGE_KEY) === null ? nobody : unknown;

  function show(next: AuthState) {
    if (next === snapshot) return;
    snapshot = next;
    if (next.user && !next.loading) left = false;
    for (const listener of [...listeners]) listener();
  }

  function open(): Promise<RunningSession> {
    opening ??= import('./startSession.ts')
      .then(({ startSession }) => startSession(anonKey, events))
      .then((session) => {
        const { store } = session;
        // While the library starts, what was on screen stays; then the store decides.
        const update = () => store.getState().auth.initialized && show(store.getState().auth);
        store.subscribe(update);
        update();
        return session;
      })
      .catch((error) => {
        opening = undefined;
        if (!snapshot.initialized) show({ ...nobody, failed: true });
        throw error;
      });
    return opening;
  }
  const client = () => open().then((session) => session.client);
  const openQuietly = () => void open().catch((error) => console.error(error));

  if (snapshot === unknown) openQuietly();
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed in while this one has not loaded the client yet.
    if (key === STORAGE_KEY && newValue !== null && !opening) openQuietly();
  });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async signOut() {
      left = true;
      await (await open()).signOut();
    },
    hasLeft: () => left,
    requestSignIn,
    client,
    database: client as unknown as () => Promise<Database>,
  };
}
