import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { receiptTexts } from '../content/receipt.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { PaymentState } from './PaymentState.tsx';
import { Receipt } from './Receipt.tsx';
import { usePayment } from './usePayment.ts';

export function head(): PageHead {
  return { ...receiptTexts.seo, noindex: true };
}

/** `/payment-success?session_id=…`: where the card provider sends the buyer, whatever has become of the payment. */
export default function PaymentSuccessPage() {
  const { searchParams } = usePageUrl();
  const isHydrated = useHydrated();
  // The prerendered page knows no query and waits.
  const { view, lookAgain } = usePayment(searchParams.get('session_id'));
  if (!isHydrated) return <PaymentState kind="waiting" onLookAgain={lookAgain} />;
  if (view.kind === 'paid') return <Receipt order={view.order} />;
  return <PaymentState kind={view.kind} onLookAgain={lookAgain} />;
}
