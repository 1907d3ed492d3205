/** Texts of a page that staff have begun and taken back, or that never was. */
export const missingTexts = {
  seo: {
    title: 'Page introuvable',
    description: 'Cette page n’est pas, ou plus, en ligne.',
    keywords: ['page introuvable'],
  },
  title: 'Cette page n’est pas en ligne',
  lead: 'Elle a peut-être été retirée, ou son adresse comporte une faute.',
  action: 'Aller à l’accueil',
} as const;
