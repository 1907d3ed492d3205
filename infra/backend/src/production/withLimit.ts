import { TimeoutError, withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import { MailError } from '../../../supabase/functions/_shared/mail/MailError.ts';

/**
 * Waits for a hand-over no longer than a lease may last.
 *
 * @throws MailError `unknown` after the limit: what is still on its way may yet arrive
 */
export function withLimit<Result>(handOver: Promise<Result>, limitMs: number): Promise<Result> {
  return withTimeout(handOver, limitMs, 'The mail server').catch((error: unknown) => {
    throw error instanceof TimeoutError ? new MailError('unknown', 'The mail server took too long.') : error;
  });
}
