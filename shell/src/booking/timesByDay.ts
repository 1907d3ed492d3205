import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';

const zone = { timeZone: 'America/Toronto' } as const;
const day = new Intl.DateTimeFormat('fr-CA', { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('fr-CA', { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
const isoDay = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' });

const dayOf = (at: Date) => firstOfMonth(day.format(at));

/** « 10 h 30 », in Québec, wherever the visitor is. */
export function clockOf(at: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${Number(parts.hour)}\u00a0h${parts.minute === '00' ? '' : `\u00a0${parts.minute}`}`;
}

/** « jeudi 3 décembre à 10 h 30 », in Québec. */
export const momentOf = (at: Date) => `${dayOf(at)} à ${clockOf(at)}`;

/** Times by the days of Québec that they are on. */
export function timesByDay(times: readonly string[]): readonly (readonly [label: string, times: readonly Date[]])[] {
  const days = new Map<string, Date[]>();
  for (const time of times) {
    const at = new Date(time);
    const label = dayOf(at);
    days.set(label, [...(days.get(label) ?? []), at]);
  }
  return [...days];
}

/** The day in Québec some days from now, as `2026-12-03`. */
export const dayFromNow = (days: number, now = Date.now()) => isoDay.format(now + days * 86_400_000);
