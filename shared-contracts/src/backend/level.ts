/** Levels of a course and what the interface calls them (marketplace §5). */
export const LEVEL_LABELS = {
  debutant: 'Débutant',
  intermediaire: 'Intermédiaire',
  avance: 'Avancé',
} as const;
/** Level of a course, as the database writes it. */
export type Level = keyof typeof LEVEL_LABELS;
