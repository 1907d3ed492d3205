/** How the page is found. */
export const evidenceHead = {
  path: '/preuves',
  name: 'Preuves',
  seo: {
    title: 'Preuves vérifiables, sans témoignage',
    description:
      'Ce que n’importe qui peut vérifier de notre travail : poids et notes de ce site mesurés par une commande et datés, un audit complet, le contrat et la garantie.',
    keywords: ['preuves agence marketing', 'site web rapide', 'note Lighthouse', 'garantie agence marketing'],
  },
} as const;
