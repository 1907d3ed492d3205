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

/** "Too much": come back after `seconds`. */
export function retryLater(status: 429 | 503, code: string, message: string, seconds: number): Response {
  return errorResponse(status, code, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
}
