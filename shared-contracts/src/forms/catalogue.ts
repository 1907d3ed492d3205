import * as v from 'valibot';
import { coverToneNames } from '../art/coverTones.ts';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { amount, filledLine, line, pageName, webAddress } from './typed.ts';

/** A category of the catalogue; its colour is a tone of the palette. */
export const categoryForm = v.strictObject({
  label: filledLine(80, 'Donnez un nom à la catégorie.'),
  about: line(300),
  tone: v.picklist(coverToneNames),
});

/** The name of a course, from the address of its page. */
const course = pageName('Collez l’adresse de la formation.');
const firstDay = v.pipe(v.string(), v.minLength(1, 'Choisissez un premier jour.'));
const WRONG_DAYS = BACKEND_ERRORS.bad_period;

/** The days on which a course is featured, of which the last one may be left open. */
export const featuredForm = v.pipe(
  v.strictObject({
    course,
    starts: firstDay,
    ends: v.pipe(
      v.string(),
      v.transform((day) => day || null),
    ),
  }),
  v.forward(
    v.partialCheck([['starts'], ['ends']], ({ starts, ends }) => ends === null || ends >= starts, WRONG_DAYS),
    ['ends'],
  ),
);

/** What is said of a sponsor. */
export const sponsorForm = v.strictObject({
  company: filledLine(120, 'Donnez le nom de l’entreprise.'),
  website: webAddress(),
  about: line(500),
  active: v.boolean(),
});

/** Amount and days of what a sponsor supports; null for the course of one that is changed. */
export const sponsorshipForm = v.pipe(
  v.strictObject({
    course: v.nullable(course),
    cents: amount({ least: 100, most: 100_000_000 }, 'Indiquez un montant entre 1 et 1\u00a0000\u00a0000\u00a0$.'),
    starts: firstDay,
    ends: v.pipe(v.string(), v.minLength(1, 'Choisissez un dernier jour.')),
    active: v.boolean(),
  }),
  v.forward(
    v.partialCheck([['starts'], ['ends']], ({ starts, ends }) => ends >= starts, WRONG_DAYS),
    ['ends'],
  ),
);
