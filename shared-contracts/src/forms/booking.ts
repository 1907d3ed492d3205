import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { lines, orNull, readAs } from './typed.ts';

/** A moment as a field has it, by the clock of who types, or as a list of free times does, in ISO 8601. */
const moment = (typed: string) => {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

/** When a consultation that was bought shall be, and what it shall be about. */
export const proposalForm = v.strictObject({
  starts_at: v.pipe(
    readAs(moment, 'Choisissez une date et une heure.'),
    v.check((time) => time.getTime() > Date.now(), BACKEND_ERRORS.booking_in_past),
    v.transform((time) => time.toISOString()),
  ),
  message: orNull(lines(1000)),
});
