import type { PageHead } from '@agence/shared-contracts/remote/head';
import { purchasesTexts } from '../content/purchases.ts';
import { Purchases } from './Purchases.tsx';

export function head(): PageHead {
  return { ...purchasesTexts.seo, noindex: true };
}

/** `/compte/achats`: what somebody has bought, with receipts and refunds. */
export default function PurchasesPlace() {
  return <Purchases />;
}
