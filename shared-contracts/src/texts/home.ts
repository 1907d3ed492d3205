import { array, type InferOutput, length, maxLength, minLength, optional, pipe, strictObject } from 'valibot';
import { question } from './landingSections.ts';
import { text } from './text.ts';

const THREE = 'Il en faut exactement trois.';

/** What the home page says in sections that are words alone; figures, drawings and links stay. What is left out, the file says. */
export const homeSchema = strictObject({
  seo: optional(
    strictObject({
      title: pipe(text, maxLength(60, 'Au plus 60 caractères\u00a0: les moteurs de recherche coupent la suite.')),
      description: pipe(
        text,
        minLength(110, 'Au moins 110 caractères.'),
        maxLength(165, 'Au plus 165 caractères\u00a0: les moteurs de recherche coupent la suite.'),
      ),
      keywords: pipe(array(text), minLength(3, 'Il faut au moins trois mots-clés.')),
    }),
  ),
  hero: optional(
    strictObject({ eyebrow: text, title: text, lead: text, action: text, actionNote: text, second: text }),
  ),
  pillars: optional(
    strictObject({
      eyebrow: text,
      title: text,
      expertise: pipe(array(strictObject({ name: text, text })), length(3, THREE)),
    }),
  ),
  comparison: optional(
    strictObject({
      eyebrow: text,
      title: text,
      rows: pipe(
        array(strictObject({ subject: text, other: text, ours: text })),
        minLength(2, 'Il faut au moins deux lignes.'),
        maxLength(8, 'Au plus huit lignes.'),
      ),
    }),
  ),
  audit: optional(
    strictObject({
      title: text,
      lead: text,
      agenda: pipe(array(strictObject({ title: text, text })), length(3, THREE)),
      action: text,
      second: text,
    }),
  ),
  faq: optional(
    strictObject({
      title: text,
      items: pipe(array(question), minLength(1, 'Il faut au moins une question.')),
    }),
  ),
  about: optional(
    strictObject({
      title: text,
      paragraphs: pipe(array(text), minLength(1, 'Il faut au moins un paragraphe.')),
      visit: text,
      talk: text,
    }),
  ),
});

/** What `homeSchema` reads. */
export type HomeWords = InferOutput<typeof homeSchema>;
