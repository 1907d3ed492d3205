import { declineForm } from '@agence/shared-contracts/forms/refund';
import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { type RefundToSend, sendRefund } from '../_shared/sendRefund.ts';
import { signedInUser } from '../_shared/signedInUser.ts';

const Decision = v.strictObject({
  /** Of the buyer's question, or a new one. */
  refund: v.pipe(v.string(), v.uuid()),
  order_id: v.pipe(v.string(), v.uuid()),
  /** With taxes; null declines the question. */
  amount_cents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ...declineForm.entries,
});

/**
 * What support has decided about an order's money (AMB-66). The database decides whether they may, as whom they are and
 * with their second factor; what it has taken is sent, now or by `reconcile-payments`.
 *
 * Codes: `sign_in_required`, `bad_request`, 42501, `second_factor_required`, `order_not_found`, `already_decided`,
 * `refund_too_large`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    await signedInUser(request, env);
    const { refund, order_id, amount_cents, answer } = await readJson(request, Decision);
    const decision = { refund, of_order: order_id, cents: amount_cents, answer };
    await callDatabase(env, 'decide_refund', decision, request.headers.get('authorization'));
    if (amount_cents === null) return Response.json({ status: 'declined' });
    const [due] = await callDatabase<RefundToSend[]>(env, 'refunds_to_send', { refund });
    return Response.json({ status: due ? await sendRefund(env, due) : 'sent' });
  });
}
