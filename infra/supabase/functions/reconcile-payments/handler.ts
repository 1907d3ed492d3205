import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { type RefundToSend, sendRefund } from '../_shared/sendRefund.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

/**
 * Asks the card provider about sessions that have said nothing for ten minutes and applies what it answers, as if the
 * event had come (PAY-08), and sends the refunds whose sending was interrupted. What fails is said, and stops none of the others.
 * To be called every quarter of an hour with the service key as bearer token; the embedded backend does so itself.
 *
 * Codes: 401 `sign_in_required`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    if (request.headers.get('authorization') !== `Bearer ${env.secretKey}`) {
      throw new Refusal(401, 'sign_in_required', 'Only the service role reconciles payments.');
    }
    const stripe = stripeClient(env);
    const outcomes: Record<string, string> = {};
    const attempt = async (id: string, work: () => Promise<string | undefined>) => {
      try {
        const outcome = await work();
        if (outcome) outcomes[id] = outcome;
      } catch (error) {
        console.error('reconcile-payments:', error instanceof Error ? error.message : error);
        outcomes[id] = 'unreachable';
      }
    };
    for (const refund of await callDatabase<RefundToSend[]>(env, 'refunds_to_send', {})) {
      await attempt(refund.id, () => sendRefund(env, refund));
    }
    for (const id of await callDatabase<string[]>(env, 'unsettled_checkouts', {})) {
      await attempt(id, async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status === 'open') return undefined;
        const type = session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
        // The state is part of the id: asked again it is applied once, and a later state is another event.
        const event = {
          id: `reconcile_${id}_${session.status}_${session.payment_status}`,
          type,
          data: { object: session },
        };
        return callDatabase<string>(env, 'apply_stripe_event', { event });
      });
    }
    return Response.json(outcomes);
  });
}
