import Stripe from 'stripe';
import { callDatabase } from './database.ts';
import type { FunctionEnv } from './FunctionEnv.ts';
import { stripeClient } from './stripeClient.ts';

/** A refund that the database has decided and the card provider is to be told of. */
export interface RefundToSend {
  readonly id: string;
  readonly payment_intent_id: string;
  readonly amount_cents: number;
}

/**
 * Tells the card provider once, whoever sends it how often: the refund's id is its idempotency key (PAY-07), and as the
 * provider forgets keys after a day, what it has taken is looked for first. Money, access and earnings follow when it reports
 * the refund.
 *
 * @returns `sent`; `failed` where the provider will never take it; `sending` where it could not be asked, to be sent again
 */
export async function sendRefund(env: FunctionEnv, refund: RefundToSend): Promise<'sent' | 'failed' | 'sending'> {
  const { id, payment_intent_id, amount_cents } = refund;
  try {
    const { refunds } = stripeClient(env);
    const { data: known } = await refunds.list({ payment_intent: payment_intent_id, limit: 100 });
    // What a bank has sent back is sent anew, under another key: the provider would answer with the failed one.
    const ours = known.filter(({ metadata }) => metadata?.refund === id);
    const failed = ours.filter(({ status }) => status === 'failed' || status === 'canceled');
    const taken =
      ours.find((each) => !failed.includes(each)) ??
      (await refunds.create(
        {
          ...{ payment_intent: payment_intent_id, amount: amount_cents, reason: 'requested_by_customer' },
          metadata: { refund: id },
        },
        { idempotencyKey: ['refund', id, ...(failed.length > 0 ? [failed.length] : [])].join('-') },
      ));
    await callDatabase(env, 'settle_sent_refund', { refund: id, provider_id: taken.id });
    return 'sent';
  } catch (error) {
    console.error('sendRefund:', error instanceof Error ? error.message : error);
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return 'sending';
    await callDatabase(env, 'settle_sent_refund', { refund: id, provider_id: null });
    return 'failed';
  }
}
