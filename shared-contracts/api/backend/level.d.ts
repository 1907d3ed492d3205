/** Levels of a course and what the interface calls them (marketplace §5). */
export declare const LEVEL_LABELS: {
    readonly debutant: 'Débutant';
    readonly intermediaire: 'Intermédiaire';
    readonly avance: 'Avancé';
};
/** Level of a course, as the database writes it. */
export type Level = keyof typeof LEVEL_LABELS;
