import type { Sql } from '../sql.ts';

/**
 * What may be reported of one payment. `half` and `whole` carry the total returned so far, as the provider does; the half is one refund
 * and the rest another, each with reports of its own. A bank contests the other half, withdraws it, and decides.
 */
export const REPORTS = [
  'paid',
  'pending',
  'succeeded',
  'failed',
  'expired',
  'declined',
  'half',
  'whole',
  'halfMade',
  'halfBack',
  'restBack',
  'contested',
  'withdrawn',
  'reinstated',
  'lost',
] as const;
export type Report = (typeof REPORTS)[number];
export const TOTAL = 22_650;

/** Calls a function of the database as the service role. */
export type CallDatabase = <Result>(name: string, parameters: Readonly<Record<string, unknown>>) => Promise<Result>;

/** Payments of one person for one product, and what the card provider may report of them. */
export class PaymentReports {
  readonly #call: CallDatabase;
  readonly #sql: Sql;
  readonly #buyer: string;
  #made = 0;

  constructor(call: CallDatabase, sql: Sql, buyer: string) {
    this.#call = call;
    this.#sql = sql;
    this.#buyer = buyer;
  }

  /** A fresh wish to buy, everything before it forgotten, and its events. */
  async checkout() {
    this.#made += 1;
    const number = this.#made;
    await this.#sql('delete from public.creator_earnings where order_item_id is not null');
    for (const table of ['orders', 'checkout_sessions', 'user_products']) {
      await this.#sql(`delete from public.${table} where user_id = $1`, [this.#buyer]);
    }
    const id = await this.begin(this.#buyer);
    const session = {
      id: `cs_${number}`,
      client_reference_id: id,
      amount_total: TOTAL,
      currency: 'cad',
      payment_intent: `pi_${number}`,
    };
    const { payment_intent } = session;
    const refund = (part: string) => ({ id: `re_${number}_${part}`, payment_intent, amount: TOTAL / 2 });
    const dispute = { id: `dp_${number}`, payment_intent, amount: TOTAL / 2, reason: 'fraudulent' };
    const objects: Record<Report, [string, object]> = {
      paid: ['checkout.session.completed', { ...session, payment_status: 'paid' }],
      pending: ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
      succeeded: ['checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' }],
      failed: ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }],
      expired: ['checkout.session.expired', { ...session, payment_intent: null, payment_status: 'unpaid' }],
      declined: ['payment_intent.payment_failed', { id: session.payment_intent }],
      half: ['charge.refunded', { payment_intent: session.payment_intent, amount_refunded: TOTAL / 2 }],
      whole: ['charge.refunded', { payment_intent: session.payment_intent, amount_refunded: TOTAL }],
      halfMade: ['refund.created', { ...refund('half'), status: 'succeeded' }],
      halfBack: ['refund.failed', { ...refund('half'), status: 'failed' }],
      // The name under which older versions of the provider's interface report it.
      restBack: ['charge.refund.updated', { ...refund('rest'), status: 'failed' }],
      contested: ['charge.dispute.created', { ...dispute, status: 'needs_response' }],
      withdrawn: ['charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' }],
      reinstated: ['charge.dispute.funds_reinstated', { ...dispute, status: 'won' }],
      lost: ['charge.dispute.closed', { ...dispute, status: 'lost' }],
    };
    const event = (report: Report) => ({
      id: `evt_${number}_${report}`,
      type: objects[report][0],
      data: { object: objects[report][1] },
    });
    return { id, event };
  }

  /** Begins to buy the course on Google Ads. @returns the checkout's id */
  async begin(buyer: string): Promise<string> {
    const [product] = await this.#sql<{ id: string }>(`select id from public.products where name like 'Google Ads%'`);
    const { id } = await this.#call<{ id: string }>('begin_checkout', {
      buyer,
      item_kind: 'product',
      item: product?.id,
      expected_cents: 19_700,
      idempotency_key: null,
    });
    return id;
  }

  apply(event: object): Promise<string> {
    return this.#call<string>('apply_stripe_event', { event });
  }

  async state(id: string) {
    const [found] = await this.#sql<Record<string, unknown>>(
      `select c.status, o.status as "order", coalesce(o.refunded_cents, 0) as refunded, coalesce(o.disputed_cents, 0) as disputed,
         o.dispute_status as dispute,
         (select coalesce(sum(j.total_cents), 0)::integer from public.journal_entries j where j.order_id = c.id) as journal,
         (select count(*)::integer from public.order_items where order_id = c.id) as items,
         (select count(*)::integer from public.user_products u where u.user_id = c.user_id and u.is_active) as access,
         (select coalesce(sum(e.creator_cents), 0)::integer from public.creator_earnings e
          join public.order_items i on i.id = e.order_item_id where i.order_id = c.id) as earned
       from public.checkout_sessions c left join public.orders o on o.id = c.id where c.id = $1`,
      [id],
    );
    return found;
  }
}

/** What must be true in the end, whatever the order: a function of the set of reports alone. */
export function finalState(reports: readonly Report[]) {
  const has = (report: Report) => reports.includes(report);
  const isPaid = has('paid') || has('succeeded');
  const half = TOTAL / 2;
  const charged = has('whole') ? TOTAL : has('half') ? half : 0;
  const back = (has('halfBack') ? half : 0) + (has('restBack') ? half : 0);
  const refunded = isPaid ? Math.max(has('halfMade') && !has('halfBack') ? half : 0, charged - back) : 0;
  const disputed = isPaid && (has('withdrawn') || has('lost')) && !has('reinstated') ? half : 0;
  const left = TOTAL - refunded - disputed;
  const status = isPaid
    ? 'paid'
    : has('failed')
      ? 'failed'
      : has('expired')
        ? 'expired'
        : has('pending')
          ? 'processing'
          : 'open';
  const isContested = has('contested') || has('withdrawn') || has('reinstated') || has('lost');
  return {
    status,
    order: !isPaid ? null : refunded === TOTAL ? 'refunded' : refunded > 0 ? 'partially_refunded' : 'paid',
    refunded,
    disputed,
    dispute: !isPaid || !isContested ? null : has('reinstated') ? 'won' : has('lost') ? 'lost' : 'open',
    journal: isPaid ? left : 0,
    items: isPaid ? 1 : 0,
    access: isPaid && left > 0 ? 1 : 0,
    earned: !isPaid || left <= 0 ? 0 : left < TOTAL ? 6895 : 13_790,
  };
}
