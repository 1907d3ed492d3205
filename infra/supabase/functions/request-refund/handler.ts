import { returnForm } from '@agence/shared-contracts/forms/refund';
import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { type RefundToSend, sendRefund } from '../_shared/sendRefund.ts';
import { signedInUser } from '../_shared/signedInUser.ts';

const RefundRequest = v.strictObject({
  order_id: v.pipe(v.string(), v.uuid()),
  reason: v.optional(returnForm.entries.reason),
});

/**
 * Gives the money of one's own order back, within 30 days and not for a consultation (marketplace §9, AMB-51, AMB-66). Access and earnings follow when the
 * provider reports the refund.
 *
 * Codes: `sign_in_required`, `bad_request`, `order_not_found`, `refund_by_staff`, `refund_too_late`, `already_refunded`, `payment_disputed`,
 * `payment_unavailable`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const { order_id, reason } = await readJson(request, RefundRequest);
    await callDatabase(env, 'begin_refund', { buyer: user.id, order_id, reason: reason ?? null });
    const [due] = await callDatabase<RefundToSend[]>(env, 'refunds_to_send', { refund: order_id });
    // Asked again after the provider took it there is nothing to send.
    // Nobody knows whether the provider has taken one that could not be asked: `reconcile-payments` goes on with it.
    if (due && (await sendRefund(env, due)) === 'failed') {
      await callDatabase(env, 'abandon_refund', { order_id });
      throw new Refusal(502, 'payment_unavailable', 'The card provider did not take the refund.');
    }
    return Response.json({ status: 'requested' });
  });
}
