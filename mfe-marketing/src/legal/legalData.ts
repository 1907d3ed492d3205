import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { type LegalText, legalTexts } from '../content/legal/legalText.ts';

interface Version {
  /** ISO date without a time. */
  readonly date: string;
  /** The same as people write it. */
  readonly day: string;
  readonly change: string;
}

/** What a legal page shows; browsers get it from the server. */
export interface LegalData {
  readonly text: Omit<LegalText, 'versions'> & { readonly versions: readonly Version[] };
  readonly texts: typeof legalTexts;
}

/** Writes the dates of a text out, which browsers are slow to begin with. */
export function legalData(text: LegalText): LegalData {
  const versions = text.versions.map((version) => ({ ...version, day: longDay(version.date) }));
  return { text: { ...text, versions }, texts: legalTexts };
}
