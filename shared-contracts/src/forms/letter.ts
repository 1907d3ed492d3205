import * as v from 'valibot';
import { quebecTime } from './quebecTime.ts';
import { line, readAs, wholeNumber } from './typed.ts';

/** What was chosen of one kind, a line each. */
const chosen = v.pipe(
  v.string(),
  v.transform((lines) => (lines === '' ? [] : lines.split('\n'))),
);

/** A letter to subscribers as it is written: it is saved while somebody types, so that nothing of it has to be there. */
export const letterForm = v.strictObject({
  subject: line(150),
  preheader: line(200),
  body: v.pipe(v.string(), v.maxLength(40_000, 'Au plus 40\u00a0000\u00a0caractères.')),
  interests: chosen,
  products: chosen,
});

const YEAR_MS = 365 * 24 * 3_600_000;
const toCome = (typed: string) => {
  const time = quebecTime(typed);
  return time !== undefined && time.getTime() > Date.now() ? time : undefined;
};

/** When a letter leaves by itself: a day and an hour as clocks in Québec show them. */
export const sendLetterForm = v.strictObject({
  send_at: v.pipe(
    readAs(toCome, 'Choisissez un jour et une heure à venir.'),
    v.check((time) => time.getTime() <= Date.now() + YEAR_MS, 'Choisissez un jour d’ici un an.'),
  ),
});

/** How long after what it is about a letter leaves that is sent by itself. */
export const sequenceForm = v.strictObject({
  hours: wholeNumber({ least: 1, most: 720 }, 'Entrez un nombre d’heures, de 1 à 720.'),
});
