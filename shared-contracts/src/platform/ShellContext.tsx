import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { AuthSnapshot, ShellApi } from '../remote/shell.ts';

/** Holds the shell for `useShell()`; tests provide a fake one. */
export const ShellContext = createContext<ShellApi | undefined>(undefined);
/** Path of the page that stands in the outlet; none outside of it. */
export const PagePathContext = createContext<string | undefined>(undefined);

/**
 * The shell's ports. Works on the server too, where nobody is signed in and actions do nothing.
 *
 * @example
 * const { navigation, ui } = useShell();
 * await navigation.navigate('/formations');
 * ui.toast({ title: 'Formation ajoutée', tone: 'success' });
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() is called outside a page that defineRemote() renders');
  return shell;
}

/** Who is signed in; renders again when that changes. */
export function useAuth(): AuthSnapshot {
  const { auth } = useShell();
  return useSyncExternalStore(auth.subscribe, auth.getSnapshot, getAnonymous);
}

/** Address of the page that is shown; renders again when that changes. */
export function usePageUrl(): URL {
  const { navigation } = useShell();
  const path = useContext(PagePathContext);
  // Back can change the address between the page's arrival and its hydration: that starts from what was served.
  const getServed = () => navigation.getServedLocation().href;
  const shown = useRef<string>(undefined);
  const getShown = () => {
    const { href, pathname } = navigation.getLocation();
    // The page that was left stays until the next one is prepared, and is not that address.
    if (path === undefined || path === pathname) shown.current = href;
    return shown.current ?? href;
  };
  return new URL(useSyncExternalStore(navigation.subscribe, getShown, getServed));
}

const anonymous: AuthSnapshot = { user: null, session: null, loading: true, initialized: false };
const getAnonymous = () => anonymous;
