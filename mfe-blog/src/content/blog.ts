/** Texts of the blog's list (marketing-site §2 "Blog", AMB-18). */
export const listTexts = {
  eyebrow: 'Le carnet',
  title: 'Ce que nous apprenons en grimpant',
  lead: 'Des articles longs, écrits par les gens qui gèrent les campagnes. On y met la méthode, les erreurs à éviter et la marche à suivre.',
  more: 'Afficher plus d’articles',
  less: 'Afficher moins d’articles',
  seo: {
    title: 'Blog marketing pour PME du Québec',
    description:
      'Référencement local, publicité Facebook et Google, stratégie : des guides concrets écrits pour les entreprises du Québec, étape par étape.',
    keywords: ['blog marketing', 'marketing Québec', 'référencement local', 'publicité PME'],
  },
} as const;
