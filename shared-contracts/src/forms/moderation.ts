import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { filledLines, pageName } from './typed.ts';

/** Why staff takes a measure about somebody, or deletes their account: it is kept, and who a measure concerns reads it. */
export const measureForm = v.strictObject({ reason: filledLines(500, BACKEND_ERRORS.reason_required) });

/** What staff withdraws by its address, and why. */
export const withdrawForm = v.strictObject({
  kind: v.picklist(['course', 'profile', 'photo']),
  target: pageName('Collez l’adresse de la page.'),
  ...measureForm.entries,
});

/** What staff answers who lifts or upholds a measure. */
export const decisionForm = v.strictObject({ answer: filledLines(500, BACKEND_ERRORS.reason_required) });

/** What somebody says against a measure. */
export const appealForm = v.strictObject({ words: filledLines(2000, 'Dites-nous en quelques mots pourquoi.') });
