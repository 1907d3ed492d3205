import type { PageHead } from '@agence/shared-contracts/remote/head';
import { privacy } from '../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export const head = (): PageHead => privacy.seo;

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
