import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { SupabaseClient, Session as SupabaseSession } from '@supabase/supabase-js';
import { sessionToasts } from '../content/session.ts';
import { startAutoRefresh } from './autoRefresh.ts';
import { clearDevice, deliverUnsent, mayLeave } from './leaveDevice.ts';
import { openLink } from './openLink.ts';
import { openSupabase } from './openSupabase.ts';
import { refreshAccessToken } from './refreshAccessToken.ts';
import { STORAGE_KEY, safeStorage } from './safeStorage.ts';
import { needsCode } from './secondFactor.ts';
import { createSessionFetch } from './sessionFetch.ts';
import { shellStore } from './shellStore.ts';
import {
  type KnownSession,
  loadingChanged,
  type ShellStore,
  sessionFailed,
  sessionFound,
  sessionKnown,
} from './store.ts';
import { dropExpired, storeIfMissing } from './storedSession.ts';
import { toSession } from './toSession.ts';
import type { UrlSession } from './urlSession.ts';

/** After how long nobody waits for the server to confirm a sign-out, in milliseconds (AUT-11). */
const LEAVE_LIMIT_MS = 4000;

export interface SessionOptions {
  readonly anonKey: string;
  readonly events: EventBus;
  readonly ui: Pick<UiPort, 'toast'>;
  /** What a mail link brought. */
  readonly link: UrlSession | undefined;
}

export interface RunningSession {
  readonly store: ShellStore;
  readonly client: SupabaseClient;
  /** Reads who is signed in now: another tab, or a page from the history, may not have heard. Never rejects. */
  read(): Promise<void>;
  /**
   * Delivers what is unsent and ends the session on this device, whatever the backend says. Never rejects.
   *
   * @returns false when they stay: something cannot be sent now, and they do not want it lost
   */
  signOut(): Promise<boolean>;
}

/** Starts the Supabase client and keeps the store in step with it. */
export function startSession({ anonKey, events, ui, link }: SessionOptions): RunningSession {
  const store = shellStore;
  const client = openSupabase(
    anonKey,
    createSessionFetch({
      onUnavailable: () => store.dispatch(sessionFailed()),
      refreshAccessToken: (refused) => refreshAccessToken(client, refused),
      isMember: () => person !== undefined && !isLeaving,
    }),
  );
  let person: string | undefined;
  /** Somebody came by a recovery link and has not chosen a password yet. */
  let recovering = false;
  /** A mail link has brought nobody in, and nobody has come in by another way since. */
  let linkFailed = false;
  /** Until a mail link has been followed, it is not known whose session this will be. */
  let arriving = link !== undefined;
  /** The library forgets the session before it tells the server; until that has answered, somebody is signing out. */
  let isLeaving = false;

  client.auth.onAuthStateChange((event, session) => {
    if (session) storeIfMissing(session);
    if (event === 'PASSWORD_RECOVERY') recovering = true;
    if (event === 'USER_UPDATED' && recovering) ui.toast(sessionToasts.passwordChanged);
    if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') recovering = false;
    if (isLeaving && !session) return;
    isLeaving = false;
    // Without a session the first event also means that the backend is down: `read` knows which.
    if (event !== 'INITIAL_SESSION' && !arriving) store.dispatch(sessionKnown(describe(session)));
    else if (session) store.dispatch(sessionFound(describe(session)));
    announce();
  });

  function describe(session: SupabaseSession | null): KnownSession {
    linkFailed &&= session === null;
    if (!session) return { session, needs: linkFailed ? 'newLink' : null };
    return { session: toSession(session), needs: needsCode(session) ? 'code' : recovering ? 'newPassword' : null };
  }

  /** Tells remotes who came and who left, and the visitor when the session cannot be kept. */
  function announce() {
    const before = person;
    person = store.getState().auth.user?.id;
    if (person === before) return;
    if (before) events.publish('auth.signedOut.v1', {});
    if (!person) return;
    events.publish('auth.signedIn.v1', { userId: person });
    if (safeStorage.isTemporary(STORAGE_KEY)) ui.toast(sessionToasts.temporary);
  }

  async function read() {
    try {
      const { data, error } = await client.auth.getSession();
      if (error && safeStorage.getItem(STORAGE_KEY) !== null) throw error;
      store.dispatch(sessionKnown(describe(data.session)));
    } catch (error) {
      console.info('The session cannot be read now.', error);
      store.dispatch(sessionFailed());
    }
    announce();
  }

  async function arrive(by: UrlSession) {
    linkFailed = !(await openLink(client, by));
    if (by.kind === 'tokens') recovering = by.recovery && !linkFailed;
    arriving = false;
    await read();
  }

  async function signOut() {
    const leaving = person;
    if (leaving && !(await mayLeave(() => deliverUnsent(client, leaving)))) return false;
    store.dispatch(loadingChanged(true));
    isLeaving = true;
    dropExpired();
    const left = withTimeout(client.auth.signOut({ scope: 'local' }), LEAVE_LIMIT_MS, 'Signing out');
    const { error } = await left.catch((error) => ({ error }));
    // Unless somebody has come in meanwhile, from another tab.
    if (isLeaving) store.dispatch(sessionKnown(describe(null)));
    isLeaving = false;
    announce();
    if (error) ui.toast(sessionToasts.signOutUnconfirmed);
    clearDevice(leaving, () => person === leaving);
    return true;
  }

  startAutoRefresh(client);
  void (link ? arrive(link) : read());
  return { store, client, read, signOut };
}
