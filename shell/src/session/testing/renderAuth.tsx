import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { ShellAuth } from '../authPort.ts';
import { type AuthState, nobody } from '../authState.ts';

/** Puts something on an empty page. jsdom has no modal dialogs: they only open and close. */
export async function render(element: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => createRoot(document.getElementById('root') as HTMLElement).render(element));
  document.querySelector('dialog')?.setAttribute('open', '');
}

const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];

/** The control with this text or label; of several fields with one label, that in the form whose button says `submit`. */
export function control<E extends HTMLElement = HTMLInputElement>(name: string, submit = ''): E {
  const label = all('label').find(
    (label) => label.textContent === name && (!submit || label.closest('form')?.textContent?.includes(submit)),
  );
  const found = label
    ? document.getElementById(label.getAttribute('for') ?? '')
    : all('button').find(({ textContent }) => textContent?.startsWith(name));
  if (!found) throw new Error(`There is no "${name}" in: ${document.body.textContent}`);
  return found as unknown as E;
}

export const type = (name: string, text: string, submit?: string) =>
  act(async () => {
    const field = control(name, submit);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const click = (name: string) => act(async () => control(name).click());

/** What is announced now. */
export const alerts = () =>
  all('[role=alert], [id$=-error]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** An auth port whose state and client the test decides. */
export function fakeAuth(client: object, state: AuthState = nobody) {
  let current = state;
  const listeners = new Set<() => void>();
  const signOut = vi.fn(async () => {});
  const auth = {
    getSnapshot: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    client: async () => ({ auth: client }),
    anonKey: 'key',
    signOut,
  } as unknown as ShellAuth;
  const become = (next: AuthState) =>
    act(async () => {
      current = next;
      for (const listener of [...listeners]) listener();
    });
  return { auth, become, signOut };
}
