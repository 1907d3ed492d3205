import { offerFields, offerTexts } from '../content/offerGenerator.ts';

export type FieldName = (typeof offerFields)[number]['name'];

/** What the four fields hold. */
export type Answers = Readonly<Record<FieldName, string>>;

export type Problems = Partial<Readonly<Record<FieldName, string>>>;

export const noAnswers: Answers = { entreprise: '', secteur: '', probleme: '', solution: '' };

const texts = offerTexts.problems;

/** Control characters, and marks that turn or join what stands around them; a text of ours must not be turned over. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** What was typed as one line, without marks that nobody sees. */
export function tidy(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').replaceAll(/ +/g, ' ').trim();
}

/** What is wrong with each answer, in words that say how to mend it; empty when an offer can be written. */
export function problemsOf(answers: Answers): Problems {
  const problems: Record<string, string> = {};
  for (const { name, missing, most } of offerFields) {
    const text = tidy(answers[name]);
    const length = [...text].length;
    if (text === '') problems[name] = missing;
    else if (length > most) problems[name] = texts.long(most, length);
    else if (/<\/?[a-z!][^>]*>/i.test(text)) problems[name] = texts.code;
    else if (!/[\p{L}\p{N}]/u.test(text)) problems[name] = texts.wordless;
  }
  return problems;
}
