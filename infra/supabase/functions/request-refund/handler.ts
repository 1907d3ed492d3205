import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser } from '../_shared/signedInUser.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

const RefundRequest = v.object({
  order_id: v.pipe(v.string(), v.uuid()),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
});

/**
 * Gives the money of one's own order back, within 30 days (§9, AMB-51). Access and earnings follow when the provider
 * reports the refund.
 *
 * Codes: `sign_in_required`, `bad_request`, `order_not_found`, `refund_too_late`, `already_refunded`,
 * `payment_unavailable`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const { order_id, reason } = await readJson(request, RefundRequest);
    const intent = await callDatabase<string>(env, 'begin_refund', {
      buyer: user.id,
      order_id,
      reason: reason ?? null,
    });
    try {
      await stripeClient(env).refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${order_id}` },
      );
    } catch (error) {
      console.error('request-refund:', error instanceof Error ? error.message : error);
      await callDatabase(env, 'abandon_refund', { order_id });
      throw new Refusal(502, 'payment_unavailable', 'The card provider did not take the refund.');
    }
    return Response.json({ status: 'requested' });
  });
}
