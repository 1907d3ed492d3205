import type Stripe from 'stripe';
import type { SimulatedSession } from './SimulatedSession.ts';

/** Days that a seller has to answer a bank. */
const DAYS_TO_ANSWER = 7;
const DAY_SECONDS = 86_400;

/** A refund as the provider's interface shows it. @param amount in cents, with taxes */
export function refundOf(
  intent: string,
  id: string,
  amount: number,
  metadata: Stripe.Metadata,
  now: number,
): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: chargeId(intent),
    created: Math.floor(now / 1000),
    currency: 'cad',
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: intent,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** What of a charge is reported once money has gone back. */
export function refundedCharge(intent: string, amount: number, amount_refunded: number) {
  return {
    id: chargeId(intent),
    object: 'charge',
    payment_intent: intent,
    amount,
    amount_refunded,
    refunded: amount_refunded === amount,
  } satisfies Partial<Stripe.Charge>;
}

/** A whole payment that its bank contests, without the evidence that nobody here writes. */
export function disputeOf(
  session: SimulatedSession,
  status: Stripe.Dispute.Status,
  now: number,
): Omit<Stripe.Dispute, 'evidence'> {
  const intent = session.payment_intent ?? '';
  const created = Math.floor(now / 1000);
  return {
    id: `dp_${intent.slice(3)}`,
    object: 'dispute',
    amount: session.amount_total,
    balance_transactions: [],
    charge: chargeId(intent),
    created,
    currency: 'cad',
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
}

const chargeId = (intent: string) => `ch_${intent.slice(3)}`;
