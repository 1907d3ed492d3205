import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of the blog's list (marketing-site §2 "Blog", AMB-18). */
export const listTexts = {
  eyebrow: 'Le carnet',
  title: 'Ce que nous apprenons en grimpant',
  lead: 'Des articles longs, écrits par les gens qui gèrent les campagnes. On y met la méthode, les erreurs à éviter et la marche à suivre.',
  more: "Afficher plus d'articles",
  categories: 'Catégories',
  allCategories: 'Tout',
  clear: 'Effacer les filtres',
  results: (count: number, query: string, author: string | undefined) =>
    [`${count} ${count > 1 ? 'articles' : 'article'}`, author ? ofName(author) : '', query ? `pour « ${query} »` : '']
      .filter(Boolean)
      .join(' '),
  empty: 'Aucun article ne correspond',
  emptyHint: 'Essayez un mot plus court, une autre catégorie, ou partez d’un sujet ci-dessous.',
  seriesLead: (minutes: number) => `${minutes} min de lecture, dans cet ordre.`,
  seo: {
    title: 'Blog marketing pour PME du Québec',
    description:
      'Référencement local, publicité Facebook et Google, stratégie : des guides concrets écrits pour les entreprises du Québec, étape par étape.',
    keywords: ['blog marketing', 'marketing Québec', 'référencement local', 'publicité PME'],
  },
} as const;
