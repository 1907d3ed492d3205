import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { signInTexts as texts } from '../content/signIn.ts';
import { type Credentials, type SignInMode, submitCredentials } from './submitCredentials.ts';

interface SignInDialogProps {
  readonly client: () => Promise<SupabaseClient>;
  readonly onSignedIn: () => void;
}

type Problems = Partial<Record<keyof Credentials | 'form', readonly string[]>>;

/** Sign-in, sign-up and password recovery (AMB-05). What was typed stays when something fails. */
export function SignInDialog({ client, onSignedIn }: SignInDialogProps) {
  const [mode, setMode] = useState<SignInMode>('signIn');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest('dialog');
    const fields = new FormData(event.currentTarget);
    const credentials = {
      email: String(fields.get('email') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
    };
    setBusy(true);
    const outcome = await submitCredentials(mode, credentials, client);
    setBusy(false);
    setProblems(outcome.kind === 'refused' ? outcome.problems : {});
    setNotice(outcome.kind === 'mailSent' ? outcome.text : '');
    if (outcome.kind === 'signedIn') {
      dialog?.close();
      onSignedIn();
    }
  }

  const modes = Object.entries(texts.modes) as [SignInMode, string][];
  return (
    <Dialog id="connexion" title={texts.titles[mode]}>
      <Modes role="group" aria-label={texts.choose}>
        {modes.map(([name, label]) => (
          <Chip
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => {
              setMode(name);
              setProblems({});
            }}
          >
            {label}
          </Chip>
        ))}
      </Modes>
      <Form noValidate onSubmit={submit}>
        <Field
          id="sign-in-email"
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          error={problems.email?.[0]}
        />
        {mode === 'recover' ? null : (
          <Field
            id="sign-in-password"
            name="password"
            type="password"
            label={texts.password}
            autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
            {...(mode === 'signUp' ? { hint: texts.passwordHint } : {})}
            error={problems.password ? <Reasons reasons={problems.password} /> : undefined}
          />
        )}
        <p role="alert">{problems.form?.[0]}</p>
        <p role="status">{notice}</p>
        <Button type="submit" disabled={busy}>
          {busy ? texts.busy : texts.submit[mode]}
        </Button>
      </Form>
    </Dialog>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 1) return reasons[0];
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1.5rem;
`;

const Form = styled.form`
  display: grid;
  gap: 1.1rem;
  & > p:empty {
    display: none;
  }
  & > [role='alert'] {
    font-weight: 600;
    color: var(--ag-danger);
  }
`;
