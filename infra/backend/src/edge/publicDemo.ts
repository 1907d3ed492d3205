import { PAYMENT_FUNCTIONS } from './paymentFunctions.ts';

/** What a public demonstration does not do, besides paying: it sends no mail, and its one account is everybody's. */
const CLOSED: readonly (readonly [path: RegExp, method?: string])[] = [
  // Each needs a mail that nobody gets, or leads to an account that nobody can confirm.
  [/^\/auth\/v1\/(?:signup|otp|magiclink|verify|recover|resend|reauthenticate)$/],
  // Password and address of an account that many people use.
  [/^\/auth\/v1\/user$/, 'PUT'],
  [/^\/auth\/v1\/factors(?:\/|$)/],
  [new RegExp(`^/functions/v1/(?:${PAYMENT_FUNCTIONS.join('|')}|delete-account)$`)],
];

/** Whether a public demonstration refuses a request, whoever sends it (AMB-59). */
export function isClosedInDemo({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return CLOSED.some(([path, only]) => path.test(pathname) && (only === undefined || only === method));
}
