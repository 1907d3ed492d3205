import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import type Stripe from 'stripe';

/** Where the simulator's pages are on the site. */
export const SIMULATOR_PATH = BACKEND_ADDRESSES.simulator;

/** A checkout session as the simulator keeps it and as its API shows it (the provider's field names). Amounts in cents. */
export interface SimulatedSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly livemode: false;
  readonly mode: 'payment';
  readonly url: string;
  readonly client_reference_id: string;
  readonly customer_email: string;
  readonly currency: string;
  readonly amount_total: number;
  readonly lines: readonly { readonly name: string; readonly description: string; readonly amount: number }[];
  readonly success_url: string;
  readonly cancel_url: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_refunded: number;
  /** How it was paid, which says how it goes on. */
  payment?: Payment;
  /** What was given back, each under the idempotency key that asked for it. */
  refunds?: readonly { readonly key: string | null; readonly refund: Stripe.Refund }[];
}

/** Test payments, one for each way that a payment can go. */
export const PAYMENTS = {
  carte: { label: 'Carte 4242 4242 4242 4242', note: 'acceptée tout de suite' },
  refus: { label: 'Carte 4000 0000 0000 0002', note: 'refusée par la banque' },
  debit: { label: 'Débit bancaire 000123456789', note: 'accepté après quelques secondes' },
  'debit-refus': { label: 'Débit bancaire 000222222227', note: 'refusé après quelques secondes' },
  retour: { label: 'Carte 4000 0000 0000 5126', note: 'acceptée ; tout remboursement revient de la banque' },
  'contestee-gagnee': {
    label: 'Carte 4000 0000 0000 0259',
    note: 'acceptée, puis contestée ; la banque rend l’argent',
  },
  'contestee-perdue': {
    label: 'Carte 4000 0000 0000 1976',
    note: 'acceptée, puis contestée ; la banque garde l’argent',
  },
} as const;
export type Payment = keyof typeof PAYMENTS;

/** Ways in which the confirmation reaches the site. */
export const DELIVERIES = {
  normale: 'Une fois, aussitôt',
  double: 'Deux fois, comme il arrive',
  tardive: 'En retard de 15 secondes',
  perdue: 'Jamais (la réconciliation la retrouve)',
} as const;
export type Delivery = keyof typeof DELIVERIES;
