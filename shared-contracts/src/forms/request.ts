import * as v from 'valibot';
import { filledLines, line, orNull } from './typed.ts';
import { centsOf } from './typedAmount.ts';

/** How far staff is with a request. */
export const STAGES = ['new', 'contacted', 'meeting', 'proposal', 'won', 'lost'] as const;

const AMOUNT = 'Entrez un montant, par exemple 4\u00a0500 ou 4\u00a0500,50.';
/** A name or a day that may be left open. */
const choice = orNull(line(40));

/** How staff follows a request: an amount with what is won alone, a reason with what is lost. */
export const followUpForm = v.pipe(
  v.strictObject({
    stage: v.picklist(STAGES),
    amount_cents: v.pipe(
      v.string(),
      v.transform((typed) => (typed === '' ? null : centsOf(typed, { least: 0, most: 10_000_000_000 }))),
      v.check((cents) => cents !== undefined, AMOUNT),
      v.transform((cents) => cents ?? null),
    ),
    lost_reason: orNull(line(300)),
    owner_id: choice,
    due_on: choice,
  }),
  v.forward(
    v.partialCheck(
      [['stage'], ['amount_cents']],
      ({ stage, amount_cents }) => stage !== 'won' || amount_cents !== null,
      AMOUNT,
    ),
    ['amount_cents'],
  ),
);

/** What staff notes about a request. */
export const requestNoteForm = v.strictObject({ note_text: filledLines(4000, 'Écrivez une note.') });
