// @vitest-environment jsdom

import { createEventBus } from '@agence/shared-contracts/events/bus';
import type { Toast } from '@agence/shared-contracts/remote/shell';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToasts } from '../content/session.ts';
import type { AuthState } from './authState.ts';
import { STORAGE_KEY } from './safeStorage.ts';
import { aSession, storeSession } from './testing/aSession.ts';
import type { UrlSession } from './urlSession.ts';

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  server.mockResolvedValue(Response.json({}, { status: 503 }));
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  server.mockReset();
});

/** Starts a session with a store of its own, and records every state that it goes through. */
async function start(link?: UrlSession) {
  const { startSession } = await import('./startSession.ts');
  const toasts: Toast[] = [];
  const bus = createEventBus();
  const heard: string[] = [];
  bus.subscribe('auth.signedIn.v1', ({ userId }) => heard.push(`in ${userId}`));
  bus.subscribe('auth.signedOut.v1', () => heard.push('out'));
  const ui = { toast: (toast: Toast) => void toasts.push(toast) };
  const session = startSession({ anonKey: 'public-key', events: bus, ui, link });
  const states: AuthState[] = [session.store.getState().auth];
  session.store.subscribe(() => states.push(session.store.getState().auth));
  return { ...session, states, toasts, heard, now: () => session.store.getState().auth };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pathsAsked = () => server.mock.calls.map(([url]) => new URL(String(url)).pathname.replace('/auth/v1/', ''));
const json = (body: unknown, status = 200) => Response.json(body, { status });

test('starts unknown and loading, then knows once that nobody is signed in (SHL-031)', async () => {
  const { states, now } = await start();
  expect(states[0]).toMatchObject({ user: null, loading: true, initialized: false });
  await settle();
  expect(now()).toMatchObject({ user: null, loading: false, initialized: true, failed: false });
  const changes = states.filter(({ initialized }, index) => initialized !== states[index - 1]?.initialized);
  expect(changes.map(({ initialized }) => initialized)).toEqual([false, true]);
  expect(server).not.toHaveBeenCalled();
});

test('knows a stored session without asking the backend (SHL-031)', async () => {
  storeSession(aSession());
  const { now, heard } = await start();
  await settle();
  expect(now()).toMatchObject({ user: { id: 'u1', email: 'marie@exemple.test' }, loading: false, initialized: true });
  expect(server).not.toHaveBeenCalled();
  expect(heard).toEqual(['in u1']);
});

test('refreshes an expired session as it starts', async () => {
  storeSession(aSession({ expiresIn: -3600 }));
  server.mockImplementation(async () => json(aSession({ refreshToken: 'refresh-2' })));
  const { now } = await start();
  await settle();
  expect(now()).toMatchObject({ user: { id: 'u1' }, session: { refresh_token: 'refresh-2' } });
  expect(server).toHaveBeenCalledTimes(1);
});

test('asks for an expired session 4 times within 6 s, then fails, and keeps what is stored (SHL-035, AUT-11)', async () => {
  const expired = aSession({ expiresIn: -60 });
  storeSession(expired);
  const { now } = await start();
  await vi.advanceTimersByTimeAsync(5900);
  expect(server).toHaveBeenCalledTimes(3);
  expect(now().initialized).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(server).toHaveBeenCalledTimes(4);
  expect(now()).toMatchObject({ failed: true, user: null, initialized: true, loading: false });
  // The library now says INITIAL_SESSION without a session.
  await vi.advanceTimersByTimeAsync(40_000);
  expect(now().failed).toBe(true);
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({ refresh_token: expired.refresh_token });
  server.mockImplementation(async () => json(aSession({ refreshToken: 'refresh-2' })));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(now()).toMatchObject({ failed: false, user: { id: 'u1' } });
});

test('keeps whoever is signed in while the backend is down', async () => {
  storeSession(aSession({ expiresIn: 100 }));
  const { now, heard } = await start();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(now()).toMatchObject({ user: { id: 'u1' }, failed: false, loading: false });
  expect(heard).toEqual(['in u1']);
});

test('ends a session that the backend refuses to refresh', async () => {
  storeSession(aSession({ expiresIn: -60 }));
  server.mockImplementation(async () => json({ error_code: 'refresh_token_not_found', message: 'no' }, 400));
  const { now } = await start();
  await settle();
  expect(now()).toMatchObject({ user: null, failed: false, initialized: true });
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test.each([204, 401, 403, 404])(
  'signs out when the server answers %i, without a word (SHL-034, SHL-041)',
  async (status) => {
    storeSession(aSession());
    const { signOut, now, states, toasts, heard } = await start();
    await settle();
    server.mockImplementation(async () =>
      status === 204 ? new Response(null, { status }) : json({ code: 'session_not_found', message: 'gone' }, status),
    );
    states.length = 0;
    await signOut();
    expect(states[0]).toMatchObject({ loading: true, user: { id: 'u1' } });
    expect(now()).toMatchObject({ loading: false, user: null, failed: false });
    expect(pathsAsked()).toEqual(['logout']);
    expect(toasts).toEqual([]);
    expect(heard).toEqual(['in u1', 'out']);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  },
);

test('signs out on this device when the server fails, and says that it did not confirm (SHL-034, AMB-45)', async () => {
  storeSession(aSession());
  const { signOut, now, states, toasts } = await start();
  await settle();
  server.mockImplementation(async () => json({ message: 'broken' }, 500));
  states.length = 0;
  await signOut();
  expect(states[0]?.loading).toBe(true);
  expect(now()).toMatchObject({ loading: false, user: null });
  expect(toasts).toEqual([sessionToasts.signOutUnconfirmed]);
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test.each([204, 500])('keeps loading until the server has answered %i to a sign-out (SHL-034)', async (status) => {
  storeSession(aSession());
  const { signOut, now, heard } = await start();
  await settle();
  server.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return status === 204 ? new Response(null, { status }) : json({ message: 'broken' }, status);
  });
  const left = signOut();
  await vi.advanceTimersByTimeAsync(1400);
  expect(now()).toMatchObject({ loading: true, user: { id: 'u1' } });
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await left;
  expect(now()).toMatchObject({ loading: false, user: null });
  expect(heard).toEqual(['in u1', 'out']);
});

test('waits 4 s at most for a server that does not answer to a sign-out (SHL-034, AUT-11)', async () => {
  storeSession(aSession());
  const { signOut, now, toasts } = await start();
  await settle();
  server.mockImplementation(() => new Promise(() => {}));
  const left = signOut();
  await vi.advanceTimersByTimeAsync(4000);
  await left;
  expect(now()).toMatchObject({ loading: false, user: null });
  expect(toasts).toEqual([sessionToasts.signOutUnconfirmed]);
});

test('signs out at once when the session has expired and the backend is down', async () => {
  storeSession(aSession({ expiresIn: -60 }));
  const { signOut, now } = await start();
  await vi.advanceTimersByTimeAsync(60_000);
  server.mockClear();
  await signOut();
  expect(now()).toMatchObject({ loading: false, user: null });
  expect(server).not.toHaveBeenCalled();
});

test('comes in by the tokens of a mail link, and asks for a new password after recovery (SHL-032)', async () => {
  server.mockImplementation(async () => json(aSession({ refreshToken: 'refresh-2' })));
  const { now, toasts, client } = await start({ kind: 'tokens', refreshToken: 'from-mail', recovery: true });
  await settle();
  expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({ refresh_token: 'from-mail' });
  expect(now()).toMatchObject({ user: { id: 'u1' }, needs: 'newPassword' });
  server.mockImplementation(async () => json(aSession().user));
  await client.auth.updateUser({ password: 'Sapin-Baumier-2026' });
  expect(now()).toMatchObject({ user: { id: 'u1' }, needs: null });
  expect(toasts).toEqual([sessionToasts.passwordChanged]);
});

test('a session that has gone from the device ends: its member is told, and what they ask is not asked of a stranger', async () => {
  storeSession(aSession());
  const { now, heard, client } = await start();
  await settle();
  localStorage.clear();
  localStorage.setItem('agence-draft:u1:course', 'typed');
  server.mockImplementation(async () => json([]));
  const answers = Promise.all([client.from('learning_days').select(), client.from('notes').select()]);
  await settle();
  expect((await answers).map(({ status, data }) => [status, data])).toEqual([
    [401, null],
    [401, null],
  ]);
  expect(server).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ user: null, loading: false, failed: false });
  expect(heard).toEqual(['in u1', 'out']);
  expect(localStorage.getItem('agence-draft:u1:course')).toBe('typed');
  // Who is nobody reads what is public.
  const open = client.from('formations').select();
  await settle();
  expect((await open).status).toBe(200);
});

const badLinks: UrlSession[] = [{ kind: 'refused' }, { kind: 'tokens', refreshToken: 'used', recovery: true }];

test.each(badLinks)('asks for another link when %o is no good, until somebody comes in', async (link) => {
  server.mockImplementation(async () => json({ error_code: 'refresh_token_not_found', message: 'no' }, 400));
  const { now, client, states } = await start(link);
  await settle();
  expect(now()).toMatchObject({ needs: 'newLink', user: null });
  expect(states.filter(({ initialized, needs }) => initialized && needs === null)).toEqual([]);
  server.mockImplementation(async () => json(aSession()));
  await client.auth.signInWithPassword({ email: 'marie@exemple.test', password: 'x' });
  expect(now()).toMatchObject({ needs: null, user: { id: 'u1' } });
});

test('asks for the new password of the link’s account alone, whoever was signed in before', async () => {
  storeSession(aSession({ id: 'u1' }));
  server.mockImplementation(async () => json(aSession({ id: 'u2', refreshToken: 'refresh-2' })));
  const { states, now, heard } = await start({ kind: 'tokens', refreshToken: 'from-mail', recovery: true });
  await settle();
  expect(now()).toMatchObject({ user: { id: 'u2' }, needs: 'newPassword' });
  expect(states.filter(({ initialized, user }) => initialized && user?.id !== 'u2')).toEqual([]);
  expect(heard.at(-1)).toBe('in u2');
});

test('lets people who are signed in be when a link is no good', async () => {
  storeSession(aSession());
  const { now } = await start({ kind: 'refused' });
  await settle();
  expect(now()).toMatchObject({ needs: null, user: { id: 'u1' } });
});

test('lets nobody in by the password alone who has a second factor (AUT-09)', async () => {
  const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
  server.mockImplementation(async () => json(aSession({ factors, aal: 'aal1' })));
  const { client, now, heard } = await start();
  await settle();
  await client.auth.signInWithPassword({ email: 'marie@exemple.test', password: 'x' });
  expect(now()).toMatchObject({ user: null, session: null, needs: 'code' });
  expect(heard).toEqual([]);
  server.mockImplementation(async (url) =>
    json(String(url).endsWith('/challenge') ? { id: 'c1', type: 'totp' } : aSession({ factors, aal: 'aal2' })),
  );
  await client.auth.mfa.challengeAndVerify({ factorId: 'f1', code: '123456' });
  expect(now()).toMatchObject({ user: { id: 'u1' }, needs: null });
  expect(heard).toEqual(['in u1']);
});

test('tells once that the session lasts as long as the tab where storage is blocked (AUT-13)', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  server.mockImplementation(async () => json(aSession()));
  const { client, now, toasts } = await start();
  await settle();
  await client.auth.signInWithPassword({ email: 'marie@exemple.test', password: 'x' });
  await client.auth.refreshSession();
  expect(now().user?.id).toBe('u1');
  expect(toasts).toEqual([sessionToasts.temporary]);
});

test('asks for no more than 2 tokens in 20 readings, however wrong the clock is (AUT-12)', async () => {
  const { client } = await start();
  await settle();
  const serverNow = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -24, max: 24 }), async (hours) => {
      vi.setSystemTime(serverNow + hours * 3_600_000);
      server.mockClear();
      server.mockImplementation(async () => {
        const expires_at = Math.round(serverNow / 1000) + 600;
        return json({ ...aSession(), expires_at });
      });
      await client.auth.signInWithPassword({ email: 'marie@exemple.test', password: 'x' });
      for (let reading = 0; reading < 20; reading += 1) await client.auth.getSession();
      expect(server.mock.calls.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: runs(25, 500) },
  );
});
