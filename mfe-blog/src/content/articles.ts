import { type Article, parseArticle } from './articleFile.ts';

// Pages are prerendered from these files; browsers get one article as data, so their build leaves the files out.
const files = import.meta.env.BROWSER_BUILD
  ? {}
  : import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** Reads every article file, featured ones first, then the newest. Only on the server. */
export async function readArticles(): Promise<Article[]> {
  const articles = await Promise.all(
    Object.entries(files).map(async ([file, load]) => parseArticle(file, await load())),
  );
  return articles.sort((a, b) => Number(b.featured) - Number(a.featured) || b.publishedAt.localeCompare(a.publishedAt));
}
