import { type Answers, decodeAnswers, encodeAnswers, noAnswers } from './answers.ts';

const KEY = 'audit-marketing';

/** Answers kept on the device; none where storage is blocked or holds something else. */
export function readAnswers(): Answers {
  try {
    return decodeAnswers(localStorage.getItem(KEY)) ?? noAnswers;
  } catch {
    return noAnswers;
  }
}

/** Keeps the answers on the device. Where the browser refuses, a reload loses them and nothing else happens. */
export function keepAnswers(answers: Answers): void {
  try {
    if (answers.every((points) => points === undefined)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, encodeAnswers(answers));
  } catch {}
}
