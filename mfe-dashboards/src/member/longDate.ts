import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';

const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });
const MOMENT = new Intl.DateTimeFormat('fr-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** The day in Québec of a time, in words: `1er décembre 2026`. */
export const longDate = (time: string): string => firstOfMonth(DAY.format(new Date(time)));

/** Day and hour in Québec of a time, in words. */
export const longMoment = (time: string): string => firstOfMonth(MOMENT.format(new Date(time)));
