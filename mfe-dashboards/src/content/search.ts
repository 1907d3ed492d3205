/** Texts of the search of Ctrl K: they come with its code. */
export const searchTexts = {
  hint: 'Deux caractères ou plus. Les flèches vont d’un résultat à l’autre, Entrée l’ouvre.',
  pending: 'Recherche…',
  none: 'Aucun résultat.',
  partial: 'La recherche n’a pas abouti. Réessayez.',
  found: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  learner: {
    title: 'Rechercher dans vos formations',
    label: 'Formation, module ou mot de vos notes',
    sources: { courses: 'Vos formations', modules: 'Modules', notes: 'Vos notes', catalogue: 'Catalogue' },
  },
  creator: {
    title: 'Rechercher dans le studio',
    label: 'Formation ou module',
    sources: { courses: 'Vos formations', modules: 'Modules' },
  },
} as const;
