import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { checkoutPage, closedPage } from './checkoutPage.ts';
import { disputeOf } from './returnedPayment.ts';
import {
  DELIVERIES,
  type Delivery,
  PAYMENTS,
  type Payment,
  SIMULATOR_PATH,
  type SimulatedSession,
} from './SimulatedSession.ts';
import type { SimulatorStore } from './SimulatorStore.ts';
import { createStripeApi } from './stripeApi.ts';
import { type DeliveryOptions, WebhookDeliveries } from './WebhookDeliveries.ts';

/** A confirmation takes a moment, so that pages which wait for it are seen waiting. */
const DELIVERY_MS = 400;
const LATE_MS = 15_000;
/** How long a bank debit, a bank's complaint and its decision take here; days and weeks in reality. */
const DEBIT_MS = 8_000;
const DISPUTE_MS = 8_000;
const DECISION_MS = 60_000;

export interface SimulatorOptions extends DeliveryOptions {
  readonly store: SimulatorStore;
  readonly siteUrl: string;
  /** Nothing is sold: there is no page to pay on. */
  readonly publicDemo: boolean;
}

/**
 * The card provider of the embedded backend: the part of Stripe's API that our functions use, a page to pay on in
 * which the visitor chooses how it ends, and signed events that come late, twice or not at all.
 */
export class PaymentSimulator {
  readonly #options: SimulatorOptions;
  readonly deliveries: WebhookDeliveries;
  /** Stands in for `fetch` in the provider's SDK. */
  readonly api: typeof fetch;

  constructor(options: SimulatorOptions) {
    this.#options = options;
    this.deliveries = new WebhookDeliveries(options);
    this.api = createStripeApi({ ...options, deliveries: this.deliveries });
  }

  /** Answers below `SIMULATOR_PATH`: GET shows the page, POST pays. */
  async page(request: Request): Promise<Response> {
    const { store, now, publicDemo } = this.#options;
    if (publicDemo) return closedPage('Cette démonstration publique ne vend rien.', '/boutique', 403);
    const id = new URL(request.url).pathname.slice(SIMULATOR_PATH.length + 1);
    const session = await store.find(id);
    if (!session) return closedPage('Cette page de paiement n’existe pas.', '/boutique', 404);
    if (session.status === 'open' && session.expires_at * 1000 < now()) await this.#expire(session);
    if (session.status === 'complete') {
      return closedPage('Ce paiement a déjà été fait.', successUrl(session));
    }
    if (session.status === 'expired') return closedPage('Cette page de paiement a expiré.', session.cancel_url);
    if (request.method !== 'POST') return checkoutPage(session);

    const fields = await request.formData().catch(() => new FormData());
    const payment = choice(fields.get('paiement'), PAYMENTS, 'carte') as Payment;
    const delivery = choice(fields.get('livraison'), DELIVERIES, 'normale') as Delivery;
    return this.#pay(session, payment, delivery);
  }

  async #pay(session: SimulatedSession, payment: Payment, delivery: Delivery): Promise<Response> {
    const intent = `pi_sim_${randomBytes(12).toString('hex')}`;
    if (payment === 'refus') {
      await this.#report('payment_intent.payment_failed', { id: intent, object: 'payment_intent' }, delivery);
      return checkoutPage(session, 'Votre carte a été refusée. Essayez-en une autre.');
    }
    const isLater = payment === 'debit' || payment === 'debit-refus';
    const paid: SimulatedSession = {
      ...session,
      status: 'complete',
      payment_status: isLater ? 'unpaid' : 'paid',
      payment_intent: intent,
      payment,
    };
    // A second click comes too late and lands on the same page.
    if (await this.#options.store.change(paid, 'open')) {
      await this.#report('checkout.session.completed', paid, delivery);
      if (payment === 'debit') await this.#settle({ ...paid, payment_status: 'paid' }, 'succeeded', delivery);
      if (payment === 'debit-refus') await this.#settle(paid, 'failed', delivery);
      if (payment === 'contestee-gagnee') await this.#contest(paid, 'won', delivery);
      if (payment === 'contestee-perdue') await this.#contest(paid, 'lost', delivery);
    }
    return new Response(null, { status: 303, headers: { location: successUrl(session) } });
  }

  /** The bank's answer to a debit, some time after the page. */
  async #settle(session: SimulatedSession, outcome: 'succeeded' | 'failed', delivery: Delivery): Promise<void> {
    await this.#options.store.change(session, 'complete');
    await this.#report(`checkout.session.async_payment_${outcome}`, session, delivery, DEBIT_MS);
  }

  /** A bank's complaint: it takes the money, and decides later who keeps it. */
  async #contest(session: SimulatedSession, outcome: 'won' | 'lost', delivery: Delivery): Promise<void> {
    const at = (status: Stripe.Dispute.Status) => disputeOf(session, status, this.#options.now());
    await this.#report('charge.dispute.created', at('needs_response'), delivery, DISPUTE_MS);
    await this.#report('charge.dispute.funds_withdrawn', at('needs_response'), delivery, DISPUTE_MS);
    await this.#report('charge.dispute.closed', at(outcome), delivery, DISPUTE_MS + DECISION_MS);
    if (outcome === 'lost') return;
    await this.#report('charge.dispute.funds_reinstated', at('won'), delivery, DISPUTE_MS + DECISION_MS);
  }

  async #expire(session: SimulatedSession): Promise<void> {
    session.status = 'expired';
    if (await this.#options.store.change(session, 'open')) {
      await this.#report('checkout.session.expired', session, 'normale');
    }
  }

  async #report(type: Stripe.Event['type'], object: object, delivery: Delivery, afterMs = 0): Promise<void> {
    if (delivery === 'perdue') return;
    const delay = afterMs + (delivery === 'tardive' ? LATE_MS : DELIVERY_MS);
    await this.deliveries.queue(type, { ...object }, delay, delivery === 'double' ? 2 : 1);
  }
}

function choice(value: unknown, choices: object, standard: string): string {
  return typeof value === 'string' && Object.hasOwn(choices, value) ? value : standard;
}

function successUrl(session: SimulatedSession): string {
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
}
