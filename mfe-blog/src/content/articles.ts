import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import { type Article, parseArticle } from './articleFile.ts';
import { withPublished } from './publishedArticles.ts';

// Pages are prerendered from these files; browsers get one article as data, so their build leaves the files out.
const files = import.meta.env.BROWSER_BUILD
  ? {}
  : import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

let written: Promise<readonly Article[]> | undefined;

/**
 * All published articles, featured ones first, then the newest. Only on the server. Drafts are left out, unless
 * somebody who writes one asks to see them with `AGENCE_DRAFTS=1`.
 *
 * @param texts what staff have published in place of files, and besides them
 */
export async function readArticles(texts: PublishedTexts = {}): Promise<readonly Article[]> {
  written ??= Promise.all(Object.entries(files).map(async ([file, load]) => parseArticle(file, await load())));
  return published(withPublished(await written, texts), process.env.AGENCE_DRAFTS === '1');
}

/** The articles that readers see, in the order in which they see them. */
export function published(all: readonly Article[], withDrafts = false): readonly Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.publishedAt.localeCompare(a.publishedAt));
}
