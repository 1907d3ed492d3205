/** How the page is found. */
export const ratesHead = {
  path: '/tarifs',
  name: 'Tarifs',
  seo: {
    title: 'Tarifs et prix des services',
    description:
      'Ce que coûtent un audit, un forfait mensuel et un site web, ce qui est compris, ce qui se paie à part, et comment chaque prix se calcule. Avant taxes.',
    keywords: [
      'tarifs agence marketing',
      'prix site web Québec',
      'forfait marketing mensuel',
      'coût publicité Facebook',
    ],
  },
} as const;
