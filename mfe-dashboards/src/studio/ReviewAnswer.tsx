import { answerForm } from '@agence/shared-contracts/forms/review';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { useAnswerReviewMutation } from './studioApi.ts';

const texts = studioTexts.reviews.answer;

interface ReviewAnswerProps {
  readonly reviewId: string;
  /** What stands below the review for all to read. */
  readonly answer: string | null;
}

/** The creator's public answer to a review: written, changed, or taken back by leaving it empty. */
export function ReviewAnswer({ reviewId, answer }: ReviewAnswerProps) {
  /** Undefined until it is opened: closing gives the focus back. */
  const [isOpen, setOpen] = useState<boolean>();
  const form = useForm(answerForm, `reponse-${reviewId}`, { answer: answer ?? '' });
  const [save, { isLoading, isError }] = useAnswerReviewMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save({ review: reviewId, ...said });
    if (!('error' in saved)) setOpen(false);
  }

  if (!isOpen) {
    return (
      <>
        {answer ? (
          <Answer>
            <strong>{texts.title}</strong>
            <p>{answer}</p>
          </Answer>
        ) : null}
        <div>
          <Button type="button" $look="secondary" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
            {answer ? texts.change : texts.open}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextArea {...form.field('answer')} label={texts.field} hint={texts.hint} rows={3} autoFocus />
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      <Row>
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? texts.saving : texts.save}
        </Button>
        <Button type="button" $look="secondary" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}

const Answer = styled.blockquote`
  padding-left: 1rem;
  border-left: 3px solid var(--ag-line);
`;

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
`;
