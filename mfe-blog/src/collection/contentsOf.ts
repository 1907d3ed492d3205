import { parseMarkup } from '../article/markup.ts';
import type { Article } from '../content/articleFile.ts';

/** How many parts are named; the others are counted. */
const NAMED = 5;

export interface Contents {
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  /** How many more there are. */
  readonly more: number;
}

/** The first parts of an article, by its headings, each with its anchor. */
export function contentsOf({ content }: Pick<Article, 'content'>): Contents {
  const headings = parseMarkup(content)
    .filter((block) => block.kind === 'heading')
    .filter(({ level }) => level === 2);
  return {
    parts: headings.slice(0, NAMED).map(({ id, text }) => ({ id, text })),
    more: Math.max(0, headings.length - NAMED),
  };
}
