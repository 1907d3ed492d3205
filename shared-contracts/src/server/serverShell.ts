import type { Contact } from '../brand.ts';
import type { ShellApi } from '../remote/shell.ts';
import { CONTRACT_VERSION } from '../remote/version.ts';

/** The contract as seen while a page renders on the server: nobody is signed in yet, actions do nothing. */
export function createServerShell(url: URL, siteUrl: string, publicDemo: boolean, contact?: Contact): ShellApi {
  const nothing = () => {};
  const subscribe = () => nothing;
  const auth = { user: null, session: null, loading: true, initialized: false };
  return {
    contract: CONTRACT_VERSION,
    siteUrl,
    publicDemo,
    ...(contact ? { contact } : {}),
    anonKey: '',
    auth: { getSnapshot: () => auth, subscribe, signOut: async () => {}, requestSignIn: nothing, openAccount: nothing },
    events: { publish: nothing, subscribe, last: () => undefined },
    navigation: {
      getLocation: () => url,
      getServedLocation: () => url,
      subscribe,
      navigate: async () => {},
      prefetch: nothing,
    },
    head: { set: nothing },
    ui: { toast: nothing, openDialog: nothing },
    track: nothing,
    database: () => Promise.reject(new Error('Pages read data in load(), not while they render')),
  };
}
