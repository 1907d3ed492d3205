/** After how long the session of a link may be stale, in seconds (marketing-site §9). */
const URL_SESSION_MAX_AGE_S = 120;

/** What a mail link brings back: tokens, a code to exchange, or the news that the link is no good. */
export type UrlSession =
  | { readonly kind: 'tokens'; readonly refreshToken: string; readonly recovery: boolean }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused' };

/**
 * Takes what a mail link left in the address (`#access_token=…`, `#error=…` or `?code=…`) and removes it at once, so
 * that it stays neither in the history nor in anything that records addresses.
 *
 * @param hasVerifier whether this browser has asked for a link, which a code can be exchanged for
 */
export function takeUrlSession(hasVerifier: boolean): UrlSession | undefined {
  const url = new URL(location.href);
  const hash = new URLSearchParams(url.hash.slice(1));
  const refreshToken = hash.get('refresh_token');
  const code = url.searchParams.get('code');
  const isCode = code !== null && /^[0-9a-f-]{36}$/i.test(code);
  const isTokens = hash.has('access_token') && refreshToken !== null;
  const isRefused = hash.has('error_code') || (hash.has('error') && hash.has('error_description'));
  if (!isTokens && !isRefused && !isCode) return undefined;

  if (isCode) url.searchParams.delete('code');
  else url.hash = '';
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  if (isTokens) {
    warnIfStale(Number(hash.get('expires_at')), Number(hash.get('expires_in')));
    return { kind: 'tokens', refreshToken, recovery: hash.get('type') === 'recovery' };
  }
  return isCode && hasVerifier ? { kind: 'code', code } : { kind: 'refused' };
}

function warnIfStale(expiresAt: number, expiresIn: number) {
  const age = Math.round(Date.now() / 1000) - (expiresAt - expiresIn);
  if (expiresAt > 0 && age > URL_SESSION_MAX_AGE_S)
    console.warn(`The session in the address was issued ${age} s ago: the link may be stale.`);
}
