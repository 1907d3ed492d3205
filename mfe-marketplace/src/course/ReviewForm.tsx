import { BackendRefusal, dataOf } from '@agence/shared-contracts/backend/refusal';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { judge, longest, type Typed } from '@agence/shared-contracts/forms/judge';
import { reviewForm } from '@agence/shared-contracts/forms/review';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { reviewTexts as texts } from '../content/review.ts';
import { type DatedReview, VOICE_COLUMNS } from './readCourse.ts';

const COLUMNS = `rating,comment,created_at,${VOICE_COLUMNS}` as const;
type OwnReview = Omit<DatedReview, 'day'>;

interface ReviewFormProps {
  readonly formationId: string;
  readonly onSaved: (review: DatedReview) => void;
}

/** A learner's own review of a course: one per person, which can be changed. */
export function ReviewForm({ formationId, onSaved }: ReviewFormProps) {
  const { database, ui } = useShell();
  const userId = useAuth().user?.id;
  const [known, setKnown] = useState<OwnReview>();
  const [typed, setTyped] = useState<Typed<typeof reviewForm>>({ rating: 0, comment: '' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!userId) return;
    let current = true;
    database()
      .then((backend) =>
        backend
          .from('formation_reviews')
          .select(COLUMNS)
          .eq('formation_id', formationId)
          .eq('user_id', userId)
          .maybeSingle(),
      )
      .then((answer) => {
        const review = dataOf(answer);
        if (!current || !review) return;
        setKnown(review);
        setTyped({ rating: review.rating, comment: review.comment ?? '' });
      })
      .catch((error: unknown) => console.error('The own review cannot be read', error));
    return () => {
      current = false;
    };
  }, [database, formationId, userId]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!userId || isBusy) return;
    const { stored, problems } = judge(reviewForm, typed);
    if (!stored) return setProblem(problems.rating ?? problems.comment);
    setProblem(undefined);
    setIsBusy(true);
    try {
      const table = (await database()).from('formation_reviews');
      const answer = await (known
        ? table.update(stored).eq('id', known.id)
        : table.insert({ ...stored, formation_id: formationId, user_id: userId })
      )
        .select(COLUMNS)
        .single();
      const review = dataOf(answer);
      setKnown(review);
      onSaved({ ...review, day: longDate(review.created_at) });
      ui.toast({ ...texts.saved, tone: 'success' });
    } catch (error) {
      const notYet = error instanceof BackendRefusal && (texts.notYet as Record<string, string>)[error.code];
      if (notYet) return setProblem(notYet);
      console.error(error);
      ui.toast({ ...texts.failed, tone: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Form onSubmit={save} aria-label={texts.title}>
      <Ratings>
        <legend>{texts.rating}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="note-avis"
              value={stars}
              checked={typed.rating === stars}
              onChange={() => setTyped({ ...typed, rating: stars })}
            />
            <span aria-hidden="true" data-lit={stars <= typed.rating}>
              ★
            </span>
            <span className="visually-hidden">{texts.stars(stars)}</span>
          </label>
        ))}
      </Ratings>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <TextArea
        id="avis-commentaire"
        label={texts.comment}
        maxLength={longest(reviewForm, 'comment')}
        value={typed.comment}
        onChange={({ currentTarget }) => setTyped({ ...typed, comment: currentTarget.value })}
      />
      <Button type="submit" $look="secondary" aria-disabled={isBusy}>
        {isBusy ? texts.saving : known ? texts.change : texts.publish}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-bottom: 2rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
`;

const Ratings = styled.fieldset`
  display: flex;
  /* The stars, not their targets, stand below the words. */
  margin: 0 -0.6rem;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0.6rem;
    font-weight: 600;
  }
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    font-size: 1.75rem;
    line-height: 1;
    color: var(--ag-edge);
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & [data-lit='true'] {
    color: var(--ag-ember);
  }
  & input:focus-visible + span {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 2px;
  }
`;

const Problem = styled.p`
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-danger);
`;
