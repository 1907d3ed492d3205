import { de, frenchTypography, sentence } from '@agence/shared-contracts/format/french';
import { angles, type OfferWords } from '../content/offerAngles.ts';
import type { Sector } from '../content/offerSectors.ts';
import { type Answers, tidy } from './answers.ts';

/** Parts of an offer, in the order in which a client asks for them. */
export const parts = ['accroche', 'constat', 'promesse', 'inclus', 'garantie', 'action', 'annonce'] as const;

export type Part = (typeof parts)[number];

/** Text of each part. */
export type Offer = Readonly<Record<Part, string>>;

/** Before each line of what is included, which is text to change and to paste. */
export const BULLET = '• ';

/** Longest problem, in characters, that still fits into a headline. */
const QUOTE = 90;

/**
 * The offer that four answers make under an angle. The same answers and angle give the same text.
 *
 * @param answers without problems (`problemsOf`)
 * @param sector line of business that the answers name (`sectorOf`)
 * @param angle any whole number; angles repeat
 */
export function writeOffer(answers: Answers, sector: Sector, angle: number): Offer {
  const words = wordsOf(answers, sector);
  const { headline, problem, promise, action } = angles[angle % angles.length] as (typeof angles)[number];
  const write = (text: string) => frenchTypography(text);
  const accroche = write(headline(words));
  return {
    accroche,
    constat: write(problem(words)),
    promesse: write(promise(words)),
    inclus: sector.includes.map((line) => `${BULLET}${write(line)}`).join('\n'),
    garantie: write(sector.guarantee),
    action: write(action(words)),
    annonce: [accroche, words.solution, write(sector.action)].join('\n'),
  };
}

function wordsOf(answers: Answers, sector: Sector): OfferWords {
  const entreprise = isolate(tidy(answers.entreprise));
  const probleme = tidy(answers.probleme);
  return {
    entreprise,
    deEntreprise: de(entreprise),
    probleme: isolate(sentence(probleme)),
    solution: isolate(sentence(tidy(answers.solution))),
    quote: probleme.length <= QUOTE ? isolate(sentence(probleme)) : undefined,
    sector,
  };
}

/** Keeps a text that is written from right to left from turning the signs around it. */
function isolate(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
}
