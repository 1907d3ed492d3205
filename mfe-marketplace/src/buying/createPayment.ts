import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import * as v from 'valibot';

/** What a payment is asked for: one of three things. The backend checks every value against its own. */
export type PaymentRequest = (
  | { readonly product_id: string }
  | { readonly service_id: string }
  | { readonly tip_id: string }
) & {
  readonly product_name: string;
  /** Cents, CAD, before tax: what the visitor has seen. */
  readonly amount: number;
  readonly currency: 'CAD';
};

export type PaymentAnswer =
  | { readonly kind: 'open'; readonly url: string }
  /** Nothing was charged: the price is not what the visitor has seen. */
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'alreadyOwned' }
  /** An earlier payment for the same thing is being processed. */
  | { readonly kind: 'pending' }
  /** The creator has no public page any more: nothing can be given or booked. */
  | { readonly kind: 'creatorGone' }
  /** A public demonstration, where nothing is sold. */
  | { readonly kind: 'notForSale' }
  /** The session has ended in the meantime. */
  | { readonly kind: 'signedOut' };

/** Answers in which nothing was charged and nothing went wrong, by the backend's code. */
const refusals: Readonly<Record<string, 'priceChanged' | 'alreadyOwned' | 'pending' | 'creatorGone' | 'notForSale'>> = {
  price_changed: 'priceChanged',
  already_owned: 'alreadyOwned',
  payment_pending: 'pending',
  creator_page_withdrawn: 'creatorGone',
  public_demo: 'notForSale',
};

const openedSchema = v.object({ url: v.pipe(v.string(), v.check(isCheckoutUrl)), session_id: v.string() });
const refusedSchema = v.object({ code: v.string() });

/**
 * Asks the backend for a checkout page.
 *
 * @param key of the click: repeating a request under the same key never starts a second payment
 * @throws BackendRefusal when no session could be made
 */
export async function createPayment(accessToken: string, request: PaymentRequest, key: string): Promise<PaymentAnswer> {
  const response = await fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...request, origin: originOfVisit() }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { kind: 'open', url: v.parse(openedSchema, body).url };
  if (response.status === 401) return { kind: 'signedOut' };
  const code = v.is(refusedSchema, body) ? body.code : '';
  const refusal = refusals[code];
  if (refusal) return { kind: refusal };
  throw new BackendRefusal({ message: `No payment session: ${response.status} ${code}`, code }, response.status);
}

/** Where the visit began, as the shell keeps it in the tab (shell/src/lead/origin.ts). */
function originOfVisit(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem('agence-origine') ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** The card provider's pages are https; the simulator of a development site is on the site itself. */
function isCheckoutUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || origin === location.origin;
}
