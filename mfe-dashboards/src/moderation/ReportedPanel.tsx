import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { measureForm } from '@agence/shared-contracts/forms/moderation';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { moderationTexts } from '../content/moderation.ts';
import { FactLine } from '../member/FactLine.tsx';
import { GivenStars } from '../member/GivenStars.tsx';
import { DangerButton, Problem } from '../member/Panel.tsx';
import { personName } from '../member/personName.ts';
import { quotation } from '../member/quotation.ts';
import { withRaised } from '../member/raised.tsx';
import { useForm } from '../member/useForm.ts';
import { AnswerButton, Entry } from './Entry.tsx';
import { type ReportedReview, useModerateMutation, useSettleReportsMutation } from './moderationApi.ts';

const texts = moderationTexts.reported;

interface ReportedPanelProps {
  readonly review: ReportedReview;
  /** It stays on the site: what was said against it is settled. */
  readonly onKept: (review: ReportedReview) => void;
}

/** A review that somebody has reported, with what they said of it: taken away with a reason, or let stand. */
export function ReportedPanel({ review, onKept }: ReportedPanelProps) {
  const { id, author_name, author_email, rating, title, slug, comment, reasons, seen_until } = review;
  const author = personName(author_name, author_email);
  const { ui } = useShell();
  const [moderate, removal] = useModerateMutation();
  const [settle, keeping] = useSettleReportsMutation();
  const form = useForm(measureForm, `avis-${id}`, { reason: '' });
  const isBusy = removal.isLoading || keeping.isLoading;
  const remove = async () => {
    const said = form.attempt();
    if (!said) return;
    const outcome = await moderate({ kind: 'review', target: id, ...said });
    if (!outcome.error) ui.toast({ ...moderationTexts.done.taken, tone: 'success' });
  };
  const keep = async () => {
    const outcome = await settle({ review: id, seen_until, settled: true });
    if (!outcome.error) onKept(review);
  };
  return (
    <Case>
      <Words>
        <Review>
          <h3>{author}</h3>
          <GivenStars rating={rating} label={texts.stars(rating)} />
          <small>
            <a href={`/formations/${slug}#avis`} aria-label={texts.course(title)}>
              {title}
            </a>
          </small>
        </Review>
        {comment ? <Said>{comment}</Said> : null}
        <Why>
          <strong>{texts.why}</strong>
          <span>
            <FactLine>
              {[...new Set(reasons)].map((reason) => `«\u00a0${reason}\u00a0»`).join(', ')}
              {withRaised(texts.reportedOn(shortDate(seen_until)))}
            </FactLine>
          </span>
        </Why>
      </Words>
      <Choices>
        {keeping.error ? <Problem role="alert">{backendErrorText(keeping.error)}</Problem> : null}
        <Button
          type="button"
          $look="secondary"
          aria-label={texts.keepOf(author)}
          aria-disabled={isBusy}
          onClick={() => void keep()}
        >
          {texts.keep}
        </Button>
        <AnswerButton $isDanger>
          <summary aria-label={texts.openOf(author)}>{texts.open}</summary>
          <TextArea {...form.field('reason')} label={moderationTexts.take.reason} rows={2} />
          {removal.error ? <Problem role="alert">{backendErrorText(removal.error)}</Problem> : null}
          <DangerButton type="button" aria-disabled={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </DangerButton>
        </AnswerButton>
      </Choices>
    </Case>
  );
}

/** Where there is room, what is decided stands beside what is read, which is no wider than one reads well. */
const Case = styled(Entry)`
  @media (min-width: 72rem) {
    grid-template-columns: minmax(0, var(--ag-measure)) minmax(0, 16rem);
    gap: 0.75rem 2.5rem;
    justify-content: space-between;
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;

/** Who says what and how many stars they gave, as readers of the course see it. */
const Review = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  && > h3 {
    font-size: 1.125rem;
  }
  & > small {
    color: var(--ag-ink-soft);
  }
`;

/** What is said against it, apart from what is judged. */
const Why = styled.p`
  margin-top: 0.5rem;
  font-size: var(--ag-size-data);
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
`;

const Said = styled.blockquote`
  ${quotation}
  font-size: 1.125rem;
  text-wrap: balance;
`;

/** Two ways beside each other, until the second is taken and needs the whole line; below each other on phones, and in a column of their own. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;
  /* Apart from what is quoted above them. */
  margin-top: 0.6rem;
  @media (min-width: 72rem) {
    margin-top: 0;
  }
  @media (max-width: 39.99rem), (min-width: 72rem) {
    & > * {
      flex: 1 1 100%;
    }
    & > details > summary {
      width: auto;
      text-align: center;
    }
  }
`;
