import * as v from 'valibot';
import { LEVEL_LABELS, type Level } from '../backend/level.ts';
import { amount, filledLine, line, lines, orNull } from './typed.ts';

const DEFAULT_MINUTES = 60;

/** A typed duration as whole minutes; what is none falls back to 60 (marketplace §5). @param most what the column takes */
const minutes = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => {
      const found = Number.parseInt(typed, 10);
      return found >= 1 && found <= most ? found : DEFAULT_MINUTES;
    }),
  );

/** The lines of a text that say something. */
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

const basics = {
  title: filledLine(160, 'Une formation a besoin d’un titre.'),
  description: lines(600),
  level: v.picklist(Object.keys(LEVEL_LABELS) as Level[]),
  category: v.string(),
  duration: minutes(60_000),
};

/** What every course has from its first moment (marketplace §2). */
export const newCourseForm = v.strictObject(basics);

/** What a course says about itself; lists are lines of text. */
export const courseForm = v.strictObject({
  ...basics,
  long_description: lines(20_000),
  learning_objectives: list,
  prerequisites: list,
  target_audience: list,
  skills_gained: list,
  tags: list,
});

/**
 * Whether pages can play a video from here: nothing, or a path of this site. Other sites' videos are refused, because
 * pages load nothing of theirs.
 */
const video = v.pipe(
  line(2048),
  v.regex(/^(?:\/[^\s/\\][^\s\\]*)?$/, 'Indiquez une adresse de ce site, ou envoyez le fichier.'),
);

/** A module of a course, and its text and video. */
export const moduleForm = v.strictObject({
  title: filledLine(160, 'Un module a besoin d’un titre.'),
  description: line(300),
  duration: minutes(6000),
  content: v.pipe(v.string(), v.maxLength(100_000)),
  video_url: orNull(video),
  captions_url: orNull(line(2048)),
  is_published: v.boolean(),
  is_preview: v.boolean(),
});

/** What a course costs, before tax. */
export const priceForm = v.strictObject({
  price: amount(
    { least: 100, most: 1_000_000 },
    'Indiquez un prix entre 1 et 10\u00a0000\u00a0$, par exemple 197 ou 49,99.',
  ),
});
