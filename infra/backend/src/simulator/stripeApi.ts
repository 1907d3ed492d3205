import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type FormValue, parseFormBody } from './formBody.ts';
import { refundedCharge, refundOf } from './returnedPayment.ts';
import { SIMULATOR_PATH, type SimulatedSession } from './SimulatedSession.ts';
import type { SimulatorStore } from './SimulatorStore.ts';
import type { WebhookDeliveries } from './WebhookDeliveries.ts';

/** A refund is reported a moment after it was taken, and sent back by its bank days later; here after seconds. */
const REPORT_MS = 400;
const RETURN_MS = 8_000;

interface ApiOptions {
  readonly store: SimulatorStore;
  readonly deliveries: WebhookDeliveries;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Checkout sessions (create, retrieve, expire) and refunds (create, list), as `fetch` for the provider's SDK. */
export function createStripeApi(options: ApiOptions): typeof fetch {
  // One refund after the other: of two that ask under one key the second gets what the first has made.
  let refunding: Promise<unknown> = Promise.resolve();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const fields = parseFormBody(await request.text());
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      const session = newSession(fields, options.siteUrl);
      return Response.json(await options.store.add(session, request.headers.get('idempotency-key')));
    }
    if (request.method === 'POST' && pathname === '/v1/refunds') {
      const made = refunding.then(() => refund(fields, request.headers.get('idempotency-key'), options));
      refunding = made.catch(() => undefined);
      return made;
    }
    if (pathname === '/v1/refunds') {
      const { refunds = [] } = (await options.store.findByPayment(searchParams.get('payment_intent') ?? '')) ?? {};
      return Response.json({ object: 'list', data: refunds.map(({ refund }) => refund), has_more: false });
    }
    const [, id, action] = /^\/v1\/checkout\/sessions\/([\w]+)(\/expire)?$/.exec(pathname) ?? [];
    const session = id ? await options.store.find(id) : undefined;
    if (!session) return refused(404, 'resource_missing', `No such resource: ${pathname}`);
    if (!action) return Response.json(session);
    const isOpen = await options.store.change({ ...session, status: 'expired' }, 'open');
    if (!isOpen) return refused(400, 'resource_not_open', 'Only open sessions can be expired.');
    return Response.json({ ...session, status: 'expired' });
  };
}

function newSession(fields: { [key: string]: FormValue }, siteUrl: string): SimulatedSession {
  const id = `cs_test_sim_${randomBytes(16).toString('hex')}`;
  const lines = Object.values(inner(fields, 'line_items')).map((line) => {
    const price = inner(line, 'price_data');
    const product = inner(price, 'product_data');
    return {
      name: text(product, 'name'),
      description: text(product, 'description'),
      amount: Number(text(price, 'unit_amount')) * Number(text(line, 'quantity')),
    };
  });
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    url: `${siteUrl}${SIMULATOR_PATH}/${id}`,
    client_reference_id: text(fields, 'client_reference_id'),
    customer_email: text(fields, 'customer_email'),
    currency: 'cad',
    amount_total: lines.reduce((total, { amount }) => total + amount, 0),
    lines,
    success_url: text(fields, 'success_url'),
    cancel_url: text(fields, 'cancel_url'),
    expires_at: Number(text(fields, 'expires_at')),
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_refunded: 0,
  };
}

async function refund(
  fields: { [key: string]: FormValue },
  idempotencyKey: string | null,
  { store, deliveries, now }: ApiOptions,
): Promise<Response> {
  const intent = text(fields, 'payment_intent');
  const session = await store.findByPayment(intent);
  if (session?.payment_status !== 'paid') return refused(404, 'resource_missing', `No such payment: ${intent}`);
  const known = idempotencyKey && session.refunds?.find(({ key }) => key === idempotencyKey);
  if (known) return Response.json(known.refund);
  const left = session.amount_total - session.amount_refunded;
  const amount = fields.amount ? Number(fields.amount) : left;
  if (left === 0) return refused(400, 'charge_already_refunded', 'The payment has been refunded.');
  if (amount > left) return refused(400, 'amount_too_large', 'More than is left of the payment.');
  const metadata = inner(fields, 'metadata') as Record<string, string>;
  const made = refundOf(intent, `re_sim_${randomBytes(8).toString('hex')}`, amount, metadata, now());
  // Its bank sends it back a moment after having taken it.
  const comesBack = session.payment === 'retour';
  const kept: Stripe.Refund = comesBack
    ? { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' }
    : made;
  const amount_refunded = session.amount_refunded + amount;
  const refunds = [...(session.refunds ?? []), { key: idempotencyKey, refund: kept }];
  const change = { ...session, refunds, amount_refunded: comesBack ? session.amount_refunded : amount_refunded };
  await store.change(change, 'complete');
  await deliveries.queue('refund.created', made, REPORT_MS);
  await deliveries.queue('charge.refunded', refundedCharge(intent, session.amount_total, amount_refunded), REPORT_MS);
  if (comesBack) await deliveries.queue('refund.failed', kept, RETURN_MS);
  return Response.json(made);
}

function inner(value: FormValue | undefined, key: string): { [key: string]: FormValue } {
  const found = typeof value === 'object' ? value[key] : undefined;
  return typeof found === 'object' ? found : {};
}

function text(value: FormValue | undefined, key: string): string {
  const found = typeof value === 'object' ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

function refused(status: number, code: string, message: string): Response {
  return Response.json({ error: { type: 'invalid_request_error', code, message } }, { status });
}
