import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { authErrors, signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstInvalid } from './AuthForm.tsx';
import { type FieldErrors, fieldErrorsOf } from './fieldErrors.ts';

interface CodeFormProps {
  /** Asks the backend; resolves to its error, if any. */
  readonly onCode: (code: string) => Promise<unknown>;
  readonly submit?: string;
  readonly onLeave?: () => void;
  /** A recovery code is taken in place of the digits. */
  readonly takesRecovery?: boolean;
}

const DIGITS = /^\d{6}$/;
const RECOVERY = /^[a-z0-9]{5}-?[a-z0-9]{5}$/i;

/** The six digits of an authenticator or a text message. */
export function CodeForm({ onCode, submit = texts.submit.code, onLeave, takesRecovery = false }: CodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function send(typed: string, form: HTMLFormElement) {
    const code = typed.replace(/\s/g, '');
    setBusy(true);
    const isCode = DIGITS.test(code) || (takesRecovery && RECOVERY.test(code));
    const found = isCode ? await ask(code) : { code: [authErrors.code] };
    flushSync(() => {
      setBusy(false);
      setErrors(found);
    });
    focusFirstInvalid(form);
  }

  async function ask(code: string): Promise<FieldErrors> {
    const error = await onCode(code).catch((thrown: unknown) => thrown ?? new Error());
    const { form } = error ? fieldErrorsOf(error) : {};
    return form ? { code: form } : {};
  }

  return (
    <>
      <AuthForm
        submit={submit}
        busy={busy}
        errors={errors}
        onSubmit={(fields, form) => void send(String(fields.get('code') ?? ''), form)}
      >
        <Field
          id="sign-in-code"
          name="code"
          label={texts.code}
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={takesRecovery ? 13 : 9}
          required
          error={errors.code?.[0]}
        />
      </AuthForm>
      {onLeave ? (
        <Button type="button" $look="quiet" $wide onClick={onLeave}>
          {texts.leave}
        </Button>
      ) : null}
    </>
  );
}
