import * as v from 'valibot';
import { line } from './typed.ts';

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
