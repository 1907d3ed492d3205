import * as v from 'valibot';
import { line } from './typed.ts';

/** A registration as the database takes it, however it is spaced; empty where there is none. */
const number = (form: RegExp, message: string) =>
  v.pipe(
    line(40),
    v.transform((typed) => typed.replace(/[^\p{L}\d]/gu, '').toUpperCase()),
    v.check((bare) => bare === '' || form.test(bare), message),
  );

const TPS = 'Un numéro de TPS a neuf chiffres, puis RT et quatre chiffres.';
const TVQ = 'Un numéro de TVQ a dix chiffres, puis TQ et quatre chiffres.';

/** The registrations that receipts name; taxes are charged with both alone. */
export const taxNumbersForm = v.pipe(
  v.strictObject({
    tps_number: number(/^\d{9}RT\d{4}$/, TPS),
    tvq_number: number(/^\d{10}TQ\d{4}$/, TVQ),
    is_enabled: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['tps_number'], ['is_enabled']],
      ({ tps_number, is_enabled }) => !is_enabled || tps_number !== '',
      TPS,
    ),
    ['tps_number'],
  ),
  v.forward(
    v.partialCheck(
      [['tvq_number'], ['is_enabled']],
      ({ tvq_number, is_enabled }) => !is_enabled || tvq_number !== '',
      TVQ,
    ),
    ['tvq_number'],
  ),
);
