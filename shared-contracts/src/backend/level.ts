/** Levels of a course and what the interface calls them (§5). */
export const LEVEL_LABELS = {
  debutant: 'Débutant',
  intermediaire: 'Intermédiaire',
  avance: 'Avancé',
} as const;
export type Level = keyof typeof LEVEL_LABELS;
