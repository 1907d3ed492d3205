import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { amount, filledLines, lines } from './typed.ts';

/** What a buyer says who takes an order back within its days; it may be left empty. */
export const returnForm = v.strictObject({
  reason: v.pipe(
    lines(500),
    v.transform((words) => words || undefined),
  ),
});

/** Why a buyer asks staff for the money later. */
export const askRefundForm = v.strictObject({ reason: filledLines(500, 'Dites-nous en quelques mots pourquoi.') });

/** Why staff gives no money back, for the buyer to read. */
export const declineForm = v.strictObject({ answer: filledLines(500, BACKEND_ERRORS.reason_required) });

/** What staff gives back, and why. @param most cents that are left of the order */
export const refundForm = (most: number) =>
  v.strictObject({
    amount_cents: amount({ least: 1, most }, 'Écrivez un montant entre 0,01\u00a0$ et ce qui reste.'),
    ...declineForm.entries,
  });
