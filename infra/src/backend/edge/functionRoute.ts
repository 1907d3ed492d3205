import type { FunctionEnv, FunctionHandler } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { handle as createPayment } from '../../../supabase/functions/create-payment/handler.ts';
import { handle as deleteAccount } from '../../../supabase/functions/delete-account/handler.ts';
import { handle as exportAccount } from '../../../supabase/functions/export-account/handler.ts';
import { handle as lead } from '../../../supabase/functions/lead/handler.ts';
import { handle as newsletter } from '../../../supabase/functions/newsletter/handler.ts';
import { handle as requestRefund } from '../../../supabase/functions/request-refund/handler.ts';
import { handle as stripeWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { errorResponse, retryLater } from './errors.ts';
import { RateLimit } from './RateLimit.ts';

interface FunctionRule {
  readonly handle: FunctionHandler;
  /** Calls per client in ten minutes. */
  readonly calls: number;
  /** POST when left out. */
  readonly methods?: readonly string[];
}

/** The project's functions, the same handlers that `functions/<name>/index.ts` serves on Supabase. */
const FUNCTIONS: ReadonlyMap<string, FunctionRule> = new Map([
  ['lead', { handle: lead, calls: 20 }],
  ['create-payment', { handle: createPayment, calls: 120 }],
  ['request-refund', { handle: requestRefund, calls: 20 }],
  ['newsletter', { handle: newsletter, calls: 60, methods: ['GET', 'POST'] }],
  ['export-account', { handle: exportAccount, calls: 20 }],
  ['delete-account', { handle: deleteAccount, calls: 10 }],
  // The provider has one address and many events.
  ['stripe-webhook', { handle: stripeWebhook, calls: 10_000 }],
]);
const WINDOW_MS = 10 * 60 * 1000;

/** Runs a function by name for a client. */
export type FunctionRunner = (name: string, request: Request, client: string) => Promise<Response>;

/** @param env what Supabase's runtime would give the functions as environment */
export function createFunctionRunner(env: FunctionEnv): FunctionRunner {
  const limits = new Map([...FUNCTIONS].map(([name, { calls }]) => [name, new RateLimit(calls, WINDOW_MS)]));
  return async (name, request, client) => {
    const rule = FUNCTIONS.get(name);
    if (!rule) return errorResponse(404, 'not_found', 'There is no such function.');
    const methods = rule.methods ?? ['POST'];
    if (!methods.includes(request.method)) {
      return errorResponse(405, 'method_not_allowed', 'This function does not answer this method.', {
        headers: { allow: methods.join(', ') },
      });
    }
    const seconds = limits.get(name)?.take(client) ?? 0;
    if (seconds > 0)
      return retryLater(429, 'over_request_rate_limit', 'Too many requests, please try again later.', seconds);
    return rule.handle(request, env);
  };
}
