import type { Author } from '../content/authors.ts';
import { portraitCatherine, portraitMelissa, portraitOlivier } from './pictures.ts';

const portraits = {
  'Catherine Morin': portraitCatherine,
  'Olivier Tanguay': portraitOlivier,
  'Mélissa Roy': portraitMelissa,
} as const satisfies Readonly<Record<Author, unknown>>;

/** Address of an author's drawn face. Only on the server: browsers get it as data. */
export const portraitOf = (author: Author): string => portraits[author].day;
