import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { measureForm } from '@agence/shared-contracts/forms/moderation';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { personActsTexts as texts } from '../content/moderation.ts';
import { callFunction } from '../member/callFunction.ts';
import { Problem } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';
import { useForm } from '../member/useForm.ts';
import { useDecideModerationMutation, useModerateMutation } from '../moderation/moderationApi.ts';
import { memberApi } from '../store/memberApi.ts';
import { type Person, useExportPersonMutation } from './peopleApi.ts';

/** Suspends an account or opens it again, exports what is kept of the person, and deletes it on their request. */
export function PersonActs({ person, name }: { readonly person: Person; readonly name: string }) {
  const { ui } = useShell();
  const { session } = useAuth();
  const dispatch = useDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const [suspend, suspending] = useModerateMutation();
  const [restore, restoring] = useDecideModerationMutation();
  const [exportPerson, exporting] = useExportPersonMutation();
  const form = useForm(measureForm, `raison-${person.id}`, { reason: '' });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const isBusy = suspending.isLoading || restoring.isLoading || exporting.isLoading || isDeleting;

  const finish = (error: unknown, kind: keyof typeof texts.done) => {
    setProblem(error ? backendErrorText(error) : undefined);
    if (error) return;
    ui.toast({ ...texts.done[kind], tone: 'success' });
    form.reset();
  };
  const toggle = async () => {
    const said = form.attempt();
    if (!said) return;
    if (person.suspension) {
      finish((await restore({ measure: person.suspension, lifted: true, answer: said.reason })).error, 'restore');
    } else finish((await suspend({ kind: 'account', target: person.id, ...said })).error, 'suspend');
  };
  const save = async () => {
    const { data, error } = await exportPerson(person.id);
    setProblem(error ? backendErrorText(error) : undefined);
    if (data) saveFile(texts.file(person.id), new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  };
  const remove = async () => {
    const said = form.attempt();
    if (!said) return;
    setDeleting(true);
    try {
      await callFunction('delete-account', { person: person.id, ...said }, session?.access_token ?? '');
      dialog.current?.close();
      finish(undefined, 'remove');
      dispatch(memberApi.util.invalidateTags(['people']));
    } catch (error) {
      dialog.current?.close();
      setProblem(backendErrorText(error));
    } finally {
      setDeleting(false);
    }
  };
  return (
    <section aria-label={texts.open(name)}>
      <h3>{texts.summary}</h3>
      <Acts>
        <Field {...form.field('reason')} label={texts.reason} hint={texts.reasonHint} autoComplete="off" />
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        <Row>
          <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void toggle()}>
            {person.suspension ? texts.restore : texts.suspend}
          </Button>
          <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void save()}>
            {texts.exportData}
          </Button>
          <Button
            type="button"
            $look="secondary"
            aria-disabled={isBusy}
            onClick={() => {
              if (form.attempt()) dialog.current?.showModal();
            }}
          >
            {texts.remove}
          </Button>
        </Row>
      </Acts>
      <Dialog ref={dialog} id={`supprimer-${person.id}`} title={texts.removeTitle}>
        <Confirm>
          <p>{texts.removeDetail}</p>
          <Field
            id={`confirmer-${person.id}`}
            label={texts.confirm(person.email)}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Row>
            <Button
              type="button"
              aria-disabled={isBusy || typed.trim().toLowerCase() !== person.email.toLowerCase()}
              onClick={() => void remove()}
            >
              {texts.removeNow}
            </Button>
            <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
              {texts.cancel}
            </Button>
          </Row>
        </Confirm>
      </Dialog>
    </section>
  );
}

const Acts = styled.div`
  display: grid;
  gap: 1rem;
`;

const Confirm = styled.div`
  display: grid;
  gap: 1.25rem;
`;
