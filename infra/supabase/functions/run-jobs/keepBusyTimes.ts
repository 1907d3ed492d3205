import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { CalendarError, type CalendarReason } from './CalendarError.ts';
import { fetchCalendar } from './fetchCalendar.ts';

const AHEAD_MS = 91 * 86_400_000;

/**
 * Reads the calendar of somebody who takes appointments, and keeps when they are busy. What goes wrong is kept as well, for people to see:
 * the last known busy times stay, and the next reading comes by itself.
 *
 * @param read the calendar's text
 */
export async function keepBusyTimes(host: string | null, env: FunctionEnv, read = fetchCalendar): Promise<void> {
  const address = await callDatabase<string | null>(env, 'calendar_to_read', { host });
  if (!address) return;
  const now = Date.now();
  const [periods, problem] = await read(address)
    .then((text) => env.busyTimes(text, new Date(now), new Date(now + AHEAD_MS)))
    .then(({ periods, isPartial }) => [periods, isPartial ? ('partly' satisfies CalendarReason) : null] as const)
    .catch((error: unknown) => [[], reasonOf(error)] as const);
  const rows = periods.map(({ starts, ends }) => ({ starts_at: starts.toISOString(), ends_at: ends.toISOString() }));
  await callDatabase(env, 'keep_busy_times', { host, address, periods: rows, problem });
}

/** Why a calendar could not be read, as a code that the console has a sentence for (mfe-dashboards/src/content/appointments.ts). */
function reasonOf(error: unknown): string {
  return error instanceof CalendarError ? error.reason : 'unreadable';
}
