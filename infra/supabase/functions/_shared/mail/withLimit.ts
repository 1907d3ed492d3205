import { MailError } from './MailError.ts';

/**
 * Waits for a hand-over no longer than a lease may last.
 *
 * @throws MailError `unknown` after the limit: what is still on its way may yet arrive
 */
export async function withLimit<Result>(handOver: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailError('unknown', 'The mail server took too long.')), limitMs);
  });
  try {
    return await Promise.race([handOver, late]);
  } finally {
    clearTimeout(timer);
  }
}
