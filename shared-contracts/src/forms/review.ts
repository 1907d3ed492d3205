import * as v from 'valibot';
import { filledLine, lines, orNull } from './typed.ts';

const RATING = 'Choisissez une note de 1 à 5\u00a0étoiles.';

/** What a learner says of a course, one review each. */
export const reviewForm = v.strictObject({
  rating: v.pipe(v.number(RATING), v.integer(RATING), v.minValue(1, RATING), v.maxValue(5, RATING)),
  comment: orNull(lines(2000)),
});

/** A creator's public answer to a review; empty, it is taken back. */
export const answerForm = v.strictObject({ answer: lines(2000) });

/** Why a review should not stand where it does, for staff to read. */
export const reportForm = v.strictObject({ reason: filledLine(500, 'Dites-nous en quelques mots pourquoi.') });
