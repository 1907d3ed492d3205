/** Texts of the feeds. */
export const feedTexts = {
  title: 'Le carnet de Cimes',
  description: 'Des articles longs sur le marketing des PME du Québec, écrits par les gens qui gèrent les campagnes.',
  tagTitle: (tag: string) => `Le carnet de Cimes : ${tag}`,
  subscribe: 'Fil RSS',
  subscribeTo: (tag: string) => `Fil RSS : ${tag}`,
} as const;
