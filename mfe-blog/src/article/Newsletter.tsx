import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { NewsletterForm } from '@agence/shared-contracts/ui/NewsletterForm';
import { newsletterTexts as texts } from '../content/newsletter.ts';

/** The weekly letter, for those who have read to the end. */
export function Newsletter() {
  return (
    <NewsletterForm shell={useShell()} url={usePageUrl()} texts={texts}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
    </NewsletterForm>
  );
}
