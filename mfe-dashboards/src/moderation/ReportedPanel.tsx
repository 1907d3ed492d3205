import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { moderationTexts } from '../content/moderation.ts';
import { Problem } from '../member/Panel.tsx';
import { Entry } from './Entry.tsx';
import { type ReportedReview, useModerateMutation } from './moderationApi.ts';

const texts = moderationTexts.reported;

/** A review that somebody has reported, with what they said of it. */
export function ReportedPanel({ review }: { readonly review: ReportedReview }) {
  const { ui } = useShell();
  const [moderate, { isLoading, error }] = useModerateMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const remove = async () => {
    setTried(true);
    if (!reason.trim()) return;
    const outcome = await moderate({ kind: 'review', target: review.id, reason: reason.trim() });
    if (!outcome.error) ui.toast({ ...moderationTexts.done.taken, tone: 'success' });
  };
  return (
    <Entry>
      <h3>{texts.of(review.author_name, review.rating, review.title)}</h3>
      {review.comment ? <p>{review.comment}</p> : null}
      <Soft>
        {texts.why} {review.reasons.join(', ')}
      </Soft>
      <TextArea
        id={`avis-${review.id}`}
        label={moderationTexts.take.reason}
        error={isTried && !reason.trim() ? moderationTexts.take.noReason : undefined}
        maxLength={500}
        rows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <div>
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    </Entry>
  );
}
