import { firstOfMonth } from './firstOfMonth.ts';

/** A moment: ISO 8601, milliseconds since 1970, or a date. */
type Moment = string | number | Date;

const QUEBEC = 'America/Toronto';

/** A date or an hour stays on one line: `1er déc. 2026`, `14 h 30`. Only before its day or its hour a moment is broken. */
const together = (moment: string): string => moment.replace(/(?<=\d|er|h) | (?=\d{4})/g, '\u00a0');

/** Made when a page first writes such a date: `Intl` keeps a phone busy for 50 ms. */
function written(options: Intl.DateTimeFormatOptions, locale = 'fr-CA') {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Moment): string => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return together(firstOfMonth(format.format(new Date(moment))));
  };
}

/** The day in Québec of a moment: `1er décembre 2026`. */
export const longDate = /* @__PURE__ */ written({ dateStyle: 'long', timeZone: QUEBEC });
/** The day in Québec of a moment: `1er déc. 2026`. */
export const shortDate = /* @__PURE__ */ written({ dateStyle: 'medium', timeZone: QUEBEC });
/** The day in Québec of a moment: `mardi 1er décembre`. */
export const weekdayDate = /* @__PURE__ */ written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: QUEBEC,
});
/** The day in Québec of a moment: `mardi 1er décembre 2026`. */
export const fullDate = /* @__PURE__ */ written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: QUEBEC,
});
/** The day in Québec of a moment, for fields and files: `2026-12-01`. */
export const isoDate = /* @__PURE__ */ written(
  { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: QUEBEC },
  // Engines do not agree on Canada's English: WebKit's has the month first.
  'sv-SE',
);

/** Day and hour in Québec: `1er déc. 2026, 14 h 30`. */
export const shortMoment = (moment: Moment): string => `${shortDate(moment)}, ${clock(moment)}`;
/** Day and hour in Québec: `mardi 1er décembre 2026 à 14 h`. */
export const fullMoment = (moment: Moment): string => `${fullDate(moment)} à ${clock(moment)}`;
/** Day and hour in Québec: `mardi 1er décembre à 14 h`. */
export const weekdayMoment = (moment: Moment): string => `${weekdayDate(moment)} à ${clock(moment)}`;

/** The hour in Québec, with its minutes also when there are none: `14 h 00`. */
export const timeOfDay = /* @__PURE__ */ written({ hour: 'numeric', minute: '2-digit', timeZone: QUEBEC });
const hourAndMinute = /* @__PURE__ */ written(
  { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: QUEBEC },
  'en-CA',
);
/** The hour in Québec as it is said: `14 h`, `9 h 30`. */
export function clock(moment: Moment): string {
  const [hour, minute] = hourAndMinute(moment).split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/** A day of a calendar, such as `2026-12-01`: `1er décembre 2026`. */
export const longDay = /* @__PURE__ */ written({ dateStyle: 'long', timeZone: 'UTC' });
/** A day of a calendar, such as `2026-12-01`: `1er déc. 2026`. */
export const shortDay = /* @__PURE__ */ written({ dateStyle: 'medium', timeZone: 'UTC' });
/** Of a day of a calendar: `mardi`. */
export const weekday = /* @__PURE__ */ written({ weekday: 'long', timeZone: 'UTC' });
/** Of a day of a calendar: `mar.` */
export const shortWeekday = /* @__PURE__ */ written({ weekday: 'short', timeZone: 'UTC' });
/** Of a day of a calendar: `décembre`. */
export const longMonth = /* @__PURE__ */ written({ month: 'long', timeZone: 'UTC' });
/** Of a day of a calendar: `déc.` */
export const shortMonth = /* @__PURE__ */ written({ month: 'short', timeZone: 'UTC' });
