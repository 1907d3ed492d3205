import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { reportTexts as texts } from '../content/review.ts';

/** Longest reason, in characters: what the database allows. */
const MAX_REASON = 500;

interface ReportReviewProps {
  readonly reviewId: string;
  readonly userId: string;
}

/** Tells staff that a review should not stand here; asked why, once. */
export function ReportReview({ reviewId, userId }: ReportReviewProps) {
  const { database } = useShell();
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'failed' | 'done'>('closed');
  const [reason, setReason] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy' || reason.trim() === '') return;
    setState('busy');
    try {
      const row = { review_id: reviewId, user_id: userId, reason: reason.trim().slice(0, MAX_REASON) };
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
        maxLength={MAX_REASON}
        autoFocus
        error={state === 'failed' ? texts.failed : undefined}
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
