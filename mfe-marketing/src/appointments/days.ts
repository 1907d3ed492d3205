import { clock, isoDate, shortDay, shortWeekday, weekdayDate } from '@agence/shared-contracts/format/frenchDate';

/** A day of Québec with its free times, in the words that the page shows. */
export interface Day {
  readonly label: string;
  /** Its weekday in three letters, and its number in a line below: `lun.`, `30`. */
  readonly short: string;
  readonly times: readonly { readonly at: string; readonly label: string }[];
}

/** Times by days, as they come. Made on the server alone, whose words the browser takes as they are. */
export function daysOf(times: readonly string[]): readonly Day[] {
  const days = new Map<string, Day['times'][number][]>();
  for (const time of times) {
    const at = new Date(time);
    const label = weekdayDate(at);
    const own = days.get(label) ?? [];
    own.push({ at: at.toISOString(), label: clock(at) });
    days.set(label, own);
  }
  return [...days].map(([label, own]) => {
    const [weekday = '', number = ''] = label.split(/\s/);
    return { label, short: `${weekday.slice(0, 3)}.\n${number}`, times: own };
  });
}

/** The day of Québec of a moment, where few characters fit: `mar. 1er déc.` */
export function briefDay(time: string): string {
  const day = isoDate(time);
  return `${shortWeekday(day)}\u00a0${shortDay(day).replace(/\s\d{4}$/, '')}`;
}

/** Another day, `days` later. @param day `2026-12-03` */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The day that a list begins with: the asked one, if it is a day of the next three months, else today.
 *
 * @param shown days of a list
 * @returns it, and the day that an earlier list begins with
 */
export function startDay(
  asked: string | null,
  shown: number,
  now = new Date(),
): { readonly day: string; readonly before: string | undefined } {
  const today = isoDate(now);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked ?? '') && !Number.isNaN(Date.parse(`${asked}T12:00:00Z`));
  if (!asked || !isDay || asked <= today || asked > dayAfter(today, 90)) return { day: today, before: undefined };
  return { day: asked, before: [today, dayAfter(asked, -shown)].sort().at(-1) };
}
