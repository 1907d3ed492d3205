import type { Stored } from '../drafts/useAutosave.ts';
import type { Letter, LetterChanges } from './newsletterApi.ts';

/** A letter as its fields hold it: of whom it is for a line each. */
export interface TypedLetter {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  readonly interests: string;
  readonly products: string;
}

export const storedLetter = ({ subject, preheader, body, audience, revision }: Letter): Stored<TypedLetter> => ({
  value: {
    ...{ subject, preheader, body },
    interests: audience.interests.join('\n'),
    products: audience.products.join('\n'),
  },
  revision: [revision],
});

/** What was chosen of one kind. */
export const chosenOf = (lines: string): string[] => (lines === '' ? [] : lines.split('\n'));

export const changesOf = ({ subject, preheader, body, interests, products }: TypedLetter): LetterChanges => ({
  ...{ subject, preheader, body },
  audience: { interests: chosenOf(interests), products: chosenOf(products) },
});
