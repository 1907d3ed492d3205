import { isoDate } from '@agence/shared-contracts/format/frenchDate';
/** A day of the week. */
export interface DayMinutes {
  /** `2026-11-24`, the day in Québec. */
  readonly day: string;
  /** Minutes learned; undefined for a day that has not come. */
  readonly minutes: number | undefined;
  readonly isToday: boolean;
}

interface Session {
  readonly session_start: string;
  readonly session_end: string | null;
}

const DAY_MS = 86_400_000;
/** A session counts for no longer (AMB-34), as in `private.learned_minutes`. */
const LONGEST_MS = 12 * 3_600_000;

/**
 * The week that a moment is in, Monday to Sunday in Québec. What two devices learned at the same time counts once, on the
 * day when it began.
 */
export function weekOf(sessions: readonly Session[], now: Date): readonly DayMinutes[] {
  const today = isoDate(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(noon + (index - sinceMonday) * DAY_MS).toISOString().slice(0, 10);
    const isToday = day === today;
    return { day, isToday, minutes: day > today ? undefined : minutesOf(sessions, day) };
  });
}

function minutesOf(sessions: readonly Session[], day: string): number {
  const spans = sessions
    .flatMap(({ session_start, session_end }) => {
      const from = Date.parse(session_start);
      if (!session_end || isoDate(from) !== day) return [];
      return [{ from, to: Math.min(Date.parse(session_end), from + LONGEST_MS) }];
    })
    .sort((one, other) => one.from - other.from);
  let total = 0;
  let counted = 0;
  for (const { from, to } of spans) {
    total += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return Math.floor(total / 60_000);
}
