/** How an offer is made by hand, with an example of each part. */
export const recipe = {
  title: 'La recette d’une offre qui se vend',
  text: 'Chaque partie répond à une question que le client se pose, dans cet ordre. Sautez-en une, et c’est là qu’il décroche.',
  steps: [
    {
      name: 'Accroche',
      question: 'Est-ce que ça me concerne ?',
      example: '« La toiture coule chaque printemps. » Et si ça changeait ?',
    },
    {
      name: 'Constat',
      question: 'Me comprennent-ils ?',
      example: 'Vous avez appelé trois entrepreneurs. Un seul a rappelé, et il proposait de tout refaire.',
    },
    {
      name: 'Promesse',
      question: 'Qu’est-ce que ça change ?',
      example: 'On trouve la fuite par drone, on répare la section, on revient chaque automne.',
    },
    {
      name: 'Ce qui est compris',
      question: 'Qu’est-ce que j’obtiens ?',
      example: 'Prix ferme par écrit, un seul responsable, photos avant et après.',
    },
    {
      name: 'Garantie',
      question: 'Et si ça ne marche pas ?',
      example: 'Si ça coule encore dans les cinq ans, on revient sans frais.',
    },
    {
      name: 'Appel à l’action',
      question: 'Je fais quoi maintenant ?',
      example: 'Réservez votre inspection gratuite : rapport en 48 heures.',
    },
  ],
  learn: { label: 'Lire : construire une offre haut de gamme', href: '/blog/strategie-marketing-offre-premium' },
};

export type Recipe = typeof recipe;
