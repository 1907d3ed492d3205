/** How an offer is made by hand; the sheet above it has an example of each part. */
export const recipe = {
  title: 'La recette d’une offre qui se vend',
  text: 'Chaque partie répond à une question que le client se pose, dans cet ordre.',
  steps: [
    {
      name: 'Accroche',
      question: 'Est-ce que ça me concerne ?',
    },
    {
      name: 'Constat',
      question: 'Me comprennent-\u2060ils ?',
    },
    {
      name: 'Promesse',
      question: 'Qu’est-ce que ça change ?',
    },
    {
      name: 'Ce qui est compris',
      question: 'Qu’est-ce que j’obtiens ?',
    },
    {
      name: 'Garantie',
      question: 'Et si ça ne marche pas ?',
    },
    {
      name: 'Appel à l’action',
      question: 'Je fais quoi maintenant ?',
    },
  ],
  learn: { label: 'Lire : construire une offre haut de gamme', href: '/blog/strategie-marketing-offre-premium' },
};

export type Recipe = typeof recipe;
