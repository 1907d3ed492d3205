// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthSnapshot } from '../remote/shell.ts';
import { createFakeShell } from '../testing/fakeShell.ts';
import { AUTH_GATE_TEXT, AuthGate } from './AuthGate.tsx';
import { ShellContext } from './ShellContext.tsx';

const user = { id: 'u1', email: 'marie@exemple.test' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
});

test('shows `Initialisation...` until auth is initialised, then its children, and none while signing out (SHL-029, SHL-030)', async () => {
  const { shell } = createFakeShell({ path: '/' });
  let snapshot: AuthSnapshot = { user: null, session: null, loading: true, initialized: false };
  const listeners = new Set<() => void>();
  const auth = {
    ...shell.auth,
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: Partial<AuthSnapshot>) =>
    act(() => {
      snapshot = { ...snapshot, ...next };
      for (const listener of listeners) listener();
    });
  const root = document.getElementById('root') as HTMLElement;
  await act(() =>
    createRoot(root).render(
      <ShellContext value={{ ...shell, auth }}>
        <AuthGate>Mes formations</AuthGate>
      </ShellContext>,
    ),
  );
  expect(root.textContent).toBe(AUTH_GATE_TEXT);
  expect(AUTH_GATE_TEXT).toBe('Initialisation...');
  await become({ initialized: true, loading: false, user });
  expect(root.textContent).toBe('Mes formations');
  await become({ loading: true });
  expect(root.textContent).toBe('');
  await become({ loading: false, user: null });
  expect(root.textContent).toBe('Mes formations');
});
