import type { LetterSummary } from './newsletterApi.ts';

/** Where a letter is, as staff read it: one that is being sent is sent once nobody waits any more. */
export const letterState = ({ state, numbers }: Pick<LetterSummary, 'state' | 'numbers'>) =>
  state === 'sending' && numbers.waiting === 0 ? 'sent' : state;

export const toneOf = (state: ReturnType<typeof letterState>) =>
  state === 'sent' ? 'moss' : state === 'draft' || state === 'stopped' ? 'neutral' : 'ember';
