import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { callFunction } from '../member/callFunction.ts';
import { useMember } from '../member/MemberPage.tsx';
import { DangerButton, Panel, Problem } from '../member/Panel.tsx';
import { AccountLosses } from './AccountLosses.tsx';
import { PartName } from './PartName.tsx';

const texts = accountTexts.remove;

/** Deletes the account for good, after it was said what goes with it, a word was typed, and the password. */
export function DeleteAccount() {
  const { auth, ui } = useShell();
  const { session } = useAuth();
  const { user } = useMember();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'working' | 'failed' | 'wrongPassword' | 'lastOwner'>('idle');
  const [isOpened, setOpened] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('working');
    try {
      await callFunction('delete-account', { confirmation: user.email, password }, session?.access_token ?? '');
      ui.toast({ ...texts.done, tone: 'success' });
      await auth.signOut();
    } catch (error) {
      const code = error instanceof BackendRefusal ? error.code : '';
      setState(code === 'confirmation_required' ? 'wrongPassword' : code === 'last_owner' ? 'lastOwner' : 'failed');
    }
  };

  return (
    <Panel aria-labelledby="suppression">
      <PartName id="suppression" title={texts.title} detail={texts.lead} isDanger />
      <Danger as="div">
        <Fate>
          {[texts.gone, texts.kept].map(({ title, list }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          ))}
        </Fate>
        <Soft>{texts.copy}</Soft>
        <div>
          <DangerButton
            type="button"
            onClick={() => {
              setOpened(true);
              dialog.current?.showModal();
            }}
          >
            {texts.open}
          </DangerButton>
        </div>
      </Danger>
      <Dialog ref={dialog} id="supprimer-compte" title={texts.dialog}>
        <Form onSubmit={submit} noValidate>
          <p>{texts.detail}</p>
          {isOpened ? <AccountLosses userId={user.id} /> : null}
          <Field
            id="mot-de-passe-de-suppression"
            label={texts.password}
            type="password"
            autoComplete="current-password"
            error={state === 'wrongPassword' ? texts.wrongPassword : undefined}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <Field
            id="confirmation"
            label={texts.type(texts.word)}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {state === 'failed' || state === 'lastOwner' ? (
            <Problem role="alert">{state === 'failed' ? texts.failed : texts.lastOwner}</Problem>
          ) : null}
          <Row>
            <Button type="submit" aria-disabled={typed.trim() !== texts.word || password === '' || state === 'working'}>
              {state === 'working' ? texts.working : texts.confirm}
            </Button>
            <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
              {texts.cancel}
            </Button>
          </Row>
        </Form>
      </Dialog>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;

/** Looks like what it is: nothing here can be undone. */
const Danger = styled(Panel)`
  position: relative;
  overflow: hidden;
  padding-top: 2.25rem;
  border-color: var(--ag-danger);
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.5rem;
    background: repeating-linear-gradient(-45deg, var(--ag-danger) 0 0.75rem, transparent 0.75rem 1.5rem);
  }
`;

const Fate = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 1rem 1.5rem;
  & h3 {
    font-size: 1rem;
  }
  & li {
    margin-top: 0.35rem;
    padding-left: 1.1rem;
    text-indent: -1.1rem;
    font-size: var(--ag-size-data);
  }
  & li::before {
    content: '–';
    display: inline-block;
    width: 1.1rem;
    text-indent: 0;
    color: var(--ag-ink-soft);
  }
`;
