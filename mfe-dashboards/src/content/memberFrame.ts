/** Texts of the frame around member pages (AMB-63). */
export const memberFrameTexts = {
  more: 'Plus',
  moreTitle: 'Tout l’espace',
  moreFailed: { title: 'Le menu ne s’ouvre pas', description: 'Vérifiez votre connexion, puis réessayez.' },
  /** What ears hear after the name of a place, and eyes see as a number. */
  waiting: (count: number) => `, ${count} à traiter`,
  unsent: 'Pas encore enregistré',
  /** Stands before what an entry of an empty list would be like. */
  example: 'Exemple',
  search: {
    open: 'Rechercher',
    shortcut: 'Ctrl K',
    nothingFor: (words: string) => `Rien pour «\u00a0${words}\u00a0»`,
    failed: { title: 'La recherche ne s’ouvre pas', description: 'Vérifiez votre connexion, puis réessayez.' },
  },
} as const;
