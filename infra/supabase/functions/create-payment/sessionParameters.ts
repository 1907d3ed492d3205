import type Stripe from 'stripe';
import type { User } from '../_shared/signedInUser.ts';

/** What `begin_checkout` reserves; amounts in cents. */
export interface Checkout {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly subtotal_cents: number;
  readonly tps_cents: number;
  readonly tvq_cents: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly creator_slug: string | null;
  readonly stripe_session_id: string | null;
  readonly url: string | null;
  /** A session to close, because its price no longer holds. */
  readonly replaces: string | null;
}

/** The provider's page in French, with both taxes on lines of their own (AMB-52), and where it leads afterwards. */
export function sessionParameters(
  checkout: Checkout,
  user: User,
  productPath: string | undefined,
  siteUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const cancelPath = productPath ?? (checkout.creator_slug ? `/creators/${checkout.creator_slug}` : '/boutique');
  const line = (name: string, cents: number, description?: string) => ({
    quantity: 1,
    price_data: {
      currency: 'cad',
      unit_amount: cents,
      product_data: { name, ...(description ? { description: description.slice(0, 500) } : {}) },
    },
  });
  return {
    mode: 'payment',
    locale: 'fr-CA',
    client_reference_id: checkout.id,
    customer_email: user.email,
    expires_at: checkout.expires_at,
    success_url: `${siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: siteUrl + cancelPath,
    line_items: [
      line(checkout.name, checkout.subtotal_cents, checkout.description),
      ...(checkout.tps_cents > 0 ? [line('TPS (5 %)', checkout.tps_cents)] : []),
      ...(checkout.tvq_cents > 0 ? [line('TVQ (9,975 %)', checkout.tvq_cents)] : []),
    ],
  };
}
