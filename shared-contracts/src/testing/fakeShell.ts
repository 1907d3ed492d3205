import { createEventBus } from '../events/bus.ts';
import type { TrackedEvent } from '../events/tracking.ts';
import type { PageHead } from '../remote/head.ts';
import type { Database } from '../remote/page.ts';
import type { AuthSnapshot, ShellApi, SignInRequest, Toast, User } from '../remote/shell.ts';
import { CONTRACT_VERSION } from '../remote/version.ts';

/** A shell for tests: implements the whole contract and records what the remote asks of it. */
export interface FakeShell {
  readonly shell: ShellApi;
  readonly heads: readonly PageHead[];
  readonly toasts: readonly Toast[];
  /** What screen readers were to say. */
  readonly announced: readonly string[];
  readonly tracked: readonly TrackedEvent[];
  readonly signInRequests: readonly (SignInRequest | undefined)[];
  /** Ports that were asked for. */
  readonly asked: ReadonlySet<string>;
  /** Events that were published by the page. */
  readonly sent: ReadonlySet<string>;
  /** Events that were subscribed to. */
  readonly heard: ReadonlySet<string>;
  /** Everything that still listens to a port. */
  listenerCount(): number;
  /** Moves to another page, as the shell does after the visitor follows a link. */
  go(to: string): void;
  signIn(user: User): void;
  signOut(): void;
  /** The session cannot be read for now. */
  loseSession(): void;
}

interface FakeShellOptions {
  /** Path and query of the first page. */
  readonly path: string;
  readonly user?: User;
  readonly database?: () => Promise<Database>;
  readonly publicDemo?: boolean;
}

/** Makes a fake shell on a page, with or without somebody signed in. */
export function createFakeShell({ path, user, database, publicDemo = false }: FakeShellOptions): FakeShell {
  const siteUrl = 'https://site.test';
  const served = new URL(path, siteUrl);
  let location = served;
  let auth = toSnapshot(user);
  const navigationListeners = new Set<() => void>();
  const authListeners = new Set<() => void>();
  const heads: PageHead[] = [];
  const toasts: Toast[] = [];
  const announced: string[] = [];
  const tracked: TrackedEvent[] = [];
  const signInRequests: (SignInRequest | undefined)[] = [];
  const bus = createEventBus();
  const asked = new Set<string>();
  const sent = new Set<string>();
  const heard = new Set<string>();
  let eventListeners = 0;

  const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const go = (to: string) => {
    location = new URL(to, location);
    for (const listener of [...navigationListeners]) listener();
  };
  const setUser = (next: User | undefined) => {
    auth = toSnapshot(next);
    for (const listener of [...authListeners]) listener();
    if (next) bus.publish('auth.signedIn.v1', { userId: next.id });
    else bus.publish('auth.signedOut.v1', {});
  };

  return {
    heads,
    toasts,
    announced,
    tracked,
    signInRequests,
    asked,
    sent,
    heard,
    listenerCount: () => navigationListeners.size + authListeners.size + eventListeners,
    go,
    signIn: setUser,
    signOut: () => setUser(undefined),
    loseSession() {
      auth = { ...toSnapshot(undefined), failed: true };
      for (const listener of [...authListeners]) listener();
    },
    shell: recorded(asked, {
      contract: CONTRACT_VERSION,
      siteUrl,
      publicDemo,
      anonKey: 'anon',
      auth: {
        getSnapshot: () => auth,
        subscribe: subscribeTo(authListeners),
        signOut: async () => setUser(undefined),
        requestSignIn: (request) => void signInRequests.push(request),
        openAccount: () => {},
      },
      events: {
        publish(name, payload) {
          sent.add(name);
          bus.publish(name, payload);
        },
        last: (name) => bus.last?.(name),
        subscribe(name, listener) {
          heard.add(name);
          const stop = bus.subscribe(name, listener);
          eventListeners += 1;
          return () => {
            eventListeners -= 1;
            stop();
          };
        },
      },
      watchLead: (_, tell) => queueMicrotask(() => tell('delivered')),
      navigation: {
        getLocation: () => location,
        getServedLocation: () => served,
        subscribe: subscribeTo(navigationListeners),
        navigate: async (to) => go(to),
        prefetch: () => {},
      },
      head: { set: (head) => void heads.push(head) },
      ui: {
        toast: (toast) => void toasts.push(toast),
        openDialog: () => {},
        announce: (words) => void announced.push(words),
        askConsent: () => {},
      },
      track: (event) => void tracked.push(event),
      database: database ?? (() => Promise.reject(new Error('This test gives the remote no database'))),
    }),
  };
}

/** The shell, which writes down what is asked of it. */
function recorded(asked: Set<string>, shell: ShellApi): ShellApi {
  return new Proxy(shell, {
    get(target, port: keyof ShellApi) {
      asked.add(port);
      return target[port];
    },
  });
}

function toSnapshot(user: User | undefined): AuthSnapshot {
  const session = user && {
    access_token: 'access',
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: 4102444800,
    token_type: 'bearer',
    user,
  };
  return { user: user ?? null, session: session ?? null, loading: false, initialized: true };
}
