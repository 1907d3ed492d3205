import { offerFields } from '../content/offerGenerator.ts';
import type { Sector } from '../content/offerSectors.ts';
import type { Answers } from './answers.ts';
import { sectorOf } from './sectorOf.ts';
import { type Offer, writeOffer } from './writeOffer.ts';

/** The answers that the empty fields propose. */
export const exampleAnswers = Object.fromEntries(offerFields.map(({ name, example }) => [name, example])) as Answers;

/** The offer that the generator writes of it. */
export const exampleOffer = (sectors: readonly Sector[]): Offer =>
  writeOffer(exampleAnswers, sectorOf(exampleAnswers.secteur, sectors), 0);
