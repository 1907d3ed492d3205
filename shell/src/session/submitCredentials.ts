import { mailForm, signInForm, signUpForm } from '@agence/shared-contracts/forms/account';
import { judge } from '@agence/shared-contracts/forms/judge';
import type { Identifier } from '@agence/shared-contracts/forms/readIdentifier';
import { withTimeout } from '@agence/shared-contracts/platform';
import type { SignInMode } from '@agence/shared-contracts/remote/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signInTexts as texts } from '../content/signIn.ts';
import { errorsOf, type FieldErrors, fieldErrorsOf } from './fieldErrors.ts';

/** How long the code of the auth library may take to load, in milliseconds. */
const CLIENT_LIMIT_MS = 10_000;

export type CredentialsAction = SignInMode | 'magicLink';

export interface Credentials {
  /** E-mail address or telephone number, as typed. */
  readonly identifier: string;
  readonly password: string;
}

export type Outcome =
  /** The session's state says what comes next. */
  | { readonly kind: 'done' }
  | { readonly kind: 'mailSent'; readonly text: string }
  | { readonly kind: 'codeSent'; readonly phone: string }
  | { readonly kind: 'refused'; readonly errors: FieldErrors };

interface SubmitOptions {
  readonly client: () => Promise<SupabaseClient>;
  /** Where mail links lead back to, as an address. */
  readonly returnTo: string;
}

/** Codes with which the service would tell that nobody has this address. */
const NO_ACCOUNT = ['otp_disabled', 'user_not_found', 'signup_disabled'];

/** Checks what was typed, asks the backend, and says what came of it. Never rejects. */
export async function submitCredentials(
  action: CredentialsAction,
  { identifier: typed, password }: Credentials,
  { client, returnTo }: SubmitOptions,
): Promise<Outcome> {
  const { identifier, email, errors } = judged(action, typed, password);
  if (!identifier && !email) return { kind: 'refused', errors };
  try {
    const { auth } = await withTimeout(client(), CLIENT_LIMIT_MS, 'Loading the auth library');
    if (action === 'recover' && email)
      return mailed(await auth.resetPasswordForEmail(email, { redirectTo: returnTo }), texts.recoverySent);
    if (action === 'magicLink' && email) {
      const options = { shouldCreateUser: false, emailRedirectTo: returnTo };
      return mailed(await auth.signInWithOtp({ email, options }), texts.magicLinkSent);
    }
    if (!identifier) return { kind: 'refused', errors };
    return action === 'signUp'
      ? await signUp(auth, identifier, password, returnTo)
      : await signIn(auth, identifier, password);
  } catch (error) {
    console.info('The auth service could not be asked.', error);
    return refused(error);
  }
}

/** What was typed, as the form of the action has it. */
function judged(action: CredentialsAction, typed: string, password: string) {
  if (action === 'recover' || action === 'magicLink') {
    const { stored, problems } = judge(mailForm, { identifier: typed });
    return { email: stored?.identifier, errors: errorsOf(problems) };
  }
  const form = action === 'signUp' ? signUpForm : signInForm;
  const { stored, problems } = judge(form, { identifier: typed, password });
  return { identifier: stored?.identifier, errors: errorsOf(problems) };
}

async function signIn(auth: SupabaseClient['auth'], identifier: Identifier, password: string): Promise<Outcome> {
  const { error } = await auth.signInWithPassword({ ...identifier, password });
  return error ? refused(error) : { kind: 'done' };
}

async function signUp(
  auth: SupabaseClient['auth'],
  identifier: Identifier,
  password: string,
  returnTo: string,
): Promise<Outcome> {
  const options = 'email' in identifier ? { emailRedirectTo: returnTo } : {};
  const { data, error } = await auth.signUp({ ...identifier, password, options });
  if (error) return refused(error);
  if (data.session) return { kind: 'done' };
  return 'phone' in identifier
    ? { kind: 'codeSent', phone: identifier.phone }
    : { kind: 'mailSent', text: texts.confirmationSent };
}

/** A mail was sent, or would have been if there were such an account: nobody learns which (AUT-08). */
function mailed({ error }: { readonly error: unknown }, text: string): Outcome {
  const { code = '' } = (error ?? {}) as { code?: string };
  return error && !NO_ACCOUNT.includes(code) ? refused(error) : { kind: 'mailSent', text };
}

function refused(error: unknown): Outcome {
  return { kind: 'refused', errors: fieldErrorsOf(error) };
}
