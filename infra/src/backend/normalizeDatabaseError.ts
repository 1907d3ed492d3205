import { inspect } from 'node:util';

interface DatabaseError {
  readonly code?: string;
  readonly message?: string;
  readonly detail?: string;
  readonly hint?: string;
}

/**
 * SQLSTATE codes that PostgREST answers with 400 and `@supabase/lite` with 500 "SUP". 08P01 is what PGlite says to a
 * null character in a column's or a parameter's name.
 */
const BAD_REQUEST = /^(08P01|23514|23P01|P0001|P0002|22\w{3})$/;

/**
 * Gives database errors the status PostgREST gives them: a broken check constraint or `raise exception` is the
 * caller's mistake. It uses the one form that lite passes through, PostgREST's own `raise sqlstate 'PGRST'`.
 */
export function normalizeDatabaseError(error: unknown): unknown {
  const { code, message = '', detail, hint } = error as DatabaseError;
  if (typeof code !== 'string') return error;
  const normalized = BAD_REQUEST.test(code)
    ? {
        code: 'PGRST',
        message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
        detail: JSON.stringify({ status: 400, headers: {} }),
      }
    : error;
  // lite prints every database error with its stack and row values: one line without values is enough.
  Object.defineProperty(normalized, inspect.custom, { value: () => `database error ${code}` });
  return normalized;
}
