import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { unsubscribeTexts as texts } from '../content/letterQuestions.ts';
import { LetterQuestion } from './LetterQuestion.tsx';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/desabonnement`: asks before anything ends, for programs open the links of mails too. */
export default function UnsubscribePage() {
  return <LetterQuestion texts={texts} url={usePageUrl()} act="fin" />;
}
