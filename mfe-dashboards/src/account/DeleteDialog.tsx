import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { callFunction } from '../member/callFunction.ts';
import { useMember } from '../member/MemberPage.tsx';
import { Problem } from '../member/Panel.tsx';
import { AccountLosses } from './AccountLosses.tsx';

const texts = accountTexts.remove;

/** Wants a word and the password before the account goes. @param asked how often it was asked for: it opens each time */
export function DeleteDialog({ asked }: { readonly asked: number }) {
  const { auth, ui } = useShell();
  const { session } = useAuth();
  const { user } = useMember();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'working' | 'failed' | 'wrongPassword' | 'lastOwner'>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => dialog.current?.showModal(), [asked]);

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
    <Dialog ref={dialog} id="supprimer-compte" title={texts.dialog}>
      <Form onSubmit={submit} noValidate>
        <p>{texts.detail}</p>
        <AccountLosses userId={user.id} />
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
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;
