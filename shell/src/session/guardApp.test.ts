// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AuthState, nobody, unknownAuth } from './authState.ts';
import { createGuardApp } from './guardApp.tsx';
import { guardDecision } from './guardDecision.ts';

const user = { id: 'u1', email: 'marie@exemple.test' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

/** The guard of one page, with everything that it has shown and where it went. */
async function guard(path: string, state: AuthState, { access = 'member' as 'member' | 'guest', left = false } = {}) {
  const outlet = document.createElement('main');
  const shown: (string | null)[] = [];
  const wentTo: string[] = [];
  const listeners = new Set<() => void>();
  const wake = vi.fn();
  const explain = vi.fn();
  let current = state;
  const app = createGuardApp({
    auth: {
      wake,
      hasLeft: () => left,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    navigation: {
      getLocation: () => new URL(path, 'https://site.test'),
      navigate: async (to) => void wentTo.push(to),
    },
    outlet,
    decide: () => guardDecision(access, current),
    explain,
  });
  const look = () => {
    if (outlet.textContent !== shown.at(-1)) shown.push(outlet.textContent);
  };
  const become = (next: AuthState) => {
    current = next;
    for (const listener of listeners) listener();
    look();
    vi.runAllTimers();
  };
  const { mount, unmount } = await app();
  await mount();
  look();
  vi.runAllTimers();
  return { shown, wentTo, wake, explain, become, unmount, outlet, listeners };
}

test('shows `Chargement...` until auth is initialised, and only then `Redirection...` to the sign-in dialog (SHL-022, SHL-026, SHL-027)', async () => {
  const { shown, wentTo, wake, become } = await guard('/dashboard?onglet=2', unknownAuth);
  expect(shown).toEqual(['Chargement...']);
  expect(wentTo).toEqual([]);
  expect(wake).toHaveBeenCalled();
  become(nobody);
  expect(shown).toEqual(['Chargement...', 'Redirection...']);
  expect(wentTo).toEqual([`/?connexion=1&next=${encodeURIComponent('/dashboard?onglet=2')}`]);
});

test("shows `Erreur d'authentification. Redirection...` when auth fails, then goes home (SHL-028)", async () => {
  const { shown, wentTo, become } = await guard('/dashboard', unknownAuth);
  become({ ...nobody, failed: true });
  expect(shown).toEqual(['Chargement...', "Erreur d'authentification. Redirection..."]);
  expect(new URL(wentTo[0] ?? '', 'https://site.test').pathname).toBe('/');
});

test('waits while somebody signs out, then brings them home without asking them to sign in (SHL-030, SHL-034)', async () => {
  const { shown, wentTo, become } = await guard('/dashboard', { ...nobody, user, loading: true }, { left: true });
  expect(shown).toEqual(['Chargement...']);
  become(nobody);
  expect(wentTo).toEqual(['/']);
});

test.each([
  ['/connexion', '/dashboard'],
  ['/connexion?next=/formations/seo', '/formations/seo'],
  ['/connexion?next=//evil.example', '/dashboard'],
])('sends signed-in people from %s to %s (SHL-025, AMB-06)', async (path, to) => {
  const { shown, wentTo } = await guard(path, { ...nobody, user }, { access: 'guest' });
  expect(shown).toEqual(['Redirection...']);
  expect(wentTo).toEqual([to]);
});

test('leaves nothing behind', async () => {
  const { unmount, outlet, listeners } = await guard('/dashboard', unknownAuth);
  await unmount();
  expect(outlet.innerHTML).toBe('');
  expect(listeners.size).toBe(0);
});

test('explains once why a visitor must sign in, never to who has just signed out (DSH-004)', async () => {
  const visitor = await guard('/formations-access', unknownAuth);
  expect(visitor.explain).not.toHaveBeenCalled();
  visitor.become(nobody);
  expect(visitor.explain).toHaveBeenCalledTimes(1);
  const left = await guard('/formations-access', nobody, { left: true });
  expect(left.explain).not.toHaveBeenCalled();
});
