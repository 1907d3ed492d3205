import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { ASKED } from './leadFields.ts';
import { line, readAs, wholeNumber } from './typed.ts';
import { parseHours } from './typedHours.ts';

const day = (weekday: number) =>
  readAs((typed) => parseHours(weekday, typed), 'Deux plages se recouvrent\u00a0: changez-en une.');
const address = (most: number) => v.pipe(line(most), v.regex(/^(?:https:\/\/\S+)?$/, BACKEND_ERRORS.bad_address));

/** When somebody takes appointments, which, and where: a field for each weekday. */
export const hostForm = v.strictObject({
  ...{ monday: day(1), tuesday: day(2), wednesday: day(3), thursday: day(4), friday: day(5), saturday: day(6) },
  sunday: day(7),
  kinds: v.array(v.picklist(ASKED)),
  room_url: address(500),
  calendar_url: address(2000),
});

/** The weekdays of that form, from Monday on. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const WRONG_DAYS = 'Choisissez un premier et un dernier jour, dans cet ordre.';

/** Days on which somebody takes no appointments; without a last day the first one alone. */
export const absenceForm = v.pipe(
  v.strictObject({ from: v.pipe(v.string(), v.minLength(1, WRONG_DAYS)), to: v.string(), reason: line(200) }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to === '' || from <= to, WRONG_DAYS),
    ['from'],
  ),
);

const whole = (least: number, most: number) =>
  wholeNumber({ least, most }, `Entrez un nombre entier entre ${least} et ${most}.`);

/** How long a kind of appointment is, what stays free after it, and how soon it can be; of what is sold the length is the product's. */
export const kindForm = v.strictObject({
  minutes: v.nullable(whole(5, 480)),
  buffer_minutes: whole(0, 240),
  notice_hours: whole(0, 336),
});
