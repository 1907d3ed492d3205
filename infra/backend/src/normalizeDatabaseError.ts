import { inspect } from 'node:util';
import { isDiskFull } from './edge/diskFull.ts';

interface DatabaseError {
  readonly code?: string;
  readonly message?: string;
  readonly detail?: string;
  readonly hint?: string;
}

/**
 * SQLSTATE codes that PostgREST answers with 400 and `@supabase/lite` with 500 "SUP". 08P01 is what PGlite says to a
 * null character in a column's or a parameter's name, 55000 what a view is told that cannot be written to.
 */
const BAD_REQUEST = /^(08P01|55000|23514|23P01|P0001|P0002|22\w{3})$/;

/**
 * Gives database errors the status PostgREST gives them: a broken check constraint or `raise exception` is the
 * caller's mistake. It uses the one form that lite passes through, PostgREST's own `raise sqlstate 'PGRST'`.
 */
export function normalizeDatabaseError(error: unknown): unknown {
  const { code, message = '', detail, hint } = error as DatabaseError;
  if (isDiskFull(error))
    return asPostgrest(503, { code: 'backend_unavailable', message: 'Nothing can be stored now.' }, 'disk_full');
  if (typeof code !== 'string') return error;
  if (BAD_REQUEST.test(code)) {
    return asPostgrest(400, { code, message, details: detail ?? null, hint: hint ?? null }, code);
  }
  return printed(error as object, code);
}

/** @param body of the answer */
function asPostgrest(status: number, body: Readonly<Record<string, unknown>>, code: string): object {
  const detail = JSON.stringify({ status, headers: status === 503 ? { 'Retry-After': '60' } : {} });
  return printed({ code: 'PGRST', message: JSON.stringify(body), detail }, code);
}

/** lite prints every database error with its stack and row values: one line without values is enough. */
function printed<Thrown extends object>(error: Thrown, code: string): Thrown {
  return Object.defineProperty(error, inspect.custom, { value: () => `database error ${code}` });
}
