import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { requestNoteForm } from '@agence/shared-contracts/forms/request';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { withRaised } from '../member/raised.tsx';
import { useForm } from '../member/useForm.ts';
import { actText } from './actText.ts';
import { RequestMail } from './RequestMail.tsx';
import { type RequestBoard, type RequestDetail, useNoteRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.notes;

interface RequestHistoryProps {
  readonly request: RequestDetail;
  readonly owners: RequestBoard['owners'];
}

interface Happening {
  readonly key: string;
  readonly at: string;
  readonly kind: 'note' | 'failed' | 'other';
  readonly title: string;
  readonly by?: string;
  readonly content?: ReactNode;
}

/** A field for the next note, then all that was noted, done and sent, latest first, back to the day when it came. */
export function RequestHistory({ request, owners }: RequestHistoryProps) {
  return (
    <section aria-labelledby="demande-historique">
      <h3 id="demande-historique">{texts.title}</h3>
      <NewNote id={request.id} />
      <Line>
        {happeningsOf(request, owners).map(({ key, at, kind, title, by, content }) => (
          <li key={key} data-kind={kind}>
            <small>
              <FactLine>
                <b>{title}</b>
                {by}
                <time dateTime={at}>{withRaised(shortMoment(at))}</time>
              </FactLine>
            </small>
            {content}
          </li>
        ))}
      </Line>
    </section>
  );
}

function happeningsOf(request: RequestDetail, owners: RequestBoard['owners']): readonly Happening[] {
  const acts = request.acts.map((act): Happening => {
    const said = actText(act, owners);
    return {
      ...{ key: act.id, at: act.at, kind: act.kind === 'note' ? 'note' : 'other' },
      ...{ title: texts.kinds[act.kind] ?? act.kind, by: act.actor ?? texts.site },
      ...(said ? { content: <p>{said}</p> } : {}),
    };
  });
  const mails = request.mails.map(
    (mail): Happening => ({
      ...{ key: mail.id, at: mail.at, kind: mail.state === 'failed' ? 'failed' : 'other' },
      ...{ title: texts.mail, content: <RequestMail mail={mail} /> },
    }),
  );
  const latest = [...acts, ...mails].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...latest, { key: 'received', at: request.created_at, kind: 'other', title: texts.received }];
}

function NewNote({ id }: { readonly id: string }) {
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
    const { error } = await addNote({ request: id, note, ...said });
    setFailed(error !== undefined);
    if (error) return;
    setNote(newId());
    form.reset();
  }

  return (
    <Form onSubmit={add} noValidate>
      <TextArea {...field} label={texts.label} rows={2} error={hasFailed ? texts.failed : field.error} />
      <Button type="submit" $look="secondary" aria-disabled={isLoading}>
        {texts.add}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  & textarea {
    min-height: 4.75rem;
  }
`;

/** One below the other along a line, each with its point. */
const Line = styled.ol`
  display: grid;
  gap: 1.1rem;
  margin-top: 1.5rem;
  padding: 0;
  & > li {
    position: relative;
    padding-left: 1.75rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    left: 0;
    width: 0.65rem;
    height: 0.65rem;
    border: 2px solid var(--ag-edge);
    border-radius: 50%;
    background: var(--ag-surface);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.3rem;
    bottom: -1.25rem;
    left: calc(0.325rem - 0.5px);
    width: 1px;
    background: var(--ag-line);
  }
  & > [data-kind='note']::before {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
  }
  & > [data-kind='failed']::before {
    border-color: var(--ag-danger);
    background: var(--ag-danger);
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & b {
    font-weight: 600;
    color: var(--ag-ink);
  }
  & p {
    white-space: pre-wrap;
  }
`;
