export interface Question {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

/** Without case, accents and ligatures, so that `referencement` finds `référencement`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('’', "'");
}

/**
 * The questions to show: those of a category, or, once something is searched, those of all categories that hold every
 * word of it (marketing-site §4 "FAQ").
 */
export function findQuestions<Item extends Question>(items: readonly Item[], category: string, search: string): Item[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items.filter((item) => item.category === category);
  return items.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
