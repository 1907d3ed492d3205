import { newAddressForm } from '@agence/shared-contracts/forms/account';
import { judge } from '@agence/shared-contracts/forms/judge';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { accountTexts } from '../content/account.ts';
import { signInTexts } from '../content/signIn.ts';
import { AuthForm, focusFirstInvalid } from './AuthForm.tsx';
import { errorsOf, type FieldErrors, fieldErrorsOf } from './fieldErrors.ts';
import { PasswordField } from './PasswordField.tsx';

const texts = accountTexts.email;

/** Asks for another address, which counts once both mailboxes have confirmed it. */
export function ChangeEmailForm({ client }: { readonly client: () => Promise<SupabaseClient> }) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState('');

  async function send(typed: string, password: string, form: HTMLFormElement) {
    setBusy(true);
    const { stored, problems } = judge(newAddressForm, { identifier: typed, password });
    const found = stored ? await ask(stored.identifier, stored.password) : errorsOf(problems);
    const isDone = Object.keys(found).length === 0;
    flushSync(() => {
      setBusy(false);
      setErrors(found);
      setNotice(isDone ? texts.sent : '');
    });
    if (isDone) form.reset();
    else focusFirstInvalid(form);
  }

  async function ask(email: string, current_password: string): Promise<FieldErrors> {
    try {
      const { auth } = await client();
      const { error } = await auth.updateUser(
        { email, current_password },
        { emailRedirectTo: `${location.origin}/compte` },
      );
      return error ? fieldErrorsOf(error) : {};
    } catch (error) {
      return fieldErrorsOf(error);
    }
  }

  return (
    <AuthForm
      submit={texts.submit}
      busy={busy}
      errors={errors}
      notice={notice}
      onSubmit={(fields, form) =>
        void send(String(fields.get('email') ?? ''), String(fields.get('password') ?? ''), form)
      }
    >
      <Field
        id="new-email"
        name="email"
        type="email"
        label={texts.label}
        hint={texts.hint}
        autoComplete="email"
        required
        error={errors.identifier?.[0]}
      />
      <PasswordField
        id="present-password"
        label={signInTexts.presentPassword}
        autoComplete="current-password"
        errors={errors.present}
      />
    </AuthForm>
  );
}
