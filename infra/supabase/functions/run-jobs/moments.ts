import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';

const zone = { timeZone: 'America/Toronto' } as const;
const day = new Intl.DateTimeFormat('fr-CA', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('fr-CA', { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** A moment in Québec's time, e.g. « jeudi 3 décembre 2026 à 10 h 30 ». */
export function longMoment(at: string): string {
  const date = new Date(at);
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]));
  const minutes = parts.minute === '00' ? '' : `\u00a0${parts.minute}`;
  return `${firstOfMonth(day.format(date))} à ${Number(parts.hour)}\u00a0h${minutes}`;
}
