import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { type LegalBlock, type LegalText, legalTexts } from '../content/legal/legalText.ts';
import { boundHyphens } from '../reading/bound.ts';

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

/** Writes the dates of a text out, which browsers are slow to begin with, and binds its small words. */
export function legalData(text: LegalText): LegalData {
  const versions = text.versions.map((version) => ({ ...version, day: longDay(version.date) }));
  const sections = text.sections.map((section) => ({ ...section, blocks: section.blocks.map(bound) }));
  const lead = boundHyphens(text.lead);
  const inShort = text.inShort.map(boundHyphens);
  return { text: { ...text, lead, inShort, sections, versions }, texts: legalTexts };
}

function bound(block: LegalBlock): LegalBlock {
  if (block.kind === 'text') return { ...block, text: boundHyphens(block.text) };
  if (block.kind === 'list') return { ...block, items: block.items.map(boundHyphens) };
  if (block.kind !== 'named') return block;
  return { ...block, items: block.items.map(([name, words]) => [name, boundHyphens(words)] as const) };
}
