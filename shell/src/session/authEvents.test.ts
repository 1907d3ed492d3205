// @vitest-environment jsdom
import { createEventBus } from '@agence/shared-contracts/events/bus';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from './testing/aSession.ts';

let emit: (event: AuthChangeEvent, session: Session | null) => void;
const never = new Promise<never>(() => {});

// No other file meets the module that stands in, nor this one what others have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./openSupabase.ts', () => ({
  openSupabase: () => ({
    auth: {
      onAuthStateChange: (listener: typeof emit) => {
        emit = listener;
      },
      getSession: () => never,
    },
  }),
}));

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

async function start() {
  const { startSession } = await import('./startSession.ts');
  const ui = { toast: () => {} };
  const { store } = startSession({ anonKey: '', events: createEventBus(), ui, link: undefined });
  return () => store.getState().auth;
}

const withSession = ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED'] as const;

test.each(withSession)('%s tells who is signed in and ends the loading (SHL-032, SHL-033)', async (event) => {
  const now = await start();
  expect(now()).toMatchObject({ loading: true, initialized: false });
  emit(event, aSession());
  expect(now()).toMatchObject({ user: { id: 'u1' }, loading: false, initialized: true, needs: null });
});

test('SIGNED_OUT tells that nobody is, and ends the loading (SHL-032, SHL-033)', async () => {
  const now = await start();
  emit('SIGNED_IN', aSession());
  emit('SIGNED_OUT', null);
  expect(now()).toMatchObject({ user: null, session: null, loading: false, initialized: true });
});

test('PASSWORD_RECOVERY asks for a new password and ends the loading (SHL-032, SHL-033)', async () => {
  const now = await start();
  emit('PASSWORD_RECOVERY', aSession());
  expect(now()).toMatchObject({ user: { id: 'u1' }, needs: 'newPassword', loading: false });
  emit('TOKEN_REFRESHED', aSession());
  expect(now().needs).toBe('newPassword');
  emit('USER_UPDATED', aSession());
  expect(now().needs).toBeNull();
});

test('INITIAL_SESSION tells who was found, and leaves the loading to the reading (SHL-032, SHL-033)', async () => {
  const now = await start();
  emit('INITIAL_SESSION', aSession());
  expect(now()).toMatchObject({ user: { id: 'u1' }, loading: true });
  emit('INITIAL_SESSION', null);
  expect(now()).toMatchObject({ user: { id: 'u1' }, loading: true });
});
