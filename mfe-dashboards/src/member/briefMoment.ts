import { clock, isoDate, shortDate } from '@agence/shared-contracts/format/frenchDate';

const ofThisYear = /.\d{4}$/;

/** A day as a row has room for it: `28 nov.`, of another year with it. */
export function briefDay(moment: string, now: number): string {
  const date = shortDate(moment);
  const day = isoDate(moment).slice(0, 4) === isoDate(now).slice(0, 4) ? date.replace(ofThisYear, '') : date;
  return day.replaceAll(' ', '\u00a0');
}

/** A moment as a row has room for it: of today its hour, else its day. */
export const briefMoment = (moment: string, now: number): string =>
  isoDate(moment) === isoDate(now) ? clock(moment) : briefDay(moment, now);
