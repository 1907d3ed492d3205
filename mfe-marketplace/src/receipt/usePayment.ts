import { isFinal } from '@agence/shared-contracts/backend/refusal';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { useCallback, useEffect, useState } from 'react';
import { announcePurchase } from '../buying/useOwnedProducts.ts';
import { pollDelays } from './pollDelays.ts';
import { type Payment, readPayment } from './readPayment.ts';

/** What the page shows: the payment, or why there is none to show. */
export type PaymentView = Payment | { readonly kind: 'none' | 'signedOut' | 'late' };

const waiting: PaymentView = { kind: 'waiting' };

/**
 * Follows a payment until it is paid, has failed, or a minute is over. A failing connection is a look without an
 * answer: the next one may have it, and so is one while it is not known who it is. After a refusal only the visitor looks again.
 */
export function usePayment(sessionId: string | null): { readonly view: PaymentView; readonly lookAgain: () => void } {
  const { database } = useShell();
  const { user, initialized, failed } = useAuth();
  const userId = user?.id;
  const [payment, setPayment] = useState<PaymentView>(waiting);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round looks again.
  useEffect(() => {
    if (!sessionId || !(userId || failed)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const delays = pollDelays();
    setPayment(waiting);

    function read(buyer: string): Promise<PaymentView | undefined> {
      return database()
        .then((backend) => readPayment(backend, sessionId as string, buyer))
        .catch((error: unknown) => {
          console.warn('The payment cannot be read yet', error);
          return isFinal(error) ? { kind: 'late' } : undefined;
        });
    }

    async function look(turn: number) {
      const found = userId ? await read(userId) : undefined;
      if (ended) return;
      if (found) setPayment(found);
      if (found?.kind === 'paid') announcePurchase();
      if (found && found.kind !== 'waiting' && found.kind !== 'processing') return;
      const delay = delays[turn];
      if (delay !== undefined) timer = setTimeout(() => void look(turn + 1), delay);
      else if (found?.kind !== 'processing') setPayment({ kind: 'late' });
    }
    void look(0);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [database, sessionId, userId, failed, round]);

  const lookAgain = useCallback(() => setRound((number) => number + 1), []);
  const isLate = payment.kind === 'late';
  useEffect(() => {
    if (!isLate) return;
    // Whoever comes back to a page that has given up wants to know.
    const back = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [isLate, lookAgain]);
  if (!sessionId) return { view: { kind: 'none' }, lookAgain };
  if (initialized && !userId && !failed) return { view: { kind: 'signedOut' }, lookAgain };
  return { view: payment, lookAgain };
}
