import type { PageHead } from '@agence/shared-contracts/remote/head';
import { newsletterTexts } from '../content/newsletter.ts';
import { Newsletter } from './Newsletter.tsx';

export function head(): PageHead {
  return { ...newsletterTexts.seo, noindex: true };
}

/** `/admin/infolettre`: letters to those who have confirmed, and the mails that leave by themselves. */
export default function NewsletterPlace() {
  return <Newsletter />;
}
