import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { confirmTexts as texts } from '../content/letterQuestions.ts';
import { LetterQuestion } from './LetterQuestion.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/confirmation-infolettre`: a subscription counts once its owner has said so, and not a program that opens the links of mails. */
export default function ConfirmPage() {
  return <LetterQuestion texts={texts} url={usePageUrl()} act="confirmer" />;
}
