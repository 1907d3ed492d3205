import { array, boolean, type InferOutput, integer, isoDate, maxLength, minLength, minValue, number, object, parse, picklist, pipe, regex, string } from 'valibot';

const text = pipe(string(), minLength(1));

/** Front matter of an article file (marketing-site §3 "Article"). */
const articleSchema = object({
  id: pipe(number(), integer(), minValue(1)),
  title: text,
  slug: pipe(string(), regex(/^[a-z0-9-]+$/)),
  excerpt: text,
  category: picklist(['Guide', 'Stratégie', 'Publicité', 'SEO', 'Google Ads', 'Email Marketing']),
  tags: pipe(array(text), minLength(1)),
  author: text,
  publishedAt: pipe(string(), isoDate()),
  /** Minutes. */
  readTime: pipe(number(), integer(), minValue(1)),
  metaDescription: pipe(string(), minLength(110), maxLength(165)),
  keywords: array(text),
  featured: boolean(),
  localKeywords: array(text),
  targetAudience: text,
});

export type ArticleSummary = InferOutput<typeof articleSchema>;
export interface Article extends ArticleSummary {
  /** The simple markup that `parseMarkup()` reads. */
  readonly content: string;
}

// Pages are prerendered from these files; browsers get one article as data, so their build leaves the files out.
const files = import.meta.env.BROWSER_BUILD ? {} : import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** Reads every article file. Only on the server. */
export async function readArticles(): Promise<Article[]> {
  const articles = await Promise.all(Object.entries(files).map(async ([file, load]) => parseArticle(file, await load())));
  return articles.sort((a, b) => Number(b.featured) - Number(a.featured) || b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Splits front matter (`key: JSON value` lines between `---`) from the text.
 *
 * @throws Error naming the file when the front matter is wrong
 */
export function parseArticle(file: string, source: string): Article {
  const [, matter = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  try {
    const fields = matter.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), JSON.parse(line.slice(at + 1))] as const;
    });
    return { ...parse(articleSchema, Object.fromEntries(fields)), content: content.trim() };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

export function summaryOf({ content: _, ...summary }: Article): ArticleSummary {
  return summary;
}

/** `Google Ads` → `google-ads` (CON-010): lower case, spaces to hyphens, accents kept. */
export function tagToSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}
