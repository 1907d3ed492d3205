import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { quebecTime } from './quebecTime.ts';
import { readAs } from './typed.ts';

/** A field has no seconds: the minute that runs is still to come. */
const LATE_MS = 5 * 60_000;
const YEAR_MS = 365 * 24 * 3_600_000;

/** When a text goes online by itself: a day and an hour as clocks in Québec show them. */
export const publishLaterForm = v.strictObject({
  publish_at: readAs((typed) => {
    const time = quebecTime(typed);
    const inMs = time ? time.getTime() - Date.now() : Number.NaN;
    return inMs > -LATE_MS && inMs <= YEAR_MS ? time : undefined;
  }, BACKEND_ERRORS.text_time),
});

/** What the function that puts a text online is asked. */
export const publicationSchema = v.strictObject({
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Of the draft that its author has seen. */
  revision: v.pipe(v.number(), v.integer()),
  /** When; null is now. */
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** What the function that puts a text online is asked. */
export type Publication = Readonly<v.InferOutput<typeof publicationSchema>>;
