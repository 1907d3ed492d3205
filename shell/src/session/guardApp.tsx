import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { guardTexts } from '../content/auth.ts';
import type { ShellAuth } from './authPort.ts';
import { GuardNotice } from './GuardNotice.tsx';
import type { GuardDecision } from './guardDecision.ts';
import { safeNext } from './safeNext.ts';

interface GuardAppOptions {
  readonly auth: Pick<ShellAuth, 'subscribe' | 'wake' | 'hasLeft'>;
  readonly navigation: Pick<NavigationPort, 'getLocation' | 'navigate'>;
  readonly outlet: HTMLElement;
  readonly decide: () => GuardDecision;
  /** Tells a visitor who must sign in why, where the route has words for it. */
  readonly explain: () => void;
}

const texts: Readonly<Record<GuardDecision, string>> = {
  wait: guardTexts.loading,
  show: guardTexts.loading,
  dashboard: guardTexts.redirecting,
  'sign-in': guardTexts.redirecting,
  failed: guardTexts.failed,
};

/** The single-spa application that stands in the outlet while a guarded route cannot be shown. */
export function createGuardApp({ auth, navigation, outlet, decide, explain }: GuardAppOptions) {
  let root: Root | undefined;
  let stop: (() => void) | undefined;

  function update() {
    const decision = decide();
    const mounted = root;
    flushSync(() => mounted?.render(<GuardNotice text={texts[decision]} />));
    if (decision === 'wait' || decision === 'show') return;
    if (decision === 'sign-in' && !auth.hasLeft()) explain();
    const to = destination(decision);
    // Painted once before it is left, so that the visitor sees why the page changes.
    requestAnimationFrame(() => void navigation.navigate(to, { replace: true }));
  }

  function destination(decision: GuardDecision): string {
    const { pathname, search, searchParams } = navigation.getLocation();
    if (decision === 'dashboard') return safeNext(searchParams.get('next')) ?? '/dashboard';
    if (auth.hasLeft()) return '/';
    return `/?connexion=1&next=${encodeURIComponent(pathname + search)}`;
  }

  return async () => ({
    bootstrap: async () => {},
    mount: async () => {
      const container = document.createElement('div');
      outlet.replaceChildren(container);
      root = createRoot(container, { identifierPrefix: 'guard' });
      auth.wake();
      update();
      stop = auth.subscribe(update);
    },
    unmount: async () => {
      stop?.();
      root?.unmount();
      outlet.replaceChildren();
    },
  });
}
