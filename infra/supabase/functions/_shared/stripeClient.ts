import Stripe from 'stripe';
import type { FunctionEnv } from './FunctionEnv.ts';

/** The card provider's client. A request that fails on the way is repeated with the same idempotency key. */
export function stripeClient(env: FunctionEnv): Stripe {
  return new Stripe(env.stripe.secretKey, {
    httpClient: Stripe.createFetchHttpClient(env.stripe.fetch),
    maxNetworkRetries: 2,
    timeout: 8000,
    telemetry: false,
  });
}
