import { offerTexts } from '../content/offerGenerator.ts';
import type { Answers } from './answers.ts';
import { type Offer, parts } from './writeOffer.ts';

/** The offer as plain text, to paste elsewhere: the name, then each part under its title. */
export function offerText({ entreprise }: Answers, offer: Offer): string {
  const passages = parts.map((part) => `${offerTexts.sheet.parts[part].toLocaleUpperCase('fr-CA')}\n${offer[part]}`);
  return [entreprise, ...passages].join('\n\n');
}
