/** Turns of phrase that readers hear when they come twice on a page. */
const TICS: readonly (readonly [tic: string, words: RegExp])[] = [
  // « Pas plus », « pas encore » and the like compare nothing.
  ['X, pas Y', /(?<=[\p{L}\p{N}»%$]), (?:et )?pas (?!plus|encore|toujours|seulement)[^,.;:?!…]{1,60}/gu],
  [
    'three clipped sentences',
    /(?<=^|[.?!…»]\s)(?:\p{Lu}[\p{L}’-]*(?: [\p{L}\p{N}’-]+){0,3}\. ){2}\p{Lu}[\p{L}’-]*(?: [\p{L}\p{N}’-]+){0,3}\.(?=\s|$)/gu,
  ],
];
/** How often one of them may come on a page. */
const MOST = 1;

/** What comes too often in the texts of a page, with each of its places. */
export const tooOften = (texts: readonly string[]): string[] =>
  TICS.flatMap(([tic, words]) => {
    const found = new Set(texts.flatMap((text) => [...text.matchAll(words)].map(([place]) => place)));
    return found.size > MOST ? [`${tic}: ${[...found].join(' | ')}`] : [];
  });
