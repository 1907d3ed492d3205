import type { PageHead } from '@agence/shared-contracts/remote/head';
import { accountingTexts } from '../content/accounting.ts';
import { Accounting } from './Accounting.tsx';

export function head(): PageHead {
  return { ...accountingTexts.seo, noindex: true };
}

/** `/admin/comptabilite`: taxes by period and their export. */
export default function AccountingPlace() {
  return <Accounting />;
}
