import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { judge, longest } from '@agence/shared-contracts/forms/judge';
import { reportForm } from '@agence/shared-contracts/forms/review';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { reportTexts as texts } from '../content/review.ts';

interface ReportReviewProps {
  readonly reviewId: string;
  readonly userId: string;
}

/** Tells staff that a review should not stand here; asked why, once. */
export function ReportReview({ reviewId, userId }: ReportReviewProps) {
  const { database } = useShell();
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'failed' | 'done'>('closed');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    const { stored, problems } = judge(reportForm, { reason });
    setProblem(problems.reason);
    if (!stored) return;
    setState('busy');
    try {
      const row = { review_id: reviewId, user_id: userId, ...stored };
      // Whoever has reported it already has said what there is to say.
      const options = { onConflict: 'review_id,user_id', ignoreDuplicates: true };
      dataOf(await (await database()).from('review_reports').upsert(row, options));
      setState('done');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  if (state === 'done') {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        {texts.done}
      </p>
    );
  }
  if (state === 'closed') {
    return (
      <Quiet type="button" onClick={() => setState('open')}>
        {texts.open}
      </Quiet>
    );
  }
  return (
    <Form onSubmit={send} noValidate>
      <Field
        id={`signalement-${reviewId}`}
        label={texts.reason}
        maxLength={longest(reportForm, 'reason')}
        autoFocus
        error={problem ?? (state === 'failed' ? texts.failed : undefined)}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" $look="secondary">
        {texts.send}
      </Button>
    </Form>
  );
}

/** What had the focus is gone. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

const Quiet = styled.button`
  padding: 0.5rem 0;
  border: 0;
  background: none;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  margin-top: 0.75rem;
`;
