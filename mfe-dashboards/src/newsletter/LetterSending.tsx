import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { sendLetterForm } from '@agence/shared-contracts/forms/letter';
import { wallTime } from '@agence/shared-contracts/forms/quebecTime';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { audienceOf } from './AudienceFields.tsx';
import { type Letter, useCountAudienceQuery, useLetterQuery, useScheduleLetterMutation } from './newsletterApi.ts';
import type { TypedLetter } from './typedLetter.ts';

const texts = newsletterTexts.send;

interface LetterSendingProps {
  readonly letter: Letter;
  readonly value: TypedLetter;
  readonly isSaved: boolean;
  /** Saves what is typed. */
  readonly onFlush: () => Promise<void>;
}

/** Sends a letter at an hour, or after one more question now. What leaves is what is saved. */
export function LetterSending({ letter, value, isSaved, onFlush }: LetterSendingProps) {
  const { data: count = 0 } = useCountAudienceQuery(audienceOf(value));
  const { refetch } = useLetterQuery(letter.id);
  const [schedule, { isLoading, error }] = useScheduleLetterMutation();
  const form = useForm(sendLetterForm, 'lettre', { send_at: '' });
  const dialog = useRef<HTMLDialogElement>(null);
  const isReady = value.subject.trim() !== '' && value.body.trim() !== '' && count > 0;
  const canSend = isReady && isSaved && !isLoading;

  const send = async (send_at?: Date) => {
    dialog.current?.close();
    await onFlush();
    const { data } = await refetch();
    await schedule({
      letter: letter.id,
      known_revision: data?.revision ?? letter.revision,
      ...(send_at ? { send_at: send_at.toISOString() } : {}),
    });
  };
  const later = (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (said && canSend) void send(said.send_at);
  };

  return (
    <Panel aria-labelledby="lettre-envoi">
      <h2 id="lettre-envoi">{texts.title}</h2>
      {isReady ? null : <Soft>{texts.notYet}</Soft>}
      <Form onSubmit={later} noValidate>
        <Field {...form.field('send_at')} type="datetime-local" label={texts.at} min={wallTime(new Date())} />
        <Button type="submit" $look="secondary" aria-disabled={!canSend}>
          {texts.later}
        </Button>
      </Form>
      <Row>
        <Button
          type="button"
          aria-disabled={!canSend}
          onClick={() => {
            if (canSend) dialog.current?.showModal();
          }}
        >
          {texts.now}
        </Button>
      </Row>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Dialog ref={dialog} id="envoyer-lettre" title={texts.confirmTitle}>
        <p>{texts.confirm(count)}</p>
        <Row>
          <Button type="button" onClick={() => void send()}>
            {texts.confirmNow}
          </Button>
          <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
        </Row>
      </Dialog>
    </Panel>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: end;
  & > div {
    flex: 0 1 18rem;
  }
`;
