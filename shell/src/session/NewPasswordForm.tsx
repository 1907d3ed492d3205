import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { authProblems, signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstProblem } from './AuthForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { type Problems, problemsOf } from './problems.ts';

interface NewPasswordFormProps {
  readonly client: () => Promise<SupabaseClient>;
  /** Lets password managers know whose password it is. */
  readonly email: string;
  readonly onSaved?: () => void;
}

/** Chooses a new password, after a recovery link or in the account. */
export function NewPasswordForm({ client, email, onSaved }: NewPasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function send(password: string, form: HTMLFormElement) {
    setBusy(true);
    const found = password ? await save(password) : { password: [authProblems.newPassword] };
    flushSync(() => {
      setBusy(false);
      setProblems(found);
    });
    focusFirstProblem(form);
    if (Object.keys(found).length > 0) return;
    form.reset();
    onSaved?.();
  }

  async function save(password: string): Promise<Problems> {
    try {
      const { auth } = await client();
      const { error } = await auth.updateUser({ password });
      return error ? problemsOf(error) : {};
    } catch (error) {
      return problemsOf(error);
    }
  }

  return (
    <AuthForm
      submit={texts.submit.newPassword}
      busy={busy}
      problems={problems}
      onSubmit={(fields, form) => void send(String(fields.get('password') ?? ''), form)}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="new-password"
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordHint}
        problems={problems.password}
      />
    </AuthForm>
  );
}
