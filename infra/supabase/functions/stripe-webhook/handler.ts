import Stripe from 'stripe';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

/** How old a signature may be, so that a recorded delivery cannot be played again later (PAY-02). */
const TOLERANCE_SECONDS = 300;

/**
 * Takes what the card provider reports. The signature covers the body's very bytes; everything the event means happens
 * in one transaction of the database, and only then is it acknowledged, so the provider repeats what was lost
 * (PAY-03 to PAY-06, INF-008).
 *
 * Codes: 400 `bad_signature`, 503 `unexpected_failure` (to be repeated).
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const event = await verifiedEvent(request, env);
    const outcome = await callDatabase<string>(env, 'apply_stripe_event', { event });
    return Response.json({ received: true, outcome });
  });
}

async function verifiedEvent(request: Request, env: FunctionEnv): Promise<Stripe.Event> {
  const body = await request.text();
  const refused = new Refusal(400, 'bad_signature', 'The signature does not belong to this body.');
  const signature = request.headers.get('stripe-signature') ?? '';
  // The SDK refuses old signatures only.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)) throw refused;
  try {
    return await stripeClient(env).webhooks.constructEventAsync(
      body,
      signature,
      env.stripe.webhookSecret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch {
    throw refused;
  }
}
