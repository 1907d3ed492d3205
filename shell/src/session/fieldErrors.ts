import { isAuthSessionMissingError } from '@supabase/supabase-js';
import { authErrors as texts } from '../content/signIn.ts';

/** What is wrong with each field, or with the form as a whole, in French. */
export type FieldErrors = Partial<Record<'identifier' | 'password' | 'present' | 'code' | 'form', readonly string[]>>;

/** What a form of the contract says of its fields. */
export function errorsOf(problems: { readonly [Field in keyof FieldErrors]?: string | undefined }): FieldErrors {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [problem]]));
}

/** The parts of an error of the auth library that tell it from others. */
interface AuthErrorParts {
  readonly name?: string;
  readonly code?: string;
  readonly status?: number;
  readonly reasons?: readonly string[];
}

/** Says in French what the auth service refused, and how to go on (marketing-site §8). */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const { name, code = '', status = 0, reasons = [] } = (error ?? {}) as AuthErrorParts;
  if (code === 'weak_password') return { password: weaknesses(reasons) };
  if (isAuthSessionMissingError(error) || code === 'session_not_found') return { form: [texts.sessionMissing] };
  if (name === 'AuthInvalidJwtError' || code === 'bad_jwt' || code === 'invalid_jwt')
    return { form: [texts.sessionRefused] };
  if (status === 429) return { form: [texts.tooMany] };
  if (code === 'current_password_required' || code === 'current_password_invalid')
    return { present: [texts.byCode[code]] };
  const known = (texts.byCode as Record<string, string>)[code];
  if (known) return { form: [known] };
  return { form: [status === 0 || status >= 500 ? texts.unreachable : texts.refused] };
}

/** The reasons why a password is weak; those that have no sentence of their own share one. */
function weaknesses(reasons: readonly string[]): readonly string[] {
  const sentences = texts.weakPassword as Record<string, string>;
  const known = reasons.map((reason) => sentences[reason]).filter((sentence) => sentence !== undefined);
  return known.length > 0 ? known : [texts.weak];
}
