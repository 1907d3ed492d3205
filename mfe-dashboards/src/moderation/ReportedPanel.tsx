import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { measureForm } from '@agence/shared-contracts/forms/moderation';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { moderationTexts } from '../content/moderation.ts';
import { Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { Answer, Entry } from './Entry.tsx';
import { type ReportedReview, useModerateMutation } from './moderationApi.ts';

const texts = moderationTexts.reported;

/** A review that somebody has reported, with what they said of it. */
export function ReportedPanel({ review }: { readonly review: ReportedReview }) {
  const { ui } = useShell();
  const [moderate, { isLoading, error }] = useModerateMutation();
  const form = useForm(measureForm, `avis-${review.id}`, { reason: '' });
  const remove = async () => {
    const said = form.attempt();
    if (!said) return;
    const outcome = await moderate({ kind: 'review', target: review.id, ...said });
    if (!outcome.error) ui.toast({ ...moderationTexts.done.taken, tone: 'success' });
  };
  return (
    <Entry>
      <h3>{texts.of(review.author_name, review.rating, review.title)}</h3>
      {review.comment ? <p>{review.comment}</p> : null}
      <Soft>
        {texts.why} {[...new Set(review.reasons)].map((reason) => `«\u00a0${reason}\u00a0»`).join(', ')}
      </Soft>
      <Answer>
        <summary aria-label={texts.openOf(review.author_name)}>{texts.open}</summary>
        <TextArea {...form.field('reason')} label={moderationTexts.take.reason} rows={2} />
        {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Answer>
    </Entry>
  );
}
