import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { moment } from '../orders/dates.ts';
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
  const [note, setNote] = useState(() => ({ id: newId(), text: '' }));
  const [hasFailed, setFailed] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (note.text.trim() === '' || isLoading) return;
    const { error } = await addNote({ request: request.id, note: note.id, note_text: note.text });
    setFailed(error !== undefined);
    if (!error) setNote({ id: newId(), text: '' });
  }

  return (
    <section aria-labelledby="demande-notes">
      <h3 id="demande-notes">{texts.title}</h3>
      <Form onSubmit={add}>
        <TextArea
          id="demande-note"
          label={texts.label}
          maxLength={4000}
          rows={3}
          value={note.text}
          error={hasFailed ? texts.failed : undefined}
          onChange={(event) => setNote({ ...note, text: event.currentTarget.value })}
        />
        <Button type="submit" $look="secondary" aria-disabled={isLoading}>
          {texts.add}
        </Button>
      </Form>
      {request.acts.length === 0 ? <p>{texts.none}</p> : null}
      <Acts>
        {request.acts.map((act) => (
          <li key={act.id}>
            <small>
              {texts.kinds[act.kind] ?? act.kind} · {act.actor ?? texts.site} ·{' '}
              <time dateTime={act.at}>{moment(act.at)}</time>
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

const Acts = styled.ol`
  display: grid;
  gap: 0.9rem;
  margin-top: 1.25rem;
  padding: 0;
  list-style: none;
  & small {
    color: var(--ag-ink-soft);
  }
  & p {
    white-space: pre-wrap;
  }
`;
