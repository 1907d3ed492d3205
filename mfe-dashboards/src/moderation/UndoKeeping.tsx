import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { moderationTexts } from '../content/moderation.ts';
import { Problem } from '../member/Panel.tsx';
import { personName } from '../member/personName.ts';
import { UndoBar } from '../member/UndoBar.tsx';
import { type ReportedReview, useSettleReportsMutation } from './moderationApi.ts';

const texts = moderationTexts.reported;

/** Says that a reported review stays on the site, with a way back. */
export function UndoKeeping({ review }: { readonly review: ReportedReview }) {
  const { id, seen_until, author_name, author_email } = review;
  const author = personName(author_name, author_email);
  const [settle, { isLoading, isSuccess, error }] = useSettleReportsMutation();
  return (
    <>
      <UndoBar
        action={texts.undo}
        onUndo={isSuccess ? undefined : () => void settle({ review: id, seen_until, settled: false })}
        isBusy={isLoading}
      >
        {isSuccess ? texts.undone(author) : texts.kept(author)}
      </UndoBar>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
    </>
  );
}
