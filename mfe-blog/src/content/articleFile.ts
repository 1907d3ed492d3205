import {
  array,
  boolean,
  type InferOutput,
  integer,
  isoDate,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  parse,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot';
import { type Author, authors } from './authors.ts';
import { frenchTypography } from './typography.ts';

const text = pipe(string(), minLength(1), transform(frenchTypography));

/** Front matter of an article file (marketing-site §3 "Article"). */
const articleSchema = strictObject({
  id: pipe(number(), integer(), minValue(1)),
  title: text,
  slug: pipe(string(), regex(/^[a-z0-9-]+$/)),
  excerpt: text,
  category: picklist(['Guide', 'Stratégie', 'Publicité', 'SEO', 'Google Ads', 'Email Marketing']),
  tags: pipe(array(text), minLength(1)),
  author: picklist(Object.keys(authors) as Author[]),
  publishedAt: pipe(string(), isoDate()),
  /** Minutes. */
  readTime: pipe(number(), integer(), minValue(1)),
  /** Name of the imaginary landscape on the cover; the same name always draws the same one. */
  image: pipe(string(), regex(/^[a-z0-9-]+$/)),
  metaDescription: pipe(text, minLength(110), maxLength(165)),
  keywords: array(text),
  featured: boolean(),
  localKeywords: array(text),
  targetAudience: text,
});

const fileSchema = object({ matter: articleSchema, content: pipe(text, minLength(1)) });

export type ArticleMatter = InferOutput<typeof articleSchema>;

export interface Article extends ArticleMatter {
  /** The simple markup that `parseMarkup()` reads. */
  readonly content: string;
}

/**
 * Splits front matter (`key: JSON value` lines between `---`) from the text and checks it.
 *
 * @throws Error naming the file when the front matter is wrong
 */
export function parseArticle(file: string, source: string): Article {
  const [, matter = '', content = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  try {
    const lines = matter.split(/\r?\n/).filter((line) => line.trim() !== '');
    const fields = lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), JSON.parse(line.slice(at + 1))] as const;
    });
    const parsed = parse(fileSchema, { matter: Object.fromEntries(fields), content: content.trim() });
    return { ...parsed.matter, content: parsed.content };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
