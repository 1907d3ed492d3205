import type { FunctionEnv, FunctionHandler } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { handle as appointments } from '../../../supabase/functions/appointments/handler.ts';
import { handle as createPayment } from '../../../supabase/functions/create-payment/handler.ts';
import { handle as decideRefund } from '../../../supabase/functions/decide-refund/handler.ts';
import { handle as deleteAccount } from '../../../supabase/functions/delete-account/handler.ts';
import { handle as exportAccount } from '../../../supabase/functions/export-account/handler.ts';
import { handle as lead } from '../../../supabase/functions/lead/handler.ts';
import { handle as letterPreview } from '../../../supabase/functions/letter-preview/handler.ts';
import { handle as newsletter } from '../../../supabase/functions/newsletter/handler.ts';
import { handle as publishText } from '../../../supabase/functions/publish-text/handler.ts';
import { handle as requestRefund } from '../../../supabase/functions/request-refund/handler.ts';
import { handle as stripeWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { isLoopback } from './clientAddress.ts';
import { errorResponse, retryLater } from './errors.ts';
import type { PaymentFunction } from './paymentFunctions.ts';
import { RateLimit } from './RateLimit.ts';

interface FunctionRule {
  readonly handle: FunctionHandler;
  /** By each method that it answers: calls per client in ten minutes. */
  readonly calls: Readonly<Record<string, number>>;
}

const PAYMENTS: Readonly<Record<PaymentFunction, FunctionRule>> = {
  'create-payment': { handle: createPayment, calls: { POST: 120 } },
  'request-refund': { handle: requestRefund, calls: { POST: 20 } },
  'decide-refund': { handle: decideRefund, calls: { POST: 120 } },
  // The provider has one address and many events.
  'stripe-webhook': { handle: stripeWebhook, calls: { POST: 10_000 } },
};

/** The project's functions, the same handlers that `functions/<name>/index.ts` serves on Supabase. */
const FUNCTIONS: ReadonlyMap<string, FunctionRule> = new Map<string, FunctionRule>([
  ...Object.entries(PAYMENTS),
  ['lead', { handle: lead, calls: { POST: 20 } }],
  // Somebody who looks through weeks asks for each, and an office has one address. What is held is held from others.
  ['appointments', { handle: appointments, calls: { GET: 600, POST: 60 } }],
  ['publish-text', { handle: publishText, calls: { POST: 120 } }],
  ['newsletter', { handle: newsletter, calls: { GET: 60, POST: 60 } }],
  ['letter-preview', { handle: letterPreview, calls: { POST: 600 } }],
  ['export-account', { handle: exportAccount, calls: { POST: 20 } }],
  ['delete-account', { handle: deleteAccount, calls: { POST: 10 } }],
]);
const WINDOW_MS = 10 * 60 * 1000;

/**
 * Finds a function by name for a client, or says why it cannot be called now. Asked before the body is read.
 *
 * @param method of the request
 */
export type FunctionFinder = (
  name: string,
  method: string,
  client: string,
) => ((request: Request) => Promise<Response>) | Response;

/** @param env what Supabase's runtime would give the functions as environment */
export function createFunctionFinder(env: FunctionEnv): FunctionFinder {
  const functions = new Map(
    [...FUNCTIONS].map(([name, { handle, calls }]) => {
      const limits = Object.entries(calls).map(([method, count]) => [method, new RateLimit(count, WINDOW_MS)] as const);
      return [name, { handle, limits: new Map(limits) }];
    }),
  );
  return (name, method, client) => {
    const found = functions.get(name);
    if (!found) return errorResponse(404, 'not_found', 'There is no such function.');
    const limit = found.limits.get(method);
    if (!limit) {
      return errorResponse(405, 'method_not_allowed', 'This function does not answer this method.', {
        headers: { allow: [...found.limits.keys()].join(', ') },
      });
    }
    const seconds = limit.take(client);
    if (seconds > 0)
      return retryLater(429, 'over_request_rate_limit', 'Too many requests, please try again later.', seconds);
    // Behind a proxy that is not configured everybody is this machine: then it says nothing about who asks.
    const known = isLoopback(client) ? env : { ...env, client };
    return (request) => found.handle(request, known);
  };
}
