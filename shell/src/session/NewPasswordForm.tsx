import { newPasswordForm } from '@agence/shared-contracts/forms/account';
import { judge } from '@agence/shared-contracts/forms/judge';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { signInTexts as texts } from '../content/signIn.ts';
import { AuthForm, focusFirstInvalid } from './AuthForm.tsx';
import { errorsOf, type FieldErrors, fieldErrorsOf } from './fieldErrors.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFormProps {
  readonly client: () => Promise<SupabaseClient>;
  /** Lets password managers know whose password it is. */
  readonly email: string;
  /** A mail that recovers the account stands for the present password. */
  readonly recovers?: boolean;
  readonly onSaved?: () => void;
}

/** Chooses a new password, after a recovery link or in the account. */
export function NewPasswordForm({ client, email, recovers = false, onSaved }: NewPasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function send(fields: FormData, form: HTMLFormElement) {
    setBusy(true);
    const password = String(fields.get('password') ?? '');
    const present = recovers ? {} : { current_password: String(fields.get('present') ?? '') };
    const { stored, problems } = judge(newPasswordForm, { password });
    const found = stored ? await save({ ...stored, ...present }) : errorsOf(problems);
    flushSync(() => {
      setBusy(false);
      setErrors(found);
    });
    focusFirstInvalid(form);
    if (Object.keys(found).length > 0) return;
    form.reset();
    onSaved?.();
  }

  async function save(change: { password: string; current_password?: string }): Promise<FieldErrors> {
    try {
      const { auth } = await client();
      const { error } = await auth.updateUser(change);
      return error ? refusalOf(error) : {};
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** A mail is good for an hour; there is no field for a password that has been forgotten. */
  function refusalOf(error: unknown): FieldErrors {
    const found = fieldErrorsOf(error);
    return recovers && found.present ? { form: [texts.linkRefused] } : found;
  }

  return (
    <AuthForm
      submit={texts.submit.newPassword}
      busy={busy}
      errors={errors}
      onSubmit={(fields, form) => void send(fields, form)}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {recovers ? null : (
        <PasswordField
          id="replaced-password"
          name="present"
          label={texts.presentPassword}
          autoComplete="current-password"
          errors={errors.present}
        />
      )}
      <PasswordField
        id="new-password"
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordHint}
        errors={errors.password}
      />
    </AuthForm>
  );
}
