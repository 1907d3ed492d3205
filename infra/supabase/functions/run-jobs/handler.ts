import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { runJobs } from './runJobs.ts';

/**
 * Does what is due. To be called every ten seconds with the service key as bearer token; the embedded backend does so itself.
 *
 * Codes: 401 `sign_in_required`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    if (request.headers.get('authorization') !== `Bearer ${env.secretKey}`) {
      throw new Refusal(401, 'sign_in_required', 'Only the service role runs jobs.');
    }
    return Response.json({ done: await runJobs(env) });
  });
}
