import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { Database } from '@agence/shared-contracts/remote/page';
import type { AuthPort, UiPort } from '@agence/shared-contracts/remote/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { whenIdle } from '../boot/whenIdle.ts';
import { type AuthState, nobody, unknownAuth } from './authState.ts';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';
import type { RunningSession } from './startSession.ts';
import { takeUrlSession } from './urlSession.ts';

/**
 * After how long nobody waits for the session any more, in milliseconds: the 5 s of AUT-11 less what the page takes to
 * get here.
 */
export const SESSION_LIMIT_MS = 4000;

export interface ShellAuth extends Pick<AuthPort, 'subscribe' | 'signOut'> {
  getSnapshot(): AuthState;
  readonly database: () => Promise<Database>;
  /** The Supabase client, loaded on first use. */
  readonly client: () => Promise<SupabaseClient>;
  /** Public key of the backend, for what the client cannot ask. */
  readonly anonKey: string;
  /** Finds out now who is signed in, instead of in an idle moment. */
  wake(): void;
  /** Whether the visitor has asked to sign out: then nobody asks them to sign in again. */
  hasLeft(): boolean;
  /** Whether this page was opened by a mail link. */
  readonly cameByLink: boolean;
}

const unreadable: AuthState = { ...nobody, failed: true };

interface AuthOptions {
  readonly events: EventBus;
  readonly anonKey: string;
  readonly ui: Pick<UiPort, 'toast'>;
}

/**
 * Who is signed in. Store and Supabase client stay off the page until a session is stored and the browser is idle, a
 * mail link brings one, somebody signs in, or a remote reads the backend.
 */
export function createAuthPort({ events, anonKey, ui }: AuthOptions): ShellAuth {
  const listeners = new Set<() => void>();
  const link = takeUrlSession(safeStorage.getItem(`${STORAGE_KEY}-code-verifier`) !== null);
  const isStored = safeStorage.getItem(STORAGE_KEY) !== null;
  let snapshot = isStored || link ? unknownAuth : nobody;
  let opening: Promise<RunningSession> | undefined;
  let left = false;

  function show(next: AuthState) {
    if (next === snapshot) return;
    snapshot = next;
    if (next.user && !next.loading) left = false;
    for (const listener of [...listeners]) listener();
  }

  function open(): Promise<RunningSession> {
    // Starts before the code loads, which may hang as well.
    if (!opening) setTimeout(() => snapshot.initialized || show(unreadable), SESSION_LIMIT_MS);
    opening ??= import('./startSession.ts')
      .then(({ startSession }) => startSession({ anonKey, events, ui, link }))
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
        if (!snapshot.initialized) show(unreadable);
        throw error;
      });
    return opening;
  }

  const openQuietly = () => void open().catch((error) => console.error(error));
  const client = () => open().then((session) => session.client);

  const wake = () => void (snapshot.initialized || opening || openQuietly());

  /** Another tab, or the time that the page spent in the history, has changed what is stored. */
  function readAgain() {
    if (opening) void opening.then(({ read }) => read()).catch(() => {});
    else if (safeStorage.getItem(STORAGE_KEY) !== null) openQuietly();
  }

  if (link) wake();
  else if (isStored) whenIdle(wake);
  addEventListener('storage', ({ key }) => (key === STORAGE_KEY || key === null) && readAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain());

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async signOut() {
      left = true;
      try {
        left = await (await open()).signOut();
      } catch (error) {
        console.error(error);
        safeStorage.removeItem(STORAGE_KEY);
        show(nobody);
      }
    },
    hasLeft: () => left,
    cameByLink: link !== undefined,
    wake,
    client,
    anonKey,
    database: client as unknown as () => Promise<Database>,
  };
}
