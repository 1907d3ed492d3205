import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import { guardTexts } from '../content/frame.ts';
import type { ShellAuth } from './authPort.ts';
import type { GuardDecision } from './guardDecision.ts';

interface GuardAppOptions {
  readonly auth: ShellAuth;
  readonly navigation: NavigationPort;
  readonly outlet: HTMLElement;
  readonly decide: () => GuardDecision;
}

/** The single-spa application that stands in the outlet while a guarded route cannot be shown. */
export function createGuardApp({ auth, navigation, outlet, decide }: GuardAppOptions) {
  let stop: (() => void) | undefined;

  function update() {
    const decision = decide();
    const next = navigation.getLocation();
    if (decision === 'wait') say(guardTexts.loading);
    if (decision === 'dashboard') {
      say(guardTexts.redirecting);
      void navigation.navigate('/dashboard', { replace: true });
    }
    if (decision === 'sign-in' || decision === 'failed') {
      say(decision === 'failed' ? guardTexts.failed : guardTexts.redirecting);
      const to = auth.hasLeft() ? '/' : `/?connexion=1&next=${encodeURIComponent(next.pathname + next.search)}`;
      // Painted once before it is left, so that the visitor sees why the page changes.
      requestAnimationFrame(() => void navigation.navigate(to, { replace: true }));
    }
  }

  function say(text: string) {
    const status = document.createElement('p');
    status.role = 'status';
    status.className = 'guard';
    status.textContent = text;
    outlet.replaceChildren(status);
  }

  return async () => ({
    bootstrap: async () => {},
    mount: async () => {
      update();
      stop = auth.subscribe(update);
    },
    unmount: async () => {
      stop?.();
      outlet.replaceChildren();
    },
  });
}
