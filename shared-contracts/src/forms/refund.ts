import * as v from 'valibot';
import { amount, lines } from './typed.ts';

const filled = (missing: string) => v.pipe(lines(500), v.minLength(1, missing));

/** What a buyer says who takes an order back within its days; it may be left empty. */
export const returnForm = v.strictObject({
  reason: v.pipe(
    lines(500),
    v.transform((words) => words || undefined),
  ),
});

/** Why a buyer asks staff for the money later. */
export const askRefundForm = v.strictObject({ reason: filled('Dites-nous en quelques mots pourquoi.') });

/** Why staff gives no money back, for the buyer to read. */
export const declineForm = v.strictObject({ answer: filled('Écrivez une raison.') });

/** What staff gives back, and why. @param most cents that are left of the order */
export const refundForm = (most: number) =>
  v.strictObject({
    amount_cents: amount({ least: 1, most }, 'Écrivez un montant entre 0,01\u00a0$ et ce qui reste.'),
    ...declineForm.entries,
  });
