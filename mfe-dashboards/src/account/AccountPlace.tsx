import type { PageHead } from '@agence/shared-contracts/remote/head';
import { accountTexts } from '../content/account.ts';
import { Account } from './Account.tsx';

export function head(): PageHead {
  return { ...accountTexts.seo, noindex: true };
}

/** `/compte`: profile, one's own data, deletion. */
export default function AccountPlace() {
  return <Account />;
}
