import { fallback, object, parse, string } from 'valibot';
import { type Answers, noAnswers } from './answers.ts';

const KEY = 'generateur-offre';

const text = fallback(string(), '');
const schema = fallback(object({ entreprise: text, secteur: text, probleme: text, solution: text }), noAnswers);

/** What was typed in this tab before a reload; nothing where storage is blocked or holds something else. */
export function readDraft(): Answers {
  try {
    return parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return noAnswers;
  }
}

/** Keeps what is typed until the tab closes. Where the browser refuses, a reload loses it and nothing else happens. */
export function keepDraft(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {}
}
