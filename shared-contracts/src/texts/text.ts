import { check, nonEmpty, number, pipe, regex, string } from 'valibot';

/** Spaces that fr-CA typography wants to be non-breaking: before `: ; ? ! $ % »` and after `«`. */
const BREAKING_SPACE = / [:;?!$%»]|« /;

/** A sentence that visitors read. */
export const text = pipe(
  string('Remplissez ce champ.'),
  nonEmpty('Remplissez ce champ.'),
  check((value) => value === value.trim(), 'Retirez l’espace au début ou à la fin.'),
  check(
    (value) => !BREAKING_SPACE.test(value),
    'Il faut une espace insécable (U+00A0) avant les signes doubles et dans les guillemets.',
  ),
  check((value) => !/lorem ipsum|\bTODO\b|\bXXX\b/i.test(value), 'Remplacez le texte provisoire.'),
);

/** A figure that pages compute with. */
export const figureNumber = number('Écrivez un nombre, comme 12 ou 4,5.');

/** A path of the site, as the address of a page or the target of a link. */
export const sitePath = pipe(
  string(),
  regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Écrivez un chemin comme /ma-page, en minuscules et sans accents.'),
);

/** A click identifier that the tag manager knows (marketing-site §7). */
export const clickId = pipe(
  string(),
  regex(/^[a-z]+(?:-[a-z]+)+$/, 'Écrivez un identifiant comme google-ads-expert-cta.'),
);
