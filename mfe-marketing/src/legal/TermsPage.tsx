import type { PageHead } from '@agence/shared-contracts/remote/head';
import { terms } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export const head = (): PageHead => terms.seo;

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
