import * as v from 'valibot';
import { TIP, TIP_WRONG } from './tipFields.ts';
import { amount, lines, orNull } from './typed.ts';

/** What somebody gives a creator, and says with it. */
export const tipForm = v.strictObject({
  amount_cents: amount(TIP, TIP_WRONG),
  message: orNull(lines(TIP.message)),
});
