import type { SignInMode } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstInvalid } from './AuthForm.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import { PasswordField } from './PasswordField.tsx';
import { type CredentialsAction, submitCredentials } from './submitCredentials.ts';

interface CredentialsFormProps {
  readonly mode: SignInMode;
  readonly client: () => Promise<SupabaseClient>;
  readonly returnTo: string;
  /** Whether somebody can come in by a link from a mail. */
  readonly sendsMail: boolean;
  /** What was typed last, in whichever tab. */
  readonly identifier: string;
  readonly onIdentifier: (typed: string) => void;
  /** Shown until the form is sent. */
  readonly alert?: string | undefined;
  readonly onCodeSent: (phone: string) => void;
}

/** Sign-in, sign-up or recovery. What was typed stays when something fails. */
export function CredentialsForm({ mode, client, returnTo, identifier, ...rest }: CredentialsFormProps) {
  const { sendsMail, onIdentifier, alert, onCodeSent } = rest;
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(alert ? { form: [alert] } : {});
  const [notice, setNotice] = useState('');
  const place = useRef<HTMLDivElement>(null);

  async function send(action: CredentialsAction, password: string) {
    setBusy(true);
    const outcome = await submitCredentials(action, { identifier, password }, { client, returnTo });
    flushSync(() => {
      setBusy(false);
      setErrors(outcome.kind === 'refused' ? outcome.errors : {});
      setNotice(outcome.kind === 'mailSent' ? outcome.text : '');
    });
    if (outcome.kind === 'codeSent') onCodeSent(outcome.phone);
    const form = place.current?.querySelector('form');
    if (outcome.kind === 'refused' && form) focusFirstInvalid(form);
  }

  return (
    <div ref={place}>
      <Introduction>{texts.introductions[mode]}</Introduction>
      <AuthForm
        submit={texts.submit[mode]}
        busy={busy}
        errors={errors}
        notice={notice}
        onSubmit={(fields) => void send(mode, String(fields.get('password') ?? ''))}
      >
        <Field
          id="sign-in-identifier"
          name="identifier"
          type={mode === 'recover' ? 'email' : 'text'}
          inputMode="email"
          label={mode === 'recover' ? texts.email : texts.identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={identifier}
          onChange={(event) => onIdentifier(event.currentTarget.value)}
          error={errors.identifier?.[0]}
        />
        {mode === 'recover' ? null : (
          <PasswordField
            id="sign-in-password"
            label={texts.password}
            autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
            errors={errors.password}
            {...(mode === 'signUp' ? { hint: texts.passwordHint } : {})}
          />
        )}
      </AuthForm>
      {mode === 'signIn' && sendsMail ? (
        <>
          <Or>{texts.or}</Or>
          <Button type="button" $look="secondary" $wide onClick={() => busy || void send('magicLink', '')}>
            {texts.magicLink}
          </Button>
        </>
      ) : null}
    </div>
  );
}

export const Introduction = styled.p`
  margin-bottom: 1.5rem;
  color: var(--ag-ink-soft);
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  margin-block: 1rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--ag-line);
  }
`;
