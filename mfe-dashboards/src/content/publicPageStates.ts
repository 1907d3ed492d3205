/** How a creator's public page is, wherever it is said in the studio. */
export const publicPageStates = {
  states: { private: 'Privée', waiting: 'Acceptée', public: 'En ligne' },
  /** In the studio. */
  status: {
    title: 'Votre page publique',
    private: 'Elle est privée : votre nom n’est montré à personne.',
    waiting: 'Acceptée : elle paraîtra avec votre première publication.',
    public: 'Elle est en ligne et montre votre nom.',
    open: { private: 'Voir l’aperçu et décider', waiting: 'Revoir ma décision', public: 'La revoir ou la retirer' },
  },
} as const;
