import { isoDate, weekdayDate } from '@agence/shared-contracts/format/frenchDate';

/** Times by the days of Québec that they are on. */
export function timesByDay(times: readonly string[]): readonly (readonly [label: string, times: readonly Date[]])[] {
  const days = new Map<string, Date[]>();
  for (const time of times) {
    const at = new Date(time);
    const label = weekdayDate(at);
    days.set(label, [...(days.get(label) ?? []), at]);
  }
  return [...days];
}

/** The day in Québec some days from now, as `2026-12-03`. */
export const dayFromNow = (days: number, now = Date.now()) => isoDate(now + days * 86_400_000);
