// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AuthState, nobody, unknownAuth } from './authState.ts';
import type { SignInDialog } from './SignInDialog.tsx';
import { createSignIn } from './signIn.tsx';

type DialogProps = Parameters<typeof SignInDialog>[0];
const opened: DialogProps[] = [];
let codeIsMissing = false;

function Dialog(props: DialogProps) {
  opened.push(props);
  return null;
}
// No other file meets the module that stands in, nor this one what others have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./SignInDialog.tsx', () => ({
  SIGN_IN_DIALOG_ID: 'connexion',
  get SignInDialog() {
    if (codeIsMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return Dialog;
  },
}));

const user = { id: 'u1', email: 'marie@exemple.test' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="outlet"></main>';
  opened.length = 0;
  codeIsMissing = false;
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

function setUp({ path = '/', state = nobody, cameByLink = false } = {}) {
  let current: AuthState = state;
  let url = new URL(path, 'https://site.test');
  const wentTo: string[] = [];
  const listeners = new Set<() => void>();
  const auth = {
    getSnapshot: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cameByLink,
  };
  const navigation = {
    getLocation: () => url,
    subscribe: () => () => {},
    navigate: async (to: string) => {
      wentTo.push(to);
      url = new URL(to, url);
    },
  };
  const signIn = createSignIn({ auth: auth as never, navigation, secondFactor: false });
  const become = (next: AuthState) =>
    act(async () => {
      current = next;
      for (const listener of [...listeners]) listener();
    });
  return { signIn, wentTo, become };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('opens the dialog on `/?connexion=1&next=` and tidies the address (SHL-023, SHL-049, AMB-05)', async () => {
  const { signIn, wentTo } = setUp({ path: '/?connexion=1&next=/dashboard&utm=x' });
  signIn.start();
  await settle();
  expect(wentTo).toEqual(['/?utm=x']);
  expect(opened.at(-1)).toMatchObject({ mode: 'signIn', next: '/dashboard' });
  opened.at(-1)?.onDone();
  expect(wentTo).toEqual(['/?utm=x', '/dashboard']);
});

test('stays closed on every other address', async () => {
  const { signIn } = setUp({ path: '/?connexion=0' });
  signIn.start();
  await settle();
  expect(opened).toEqual([]);
});

test('opens with what was asked for, and never leads off the site (AUT-15)', async () => {
  const { signIn, wentTo } = setUp();
  signIn.request({ mode: 'signUp', next: '//evil.example' });
  await settle();
  expect(opened.at(-1)).toMatchObject({ mode: 'signUp', next: undefined });
  opened.at(-1)?.onDone();
  expect(wentTo).toEqual([]);
});

test('goes straight on with somebody who is signed in', async () => {
  const { signIn, wentTo } = setUp({ state: { ...nobody, user } });
  signIn.request({ next: '/formations/seo' });
  await settle();
  expect(opened).toEqual([]);
  expect(wentTo).toEqual(['/formations/seo']);
});

test("says `Erreur d'authentification`, `Veuillez recharger la page.` and `Recharger` when auth has failed, until it works (SHL-047)", async () => {
  const { signIn, wentTo, become } = setUp({
    path: '/?connexion=1&next=/dashboard',
    state: { ...nobody, failed: true },
  });
  await act(async () => signIn.start());
  const alert = document.querySelector('[role=alert]');
  expect(alert?.querySelector('h2')?.textContent).toBe("Erreur d'authentification");
  expect(alert?.querySelector('p')?.textContent).toBe('Veuillez recharger la page.');
  expect(alert?.querySelector('button')?.textContent).toBe('Recharger');
  expect(document.activeElement).toBe(alert?.querySelector('button'));
  await become({ ...nobody, user });
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(wentTo).toEqual(['/', '/dashboard']);
});

test('says so too when the dialog’s code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  codeIsMissing = true;
  const { signIn } = setUp();
  signIn.request();
  await settle();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Veuillez recharger la page.');
});

test.each([
  ['to the dashboard', '/', { ...nobody, user }, ['/dashboard'], []],
  ['to where it was asked for', '/?next=/formations/seo', { ...nobody, user }, ['/formations/seo'], []],
  ['to a new password', '/', { ...nobody, user, needs: 'newPassword' }, [], ['signIn']],
  ['to the code of the second factor', '/', { ...nobody, needs: 'code' }, [], ['signIn']],
  ['to another link when it is no good', '/', { ...nobody, needs: 'newLink' }, [], ['recover']],
] as const)('a mail link leads %s', async (_, path, state, destinations, modes) => {
  const { signIn, wentTo, become } = setUp({ path, state: unknownAuth, cameByLink: true });
  signIn.start();
  await become(state);
  await settle();
  await become({ ...state });
  expect(wentTo).toEqual(destinations);
  expect(opened.map(({ mode }) => mode)).toEqual(modes);
});
