import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BusyTimes } from '../../supabase/functions/run-jobs/busyTimes.ts';
import { CalendarError, type CalendarReason } from '../../supabase/functions/run-jobs/CalendarError.ts';

/** Ten thousand events take two seconds on a slow machine; with what a job may take to fetch them, they fit into its lease. */
const LIMIT_MS = 10_000;

/** What the thread answers. */
export type BusyTimesAnswer = BusyTimes | { readonly reason: CalendarReason };

/**
 * Reads a calendar on a thread of its own, which is ended when it takes too long: requests go on meanwhile, whatever is in the file.
 *
 * @throws CalendarError
 */
export async function busyTimesOnThread(text: string, from: Date, to: Date, limitMs = LIMIT_MS): Promise<BusyTimes> {
  const worker = new Worker(new URL('./busyTimesThread.ts', import.meta.url), {
    workerData: { text, from, to },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) }).catch(() => {
      throw new CalendarError('slow');
    })) as [BusyTimesAnswer];
    if ('reason' in answer) throw new CalendarError(answer.reason);
    return answer;
  } finally {
    await worker.terminate();
  }
}
