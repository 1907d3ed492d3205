/** A moment: ISO 8601, milliseconds since 1970, or a date. */
type Moment = string | number | Date;
/** The day in Québec of a moment: `1er décembre 2026`. */
export declare const longDate: (moment: Moment) => string;
/** The day in Québec of a moment: `1er déc. 2026`. */
export declare const shortDate: (moment: Moment) => string;
/** The day in Québec of a moment: `mardi 1er décembre`. */
export declare const weekdayDate: (moment: Moment) => string;
/** The day in Québec of a moment: `mardi 1er décembre 2026`. */
export declare const fullDate: (moment: Moment) => string;
/** The day in Québec of a moment, for fields and files: `2026-12-01`. */
export declare const isoDate: (moment: Moment) => string;
/** Day and hour in Québec: `1er déc. 2026, 14 h 30`. */
export declare const shortMoment: (moment: Moment) => string;
/** Day and hour in Québec: `mardi 1er décembre 2026 à 14 h`. */
export declare const fullMoment: (moment: Moment) => string;
/** Day and hour in Québec: `mardi 1er décembre à 14 h`. */
export declare const weekdayMoment: (moment: Moment) => string;
/** The hour in Québec, with its minutes also when there are none: `14 h 00`. */
export declare const timeOfDay: (moment: Moment) => string;
/** The hour in Québec as it is said: `14 h`, `9 h 30`. */
export declare function clock(moment: Moment): string;
/** A day of a calendar, such as `2026-12-01`: `1er décembre 2026`. */
export declare const longDay: (moment: Moment) => string;
/** A day of a calendar, such as `2026-12-01`: `1er déc. 2026`. */
export declare const shortDay: (moment: Moment) => string;
/** Of a day of a calendar: `mardi`. */
export declare const weekday: (moment: Moment) => string;
/** Of a day of a calendar: `mar.` */
export declare const shortWeekday: (moment: Moment) => string;
/** Of a day of a calendar: `décembre`. */
export declare const longMonth: (moment: Moment) => string;
/** Of a day of a calendar: `déc.` */
export declare const shortMonth: (moment: Moment) => string;
export {};
