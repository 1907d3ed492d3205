import {
  array,
  boolean,
  check,
  forward,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  metadata,
  minLength,
  minValue,
  nonEmpty,
  number,
  optional,
  picklist,
  pipe,
  rawCheck,
  regex,
  strictObject,
  string,
} from 'valibot';
import { articleAuthors, articleCategories } from './articleChoices.ts';
import { markupProblems } from './articleMarkup.ts';
import { text } from './text.ts';

/** Of a title without the site's name, in characters: search engines cut off longer ones. */
const MAX_TITLE = 60;
const MAX_CONTENT = 120_000;

/** A day of the calendar, such as 2026-11-21. */
const day = pipe(
  string('Choisissez un jour.'),
  check((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isInCalendar(value), 'Choisissez un jour.'),
  metadata({ isDay: true }),
);
const isInCalendar = (value: string) => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
const words = (message: string) => pipe(string(message), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message));
const tag = pipe(
  text,
  maxLength(40, 'Au plus 40 caractères par sujet.'),
  // It becomes an address.
  check(
    (value) => !/[/?#%\\<>"]/.test(value),
    'Un sujet ne contient ni barre, ni dièse, ni chevrons, ni guillemets, ni point d’interrogation, ni pour cent.',
  ),
);
/** Marks a value that staff choose, while other choices of texts belong to the layout. */
const CHOSEN = { isChosen: true };

/** What an article says (marketing-site §3 "Article"), without its address: of the console's editor, and of what staff publish. */
export const articleSchema = pipe(
  strictObject({
    title: pipe(text, maxLength(160, 'Au plus 160 caractères.')),
    /** What search engines show in place of a title that is too long for them. */
    metaTitle: optional(pipe(text, maxLength(MAX_TITLE, `Au plus ${MAX_TITLE} caractères.`))),
    metaDescription: pipe(
      text,
      minLength(110, 'Au moins 110 caractères.'),
      maxLength(165, 'Au plus 165 caractères : les moteurs de recherche coupent la suite.'),
    ),
    excerpt: pipe(text, maxLength(400, 'Au plus 400 caractères.')),
    content: pipe(
      string('Écrivez l’article.'),
      nonEmpty('Écrivez l’article.'),
      maxLength(MAX_CONTENT, `Au plus ${MAX_CONTENT} caractères.`),
      check((value) => !value.includes('[à écrire]'), 'Remplacez « [à écrire] » par le texte.'),
      rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        for (const { line, message } of markupProblems(dataset.value))
          addIssue({ message: `Ligne ${line} : ${message}` });
      }),
      metadata({ isMarkup: true }),
    ),
    category: pipe(picklist(articleCategories, 'Choisissez une catégorie.'), metadata(CHOSEN)),
    tags: pipe(
      array(tag),
      minLength(1, 'Il faut au moins un sujet.'),
      maxLength(8, 'Au plus huit sujets.'),
      check((tags) => new Set(tags).size === tags.length, 'Un sujet est écrit deux fois.'),
    ),
    author: pipe(picklist(articleAuthors, 'Choisissez qui signe l’article.'), metadata(CHOSEN)),
    publishedAt: day,
    /** Day of the last change that readers should know of. */
    updatedAt: optional(day),
    /** Minutes. */
    readTime: pipe(
      number('Écrivez un nombre de minutes.'),
      integer('Écrivez un nombre entier.'),
      minValue(1, 'Au moins une minute.'),
      maxValue(120, 'Au plus 120 minutes.'),
    ),
    featured: boolean(),
    /** Name of its cover; with a name that no cover has, it has that of its category. */
    image: words('Écrivez un nom comme quartier : lettres sans accents, chiffres et tirets.'),
    keywords: array(text),
    localKeywords: array(text),
    targetAudience: text,
  }),
  forward(
    check(
      ({ publishedAt, updatedAt = publishedAt }) => updatedAt >= publishedAt,
      'C’est avant le jour de publication.',
    ),
    ['updatedAt'],
  ),
  forward(
    check(
      ({ title, metaTitle }) => metaTitle !== undefined || title.length <= MAX_TITLE,
      `Le titre a plus de ${MAX_TITLE} caractères : écrivez-en un plus court pour les moteurs de recherche.`,
    ),
    ['metaTitle'],
  ),
);

/** What `articleSchema` reads. */
export type ArticleText = InferOutput<typeof articleSchema>;
