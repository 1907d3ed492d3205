import type { Article } from '../content/articleFile.ts';
import { wordsOf } from './findArticles.ts';

/** An article is about a word that it uses this often. */
const OFTEN = 4;
const SHORTEST = 4;

/**
 * The words under which an article is found besides those on its card: its tags, keywords, places and headings, and
 * what its text keeps coming back to. Made on the server, so that browsers search without loading the texts.
 */
export function searchWords(article: Article): string {
  const { title, excerpt, category, tags, keywords, localKeywords, author, content } = article;
  const headings = content.match(/^#+ .*$/gm) ?? [];
  const named = wordsOf([...tags, ...keywords, ...localKeywords, ...headings, author].join(' '));
  const uses = new Map<string, number>();
  for (const word of wordsOf(content)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const often = [...uses].filter(([, count]) => count >= OFTEN).map(([word]) => word);
  const onCard = new Set(wordsOf(`${title} ${excerpt} ${category}`));
  const words = new Set([...named, ...often].filter((word) => word.length >= SHORTEST || named.includes(word)));
  return [...words].filter((word) => !onCard.has(word)).join(' ');
}
