import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import {
  array,
  type BaseIssue,
  boolean,
  check,
  forward,
  getDotPath,
  type InferOutput,
  integer,
  isoDate,
  maxLength,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  transform,
} from 'valibot';
import { type Author, authors } from './authors.ts';
import { strangeWords } from './ownWords.ts';
import { frenchTypography } from './typography.ts';

/** Of a title without the site's name, in characters: search engines cut off longer ones, and `agence gate` refuses them. */
const MAX_TITLE = 60;

const text = pipe(string(), minLength(1, 'must not be empty'), transform(frenchTypography));
const words = pipe(string(), regex(/^[a-z0-9-]+$/, 'may only hold a–z, 0–9 and hyphens'));
const day = pipe(string(), isoDate('must be a day such as "2026-11-21"'));
const count = pipe(number(), integer('must be a whole number'), minValue(1, 'must be 1 or more'));

/** Front matter of an article file (marketing-site §3 "Article"). */
const matterSchema = pipe(
  strictObject({
    id: count,
    title: text,
    /** What search engines show in place of a title that is too long for them. */
    metaTitle: optional(
      pipe(
        text,
        maxLength(MAX_TITLE, ({ received }) => `has ${received} characters, must have ${MAX_TITLE} at most`),
      ),
    ),
    slug: words,
    excerpt: text,
    category: picklist(categories),
    tags: pipe(array(text), minLength(1, 'must name a tag or more')),
    author: picklist(Object.keys(authors) as Author[]),
    publishedAt: day,
    /** Day of the last change that readers should know of. */
    updatedAt: optional(day),
    /** Minutes. */
    readTime: count,
    /** Name of its cover (`covers/coverOf.ts`); with another name it has that of its category. */
    image: words,
    metaDescription: pipe(
      text,
      minLength(110, ({ received }) => `has ${received} characters, must have 110 to 165`),
      maxLength(165, ({ received }) => `has ${received} characters, must have 110 to 165`),
    ),
    keywords: array(text),
    featured: boolean(),
    localKeywords: array(text),
    targetAudience: text,
    /** A draft is in no release; see CONTRIBUTING.md. */
    draft: optional(boolean()),
  }),
  forward(
    check(({ publishedAt, updatedAt = publishedAt }) => updatedAt >= publishedAt, 'is before publishedAt'),
    ['updatedAt'],
  ),
  forward(
    check(
      ({ title, metaTitle = title }) => metaTitle.length <= MAX_TITLE,
      `is missing: search engines cut off titles after ${MAX_TITLE} characters`,
    ),
    ['metaTitle'],
  ),
);

export type ArticleMatter = InferOutput<typeof matterSchema>;

export interface Article extends ArticleMatter {
  /** The simple markup that `parseMarkup()` reads. */
  readonly content: string;
}

/** Stands in a scaffold where the author has something to write; an article that is no draft has none left. */
export const TO_WRITE = '[à écrire]';

/**
 * Splits front matter (`key: JSON value` lines between `---`) from the text and checks both.
 *
 * @param file name of the file, which is the article's slug and `.md`
 * @throws Error naming the file and everything that is wrong in it
 */
export function parseArticle(file: string, source: string): Article {
  const [, matter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (matter === undefined) throw new Error(`${file}: must begin with front matter between two lines "---"`);
  const { fields, problems } = readFields(matter);
  const parsed = safeParse(matterSchema, fields);
  if (problems.length === 0) problems.push(...(parsed.issues ?? []).map(problemOf));
  const slug = file.replace(/^.*\/|\.md$/g, '');
  if (parsed.success && parsed.output.slug !== slug) problems.push(`slug: must be "${slug}", like the file's name`);
  const content = frenchTypography(body.trim());
  if (content === '') problems.push('the text is missing');
  problems.push(...strangeWords(content));
  if (parsed.success && !parsed.output.draft && source.includes(TO_WRITE)) {
    problems.push(`"${TO_WRITE}" is left; write what is missing, or keep "draft: true"`);
  }
  if (!parsed.success || problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  return { ...parsed.output, content };
}

function readFields(matter: string): { fields: Record<string, unknown>; problems: string[] } {
  const fields: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const line of matter.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [, key, value] = /^(\w+):(.*)$/.exec(line.trim()) ?? [];
    if (!key || value === undefined) {
      problems.push(`"${line}" is no "key: value" line`);
      continue;
    }
    try {
      fields[key] = JSON.parse(value);
    } catch {
      problems.push(`${key}: must be a JSON value, such as "text", ["a", "b"], 12 or true`);
    }
  }
  return { fields, problems };
}

function problemOf(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'front matter';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${field}: is no field of an article`;
  if (issue.input === undefined) return `${field}: is missing`;
  if (issue.type === 'picklist') return `${field}: must be one of ${issue.expected?.replaceAll(' | ', ', ')}`;
  return `${field}: ${issue.kind === 'schema' ? `must be ${issue.expected?.toLowerCase()}` : issue.message}`;
}
