/** Milliseconds per letter typed, per phrase held, and per letter erased (marketing-site §4 "Website hero typing"). */
export const TYPING = { typeMs: 100, holdMs: 2000, eraseMs: 50 } as const;

/** How long a phrase is on: typed, held, erased. */
export function phraseMs(phrase: string): number {
  return [...phrase].length * (TYPING.typeMs + TYPING.eraseMs) + TYPING.holdMs;
}

/**
 * What of the phrases stands there after a time: each is typed, held, erased, and the next one follows, around.
 *
 * @param elapsedMs since the first letter of the first phrase was begun
 */
export function typedText(phrases: readonly string[], elapsedMs: number): string {
  const round = phrases.reduce((sum, phrase) => sum + phraseMs(phrase), 0);
  let rest = elapsedMs % round;
  for (const phrase of phrases) {
    const letters = [...phrase];
    if (rest < phraseMs(phrase)) {
      const typed = Math.floor(rest / TYPING.typeMs);
      const erased = Math.floor((rest - letters.length * TYPING.typeMs - TYPING.holdMs) / TYPING.eraseMs);
      return letters
        .slice(0, letters.length - Math.max(0, erased))
        .slice(0, typed)
        .join('');
    }
    rest -= phraseMs(phrase);
  }
  return '';
}
