import { type FunctionEnv, handle as lead } from '../../../supabase/functions/lead/handler.ts';
import { errorResponse, retryLater } from './errors.ts';
import { RateLimit } from './RateLimit.ts';

/** The project's functions, the same handlers that `functions/<name>/index.ts` serves on Supabase. */
const FUNCTIONS: ReadonlyMap<string, (request: Request, env: FunctionEnv) => Promise<Response>> = new Map([
  ['lead', lead],
]);

const MAX_CALLS = 20;
const WINDOW_MS = 10 * 60 * 1000;

/** Runs a function by name for a client. */
export type FunctionRunner = (name: string, request: Request, client: string) => Promise<Response>;

/** @param env what Supabase's runtime would give the functions as environment */
export function createFunctionRunner(env: FunctionEnv): FunctionRunner {
  const calls = new RateLimit(MAX_CALLS, WINDOW_MS);
  return async (name, request, client) => {
    const run = FUNCTIONS.get(name);
    if (!run) return errorResponse(404, 'not_found', 'There is no such function.');
    if (request.method !== 'POST') {
      return errorResponse(405, 'method_not_allowed', 'Functions answer POST only.', {
        headers: { allow: 'POST' },
      });
    }
    const seconds = calls.take(`${name} ${client}`);
    if (seconds > 0)
      return retryLater(429, 'over_request_rate_limit', 'Too many requests, please try again later.', seconds);
    return run(request, env);
  };
}
