// @vitest-environment jsdom
import { createEventBus } from '@agence/shared-contracts/events/bus';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthPort, SESSION_LIMIT_MS } from './authPort.ts';
import { nobody } from './authState.ts';
import { STORAGE_KEY } from './safeStorage.ts';
import { createShellStore, sessionKnown } from './store.ts';
import { aSession, storeSession } from './testing/aSession.ts';
import { toSession } from './toSession.ts';

const startSession = vi.fn();
// No other file meets the module that stands in, nor this one what others have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./startSession.ts', () => ({ startSession: (options: unknown) => startSession(options) }));

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener as never);
  vi.useRealTimers();
  vi.restoreAllMocks();
  startSession.mockReset();
});

const open = () => createAuthPort({ events: createEventBus(), anonKey: '', ui: { toast: () => {} } });
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A session whose state the test decides. */
function runningSession() {
  const store = createShellStore();
  const read = vi.fn(async () => {});
  const signOut = vi.fn(async () => true);
  startSession.mockImplementation(() => ({ store, client: {}, read, signOut }));
  const know = (session = toSession(aSession())) => store.dispatch(sessionKnown({ session, needs: null }));
  return { store, read, signOut, know };
}

test('exposes user, session, loading, initialized and signOut (SHL-037)', async () => {
  const { know } = runningSession();
  storeSession(aSession());
  const auth = open();
  expect(auth.getSnapshot()).toMatchObject({ user: null, session: null, loading: true, initialized: false });
  auth.wake();
  await settle();
  know();
  expect(auth.getSnapshot()).toMatchObject({
    user: { id: 'u1' },
    session: { access_token: expect.any(String), token_type: 'bearer' },
    loading: false,
    initialized: true,
  });
  expect(auth.signOut).toBeTypeOf('function');
});

test('loads nothing for visitors without a session', async () => {
  const auth = open();
  auth.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(auth.getSnapshot()).toBe(nobody);
  expect(startSession).not.toHaveBeenCalled();
});

test('loads a stored session when the browser is idle', async () => {
  runningSession();
  storeSession(aSession());
  open();
  await settle();
  expect(startSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(startSession).toHaveBeenCalledTimes(1);
});

test('follows a mail link at once, without its tokens in the address', async () => {
  runningSession();
  history.replaceState(null, '', '/#access_token=a&refresh_token=r&type=recovery');
  const auth = open();
  expect(location.hash).toBe('');
  expect(auth.cameByLink).toBe(true);
  await settle();
  expect(startSession.mock.lastCall?.[0].link).toEqual({ kind: 'tokens', refreshToken: 'r', recovery: true });
});

test('gives up within 5 s, counted from before its code is loaded, and takes a late session all the same (AUT-11)', async () => {
  storeSession(aSession());
  const store = createShellStore();
  let arrive: (session: unknown) => void = () => {};
  startSession.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  expect(SESSION_LIMIT_MS).toBeLessThanOrEqual(5000);
  const auth = open();
  auth.wake();
  await vi.advanceTimersByTimeAsync(SESSION_LIMIT_MS - 1);
  expect(auth.getSnapshot()).toMatchObject({ initialized: false, loading: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(auth.getSnapshot()).toMatchObject({ initialized: true, loading: false, failed: true, user: null });
  store.dispatch(sessionKnown({ session: toSession(aSession()), needs: null }));
  arrive({ store, client: {} });
  await settle();
  expect(auth.getSnapshot()).toMatchObject({ failed: false, user: { id: 'u1' } });
});

test('stays anonymous when its code cannot be loaded, and tries again when asked (SHL-046)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeSession(aSession());
  startSession.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const auth = open();
  auth.wake();
  await settle();
  expect(auth.getSnapshot()).toMatchObject({ user: null, failed: true, loading: false });
  const { know } = runningSession();
  await auth.client();
  know();
  expect(auth.getSnapshot()).toMatchObject({ user: { id: 'u1' }, failed: false });
});

test('signs out on this device even when its code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeSession(aSession());
  startSession.mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const auth = open();
  await auth.signOut();
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(auth.getSnapshot()).toMatchObject({ user: null, failed: false });
  expect(auth.hasLeft()).toBe(true);
});

test('hears that another tab has signed in, out, or emptied the storage (SHL-036)', async () => {
  const { read } = runningSession();
  const auth = open();
  storeSession(aSession());
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  await settle();
  expect(startSession).toHaveBeenCalledTimes(1);
  for (const key of [STORAGE_KEY, null, 'something else']) dispatchEvent(new StorageEvent('storage', { key }));
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  expect(auth.getSnapshot().user).toBeNull();
});

test('reads the session again when the page comes back from the history (AUT-14)', async () => {
  const { read } = runningSession();
  const auth = open();
  await auth.client();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});
