import { clock, isoDate, shortDate, weekday, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { momentsTexts } from '../content/moments.ts';

const ofThisYear = /.\d{4}$/;

/** A day as a row has room for it: `28 nov.`, of another year with it. */
export function briefDay(moment: string, now: number): string {
  const date = shortDate(moment);
  return isoDate(moment).slice(0, 4) === isoDate(now).slice(0, 4) ? date.replace(ofThisYear, '') : date;
}

/** A moment as a row has room for it, in one line: `aujourd’hui, 9 h 05`, of another day that alone. */
export const briefMoment = (moment: string, now: number): string =>
  isoDate(moment) === isoDate(now) ? momentsTexts.today(clock(moment)) : briefDay(moment, now);

const WEEK_MS = 6 * 86_400_000;

/** A moment to come: of today its hour, of the days after it their name, later the whole day. */
export function soonMoment(moment: string, now: number): string {
  if (isoDate(moment) === isoDate(now)) return clock(moment);
  return Date.parse(moment) - now < WEEK_MS ? `${weekday(isoDate(moment))} à ${clock(moment)}` : weekdayMoment(moment);
}
