import * as v from 'valibot';
import { text } from './text.ts';

/** How the agency is reached, as staff write it for `/nous-joindre`; every page of the site takes it from there. */
export const contactSchema = v.strictObject({
  title: text,
  lead: text,
  phone: v.pipe(text, v.regex(/^[2-9]\d{2} [2-9]\d{2}-\d{4}$/, 'Écrivez un numéro comme 581 555-0199.')),
  street: text,
  city: text,
  region: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'Écrivez deux majuscules, comme QC.')),
  postalCode: v.pipe(text, v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'Écrivez un code postal comme G1A 1A1.')),
  hours: text,
  social: v.array(
    v.strictObject({
      name: text,
      href: v.pipe(
        text,
        v.regex(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, 'Collez l’adresse entière, qui commence par https://.'),
      ),
    }),
  ),
  /** Stands above the header of every page, for as long as it is there. */
  notice: v.optional(v.pipe(text, v.maxLength(200, 'Au plus 200 caractères : l’avis se lit d’un coup d’œil.'))),
});

/** What staff write for `/nous-joindre`. */
export type ContactText = v.InferOutput<typeof contactSchema>;
