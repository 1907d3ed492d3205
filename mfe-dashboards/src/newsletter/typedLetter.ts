import { judge, type Typed } from '@agence/shared-contracts/forms/judge';
import { letterForm } from '@agence/shared-contracts/forms/letter';
import type { Stored } from '../drafts/useAutosave.ts';
import type { Letter, LetterChanges } from './newsletterApi.ts';

/** A letter as its fields hold it: of whom it is for a line each. */
export type TypedLetter = Typed<typeof letterForm>;

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

/** What of it is saved; undefined while something is too long. */
export function changesOf(typed: TypedLetter): LetterChanges | undefined {
  const { stored } = judge(letterForm, typed);
  if (!stored) return undefined;
  const { interests, products, ...letter } = stored;
  return { ...letter, audience: { interests, products } };
}
