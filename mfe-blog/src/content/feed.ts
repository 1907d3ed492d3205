import { brandName } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';

const journal = `Le carnet ${ofName(brandName)}`;

/** Texts of the feeds. */
export const feedTexts = {
  title: journal,
  description: 'Des articles longs sur le marketing des PME du Québec, écrits par les gens qui gèrent les campagnes.',
  tagTitle: (tag: string) => `${journal} : ${tag}`,
  subscribe: 'Fil RSS',
  subscribeTo: (tag: string) => `Fil RSS : ${tag}`,
} as const;
