/** How the page is found. */
export const aboutHead = {
  path: '/a-propos',
  name: 'À propos',
  seo: {
    title: 'À propos de l’agence',
    description:
      'Une agence marketing de Québec qui reste petite exprès : peu de clients à la fois, des comptes à votre nom, et la liste de ce que nous refusons de faire.',
    keywords: ['agence marketing Québec', 'petite agence', 'à propos', 'équipe marketing Québec'],
  },
} as const;
