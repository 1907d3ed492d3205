/** Stands on each testimonial that we have made up, or that nobody has verified (AMB-56). */
export const exampleMark = 'Exemple fictif';

/** Stands above advertisements of a firm that does not exist. */
export const advertsMark = 'Annonces fictives';

/** Stands beside figures that are simulated, or that contradict what the agency promises. */
export const figuresMark = 'Données de démonstration';

/** Stands beside drawings of nobody in particular. */
export const portraitsMark = 'Portraits dessinés';

/** Stands beside house studies, whose owners are invented. */
export const studiesMark = 'Projets fictifs';
