import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';

const ZONE = 'America/Toronto';
const SHORT = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: ZONE });
const MOMENT = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });
const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: 'UTC' });
const ISO = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: ZONE });

/** The day in Québec of a time, as `22 nov. 2026`. */
export const shortDay = (time: string): string => firstOfMonth(SHORT.format(new Date(time)));

/** Day and hour in Québec of a time. */
export const moment = (time: string): string => firstOfMonth(MOMENT.format(new Date(time)));

/** The day in Québec of a time, as `2026-11-22`. */
export const isoDay = (time: Date): string => ISO.format(time);

/** A day of a calendar, such as `2026-12-01`, as `1er déc. 2026`. */
export const dayText = (day: string): string => firstOfMonth(DAY.format(new Date(day)));
