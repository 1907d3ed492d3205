import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { ArticleText } from '@agence/shared-contracts/texts/article';
import { readableText } from '@agence/shared-contracts/texts/siteTexts';
import type { Article } from './articleFile.ts';
import { articlePath } from './slugs.ts';
import { frenchTypography } from './typography.ts';

const ARTICLE_PATH = new RegExp(`^${articlePath('([a-z0-9-]+)')}$`);

/**
 * The articles as staff have published them: what is written for an address stands in place of its file, and articles that no file
 * has come with them. A text that this release cannot read is left out.
 */
export function withPublished(files: readonly Article[], texts: PublishedTexts): readonly Article[] {
  const written = Object.entries(texts).flatMap(([path, text]) => {
    const [, slug] = ARTICLE_PATH.exec(path) ?? [];
    const read = slug && (readableText('article', text) as ArticleText | undefined);
    return read ? [articleOf(slug, read, files.find((file) => file.slug === slug)?.id)] : [];
  });
  return [...files.filter(({ slug }) => !written.some((article) => article.slug === slug)), ...written];
}

/** An article from its text, in the order of a file. @param id of its file; 0 without one */
function articleOf(slug: string, text: ArticleText, id = 0): Article {
  const { title, metaTitle, excerpt, category, tags, author, publishedAt, updatedAt, ...rest } = printed(text);
  const { readTime, image, metaDescription, keywords, featured, localKeywords, targetAudience, content } = rest;
  return {
    ...{ id, title, ...(metaTitle ? { metaTitle } : {}), slug, excerpt, category, tags, author, publishedAt },
    ...{ ...(updatedAt ? { updatedAt } : {}), readTime, image, metaDescription, keywords, featured, localKeywords },
    ...{ targetAudience, content },
  };
}

/** What of an article staff write: its file without address and number. */
export function textOf({ id, slug, draft, ...text }: Article): ArticleText {
  return text;
}

/** Every word set as in print, as those of files are when they are read. */
function printed(text: ArticleText): ArticleText {
  const setIn = (part: unknown): unknown =>
    typeof part === 'string' ? frenchTypography(part) : Array.isArray(part) ? part.map((one) => setIn(one)) : part;
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, setIn(part)])) as ArticleText;
}
