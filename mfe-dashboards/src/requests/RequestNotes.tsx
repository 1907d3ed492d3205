import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { requestNoteForm } from '@agence/shared-contracts/forms/request';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { useForm } from '../member/useForm.ts';
import { actText } from './actText.ts';
import { type RequestBoard, type RequestDetail, useNoteRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.notes;

interface RequestNotesProps {
  readonly request: RequestDetail;
  readonly owners: RequestBoard['owners'];
}

/** What was noted and done, latest first, and a field for the next note. */
export function RequestNotes({ request, owners }: RequestNotesProps) {
  const [addNote, { isLoading }] = useNoteRequestMutation();
  // The same note sent again, after an answer that got lost, is the same.
  const [note, setNote] = useState(newId);
  const form = useForm(requestNoteForm, 'demande', { note_text: '' });
  const field = form.field('note_text');
  const [hasFailed, setFailed] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    setFailed(false);
    const said = form.attempt();
    if (!said) return;
    const { error } = await addNote({ request: request.id, note, ...said });
    setFailed(error !== undefined);
    if (error) return;
    setNote(newId());
    form.reset();
  }

  return (
    <section aria-labelledby="demande-notes">
      <h3 id="demande-notes">{texts.title}</h3>
      <Form onSubmit={add} noValidate>
        <TextArea {...field} label={texts.label} rows={3} error={hasFailed ? texts.failed : field.error} />
        <Button type="submit" $look="secondary" aria-disabled={isLoading}>
          {texts.add}
        </Button>
      </Form>
      {request.acts.length === 0 ? <None>{texts.none}</None> : null}
      <Acts>
        {request.acts.map((act) => (
          <li key={act.id}>
            <small>
              <FactLine>
                {texts.kinds[act.kind] ?? act.kind}
                {act.actor ?? texts.site}
                <time dateTime={act.at}>{shortMoment(act.at)}</time>
              </FactLine>
            </small>
            <p>{actText(act, owners)}</p>
          </li>
        ))}
      </Acts>
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

const None = styled.p`
  margin-top: 1rem;
`;

const Acts = styled.ol`
  display: grid;
  gap: 0.9rem;
  margin-top: 1.25rem;
  padding: 0;
  & small {
    color: var(--ag-ink-soft);
  }
  & p {
    white-space: pre-wrap;
  }
`;
