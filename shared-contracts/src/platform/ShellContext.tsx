import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AuthSnapshot, ShellApi } from '../remote/shell.ts';

export const ShellContext = createContext<ShellApi | undefined>(undefined);

/** The shell's ports. Works on the server too, where nobody is signed in and actions do nothing. */
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

/** Address of the page that is shown; renders again when its query or hash changes. */
export function usePageUrl(): URL {
  const { navigation } = useShell();
  // Back can change the address between the page's arrival and its hydration: that starts from what was served.
  const getServed = () => navigation.getServedLocation().href;
  return new URL(useSyncExternalStore(navigation.subscribe, () => navigation.getLocation().href, getServed));
}

const anonymous: AuthSnapshot = { user: null, session: null, loading: true, initialized: false };
const getAnonymous = () => anonymous;
