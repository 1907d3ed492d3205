import { useState } from 'react';
import { flushSync } from 'react-dom';
import { signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstInvalid } from './AuthForm.tsx';
import { type FieldErrors, fieldErrorsOf } from './fieldErrors.ts';
import { PasswordField } from './PasswordField.tsx';

interface PresentPasswordFormProps {
  readonly submit: string;
  /** Does what the password is asked for; throws what the backend refuses. */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Asks for the present password before something that whoever found a device open must not do. */
export function PresentPasswordForm({ submit, onPassword }: PresentPasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function send(password: string, form: HTMLFormElement) {
    setBusy(true);
    const found = await onPassword(password).then(() => ({}), fieldErrorsOf);
    flushSync(() => {
      setBusy(false);
      setErrors(found);
    });
    focusFirstInvalid(form);
  }

  return (
    <AuthForm
      submit={submit}
      busy={busy}
      errors={errors}
      onSubmit={(fields, form) => void send(String(fields.get('password') ?? ''), form)}
    >
      <PasswordField
        id="factor-password"
        label={texts.presentPassword}
        autoComplete="current-password"
        errors={errors.present}
      />
    </AuthForm>
  );
}
