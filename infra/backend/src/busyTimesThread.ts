import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from '../../supabase/functions/run-jobs/busyTimes.ts';
import { CalendarError } from '../../supabase/functions/run-jobs/CalendarError.ts';
import type { BusyTimesAnswer } from './busyTimesOnThread.ts';

// The other half of busyTimesOnThread.ts.
const { text, from, to } = workerData as { readonly text: string; readonly from: Date; readonly to: Date };
parentPort?.postMessage(answer());

function answer(): BusyTimesAnswer {
  try {
    return busyTimes(text, from, to);
  } catch (error) {
    return { reason: error instanceof CalendarError ? error.reason : 'unreadable' };
  }
}
