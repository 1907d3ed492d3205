import { isPaymentFunction } from './paymentFunctions.ts';

export type SecurityKind = 'sign_in' | 'refusal' | 'export' | 'payment';

/** What a request is to who looks for misuse; undefined for what nobody needs to know. */
export function securityKind(url: URL, method: string, status: number): SecurityKind | undefined {
  const { pathname, searchParams } = url;
  const isSignIn =
    pathname === '/auth/v1/verify' || (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password');
  // Who is turned away has tried nothing.
  if (isSignIn && status < 500 && status !== 429) return 'sign_in';
  const isPayment = isPaymentFunction(/^\/functions\/v1\/([\w-]+)$/.exec(pathname)?.[1] ?? '');
  if (isPayment && ![405, 429, 503].includes(status)) return 'payment';
  if (pathname === '/functions/v1/export-account' && method === 'POST') return 'export';
  return [401, 403, 429].includes(status) ? 'refusal' : undefined;
}
