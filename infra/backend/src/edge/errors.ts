import type { BodyRefused } from './BodyRefused.ts';

/**
 * An answer that is not a result. Its shape serves both clients inside supabase-js: PostgREST reads `code`, `message`,
 * `details`, `hint`; GoTrue reads `error_code` and `msg`.
 *
 * @param code stable: screens choose their French text by it
 */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  extra: { readonly headers?: Record<string, string>; readonly body?: Record<string, unknown> } = {},
): Response {
  return Response.json(
    { code, error_code: code, message, msg: message, details: null, hint: null, ...extra.body },
    { status, headers: { 'cache-control': 'no-store', ...extra.headers } },
  );
}

/** There is no room for a request now. */
export const overloaded = () => retryLater(503, 'overloaded', 'The service is busy, please try again.', 1);

/** What was sent cannot be kept: somebody has to make room first. */
export const diskFull = () => retryLater(503, 'backend_unavailable', 'Nothing can be stored now.', 60);

/** "Too much": come back after `seconds`. */
export function retryLater(status: 429 | 503, code: string, message: string, seconds: number): Response {
  return errorResponse(status, code, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}

/** The answer to a request whose body was not read to its end. */
export function bodyRefused({ status, code, message }: BodyRefused): Response {
  return status === 503 ? retryLater(503, code, message, 1) : errorResponse(status, code, message);
}
