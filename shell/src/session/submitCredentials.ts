import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { signInTexts as texts } from '../content/signIn.ts';

export type SignInMode = 'signIn' | 'signUp' | 'recover';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'mailSent'; readonly text: string }
  | { readonly kind: 'refused'; readonly problems: Partial<Record<keyof Credentials | 'form', readonly string[]>> };

/** Checks what was typed, asks the backend, and says in French what came of it. Never throws. */
export async function submitCredentials(
  mode: SignInMode,
  credentials: Credentials,
  client: () => Promise<SupabaseClient>,
): Promise<SignInOutcome> {
  const problems = {
    ...(/^[^\s@]+@[^\s@]+$/.test(credentials.email) ? {} : { email: [texts.errors.email] }),
    ...(mode !== 'recover' && credentials.password === '' ? { password: [texts.errors.password] } : {}),
  };
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
  try {
    const { auth } = await client();
    if (mode === 'recover') {
      const { error } = await auth.resetPasswordForEmail(credentials.email);
      return error ? refused(error) : { kind: 'mailSent', text: texts.recoverySent };
    }
    if (mode === 'signIn') {
      const { error } = await auth.signInWithPassword(credentials);
      return error ? refused(error) : { kind: 'signedIn' };
    }
    const { data, error } = await auth.signUp(credentials);
    if (error) return refused(error);
    return data.session ? { kind: 'signedIn' } : { kind: 'mailSent', text: texts.confirmationSent };
  } catch {
    return { kind: 'refused', problems: { form: [texts.errors.unreachable] } };
  }
}

function refused(error: AuthError & { reasons?: readonly string[] }): SignInOutcome {
  const known = texts.errors as Record<string, string>;
  if (error.code === 'weak_password') {
    const reasons = (error.reasons ?? []).map(
      (reason) => texts.weakPassword[reason as keyof typeof texts.weakPassword],
    );
    const password = reasons.filter((reason) => reason !== undefined);
    return { kind: 'refused', problems: { password: password.length > 0 ? password : [texts.errors.weak] } };
  }
  if (error.status === 429) return { kind: 'refused', problems: { form: [texts.errors.tooMany] } };
  if (error.status === undefined || error.status >= 500) {
    return { kind: 'refused', problems: { form: [texts.errors.unreachable] } };
  }
  return { kind: 'refused', problems: { form: [known[error.code ?? ''] ?? texts.errors.refused] } };
}
