export interface Question {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
}

/** Without case, accents and ligatures, so that `referencement` finds `référencement`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");
}

const ENDING = /(?:c?ations?|ements?|eurs?|iers?|ees?|er|ir|ie|e|i)?s?$/;
const SHORTEST_STEM = 4;

/** A word without its ending, so that `garantie` and `garantir` find `garantis`; short words keep theirs. */
function stem(word: string): string {
  const short = word.replace(ENDING, '');
  return short.length < SHORTEST_STEM ? word : short;
}

/**
 * The questions to show: those of a category, or, once something is searched, those of all categories that hold every
 * word of it in some form, in the name of their category too (marketing-site §4 "FAQ").
 */
export function findQuestions<Item extends Question>(
  items: readonly Item[],
  categories: readonly Category[],
  category: string,
  search: string,
): Item[] {
  const words = plain(search).split(/\s+/).filter(Boolean).map(stem);
  if (words.length === 0) return items.filter((item) => item.category === category);
  return items.filter((item) => {
    const theme = categories.find(({ id }) => id === item.category)?.name ?? '';
    const text = plain(`${theme} ${item.question} ${item.answer}`);
    return words.every((word) => text.includes(word));
  });
}
