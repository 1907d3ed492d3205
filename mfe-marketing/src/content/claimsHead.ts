/** How the page of the claims is found. */
export const claimsHead = {
  path: '/nos-chiffres',
  home: 'Accueil',
  name: 'Nos chiffres',
  seo: {
    title: 'Nos chiffres et leurs sources',
    description:
      'Prix, délais, places et garantie : les chiffres que l’agence promet, dessinés à l’échelle, chacun avec ce qui l’engage. Les résultats attendent leur preuve.',
    keywords: ['chiffres vérifiés', 'sources', 'prix et délais d’une agence'],
  },
} as const;
