/** How the page is found. */
export const methodHead = {
  path: '/methode',
  name: 'Méthode',
  seo: {
    title: 'Notre méthode, étape par étape',
    description:
      'De l’audit au dernier jour d’un mandat : six étapes, et pour chacune ce que vous recevez, ce que vous approuvez et ce qui reste à vous.',
    keywords: ['méthode marketing', 'mandat agence marketing', 'étapes campagne publicitaire', 'déroulement site web'],
  },
} as const;
