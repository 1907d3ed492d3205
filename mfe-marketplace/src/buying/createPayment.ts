import * as v from 'valibot';

/** What a payment is asked for; the backend checks every value against its own. */
export interface PaymentRequest {
  readonly product_id: string;
  readonly product_name: string;
  /** Cents, CAD, before tax: what the visitor has seen. */
  readonly amount: number;
  readonly currency: 'CAD';
}

export type PaymentAnswer =
  | { readonly kind: 'open'; readonly url: string }
  /** Nothing was charged: the price is not what the visitor has seen. */
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'alreadyOwned' }
  /** The session has ended in the meantime. */
  | { readonly kind: 'signedOut' };

const openedSchema = v.object({ url: v.pipe(v.string(), v.check(isCheckoutUrl)), session_id: v.string() });
const refusedSchema = v.object({ code: v.string() });

/**
 * Asks the backend for a checkout page.
 *
 * @param key of the click: repeating a request under the same key never starts a second payment
 * @throws Error when no session could be made
 */
export async function createPayment(accessToken: string, request: PaymentRequest, key: string): Promise<PaymentAnswer> {
  const response = await fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(request),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { kind: 'open', url: v.parse(openedSchema, body).url };
  if (response.status === 401) return { kind: 'signedOut' };
  const code = v.is(refusedSchema, body) ? body.code : undefined;
  if (response.status === 409 && code === 'price_changed') return { kind: 'priceChanged' };
  if (response.status === 409 && code === 'already_owned') return { kind: 'alreadyOwned' };
  throw new Error(`No payment session: ${response.status} ${code ?? ''}`);
}

/** The card provider's pages are https; the simulator of a development site is on the site itself. */
function isCheckoutUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || origin === location.origin;
}
