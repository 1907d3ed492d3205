import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { authProblems, signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstProblem } from './AuthForm.tsx';
import { type Problems, problemsOf } from './problems.ts';

interface CodeFormProps {
  /** Asks the backend; resolves to its error, if any. */
  readonly onCode: (code: string) => Promise<unknown>;
  readonly submit?: string;
  readonly onLeave?: () => void;
}

/** The six digits of an authenticator or a text message. */
export function CodeForm({ onCode, submit = texts.submit.code, onLeave }: CodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function send(typed: string, form: HTMLFormElement) {
    const code = typed.replace(/\s/g, '');
    setBusy(true);
    const found = /^\d{6}$/.test(code) ? await ask(code) : { code: [authProblems.code] };
    flushSync(() => {
      setBusy(false);
      setProblems(found);
    });
    focusFirstProblem(form);
  }

  async function ask(code: string): Promise<Problems> {
    const error = await onCode(code).catch((thrown: unknown) => thrown ?? new Error());
    const { form } = error ? problemsOf(error) : {};
    return form ? { code: form } : {};
  }

  return (
    <>
      <AuthForm
        submit={submit}
        busy={busy}
        problems={problems}
        onSubmit={(fields, form) => void send(String(fields.get('code') ?? ''), form)}
      >
        <Field
          id="sign-in-code"
          name="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          error={problems.code?.[0]}
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
