import { type Article, parseArticle } from './articleFile.ts';

// Pages are prerendered from these files; browsers get one article as data, so their build leaves the files out.
const files = import.meta.env.BROWSER_BUILD
  ? {}
  : import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

let articles: Promise<readonly Article[]> | undefined;

/**
 * All published articles, featured ones first, then the newest. Only on the server. Drafts are left out, unless
 * somebody who writes one asks to see them with `AGENCE_DRAFTS=1`.
 */
export function readArticles(): Promise<readonly Article[]> {
  articles ??= Promise.all(Object.entries(files).map(async ([file, load]) => parseArticle(file, await load()))).then(
    (all) => published(all, process.env.AGENCE_DRAFTS === '1'),
  );
  return articles;
}

/** The articles that readers see, in the order in which they see them. */
export function published(all: readonly Article[], withDrafts = false): readonly Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.publishedAt.localeCompare(a.publishedAt));
}
