/** Articles to read in an order. Names say what a step does; titles, minutes and addresses are the articles' own. */
export interface Series {
  readonly title: string;
  readonly steps: readonly { readonly slug: string; readonly name: string }[];
}

/** The first one opens on the list. An article is in one series at most. */
export const allSeries: readonly Series[] = [
  {
    title: 'Par où commencer, si vous n’avez qu’un souper',
    steps: [
      { slug: 'strategie-marketing-offre-premium', name: 'Fixer le prix' },
      { slug: 'budget-publicite-facebook-quebec', name: 'Calculer le budget' },
      { slug: 'referencement-local-quebec-guide-complet', name: 'Se faire trouver' },
    ],
  },
  {
    title: 'Trois chantiers pour l’hiver',
    steps: [
      { slug: 'audit-seo-site-web-methode', name: 'Examiner son site' },
      { slug: 'google-ads-entreprise-services-quebec', name: 'Acheter ses premiers clics' },
      { slug: 'courriel-marketing-sequences-quebec', name: 'Garder le contact' },
    ],
  },
];
