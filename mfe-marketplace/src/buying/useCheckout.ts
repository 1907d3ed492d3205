import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import type { Session } from '@agence/shared-contracts/remote/shell';
import { useEffect, useRef, useState } from 'react';
import { buyingTexts as texts } from '../content/buying.ts';
import { frameTexts } from '../content/frame.ts';
import { askToSignIn } from './askToSignIn.ts';
import { openCheckoutTab, sendTo } from './checkoutTab.ts';
import type { PaymentAnswer, PaymentRequest } from './createPayment.ts';
import { whenSessionIsKnown } from './whenSessionIsKnown.ts';

/** Where a payment stands on the page that started it. */
export type Checkout =
  | { readonly step: 'ready' | 'busy' }
  /** The checkout page exists; `blocked` when the browser did not let us open it. */
  | { readonly step: 'open'; readonly url: string; readonly blocked: boolean };

interface CheckoutOptions {
  /** Where the visitor comes back to after signing in. */
  readonly returnTo: string;
  readonly onPriceChanged?: () => void;
  readonly onOwned?: () => void;
  /** The visitor is back from the checkout page, paid or not. */
  readonly onReturn: () => void;
}

type Prepared = PaymentRequest | undefined;

/** Starts one payment per click: asks for the session, and opens the checkout page in a tab of its own. */
export function useCheckout({ returnTo, onPriceChanged, onOwned, onReturn }: CheckoutOptions) {
  const shell = useShell();
  const { auth, ui } = shell;
  useAuth();
  const [checkout, setCheckout] = useState<Checkout>({ step: 'ready' });
  const running = useRef(false);
  const key = useRef<string>(undefined);

  const isOpen = checkout.step === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const back = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', back);
    addEventListener('pageshow', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('pageshow', back);
    };
  }, [isOpen, onReturn]);

  function settle(answer: PaymentAnswer, tab: Window | null): Checkout {
    key.current = undefined;
    if (answer.kind === 'open') return { step: 'open', url: answer.url, blocked: !sendTo(tab, answer.url) };
    tab?.close();
    if (answer.kind === 'signedOut') askToSignIn(shell, returnTo);
    if (answer.kind === 'priceChanged') onPriceChanged?.();
    if (answer.kind === 'creatorGone') ui.toast({ ...texts.creatorGone, tone: 'neutral' });
    if (answer.kind === 'pending') ui.toast({ ...texts.pending, tone: 'neutral' });
    if (answer.kind === 'notForSale') {
      const { title, detail } = frameTexts.notForSale;
      ui.toast({ title, description: detail, tone: 'neutral' });
    }
    if (answer.kind === 'alreadyOwned') {
      ui.toast({ ...texts.alreadyOwned, tone: 'neutral' });
      onOwned?.();
    }
    return { step: 'ready' };
  }

  /** @param prepare what is asked for, once it is known who asks; undefined when its creator takes nothing any more */
  async function start(prepare: (session: Session) => Prepared | Promise<Prepared>) {
    if (running.current) return;
    const known = auth.getSnapshot();
    if (known.initialized && !known.session) return askToSignIn(shell, returnTo);
    running.current = true;
    const tab = openCheckoutTab();
    setCheckout({ step: 'busy' });
    try {
      // A click that failed is repeated under its own key: if the first one reached the backend, it stays the only one.
      key.current ??= newId();
      // What judges the answer comes with the first purchase alone.
      const [{ session }, { createPayment }] = await Promise.all([
        whenSessionIsKnown(auth),
        import('./createPayment.ts'),
      ]);
      const prepared = session ? await prepare(session) : undefined;
      const answer: PaymentAnswer = !session
        ? { kind: 'signedOut' }
        : prepared
          ? await createPayment(session.access_token, prepared, key.current)
          : { kind: 'creatorGone' };
      setCheckout(settle(answer, tab));
    } catch (error) {
      console.error(error);
      tab?.close();
      ui.toast({ ...texts.failed, tone: 'destructive' });
      setCheckout({ step: 'ready' });
    } finally {
      running.current = false;
    }
  }

  return { checkout, start, reset: () => setCheckout({ step: 'ready' }) };
}
