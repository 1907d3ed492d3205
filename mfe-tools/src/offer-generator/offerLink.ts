import { angles } from '../content/offerAngles.ts';
import { type Answers, problemsOf } from './answers.ts';
import { type Offer, parts } from './writeOffer.ts';

/** An offer as a link carries it: what it is written from, and what was changed by hand. */
export interface LinkedOffer {
  readonly answers: Answers;
  /** 0 to the number of angles less one. */
  readonly angle: number;
  readonly edits: Partial<Offer>;
}

/** Longest text of a part, in characters; longer links break in messages. */
export const LONGEST_PART = 2000;

/** `#entreprise=…&angle=2&garantie=…`: everything that shows this offer again; nothing of it reaches a server. */
export function toHash({ answers, angle, edits }: LinkedOffer): string {
  return `#${new URLSearchParams({ ...answers, angle: String(angle), ...edits })}`;
}

/** The offer that an address carries; undefined when it carries none that could be written. */
export function fromHash(hash: string): LinkedOffer | undefined {
  const named: Partial<Record<string, string>> = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  const { entreprise = '', secteur = '', probleme = '', solution = '', angle = '' } = named;
  const answers = { entreprise, secteur, probleme, solution };
  if (Object.keys(problemsOf(answers)).length > 0) return undefined;
  if (!/^\d$/.test(angle) || Number(angle) >= angles.length) return undefined;
  const given = parts.flatMap((part) => (named[part] === undefined ? [] : [[part, named[part]] as const]));
  if (given.some(([, text]) => text.length > LONGEST_PART)) return undefined;
  return { answers, angle: Number(angle), edits: Object.fromEntries(given) };
}
