/** Stands on each testimonial that we have made up, or that nobody has verified (AMB-56). */
export const exampleMark = 'Exemple fictif';

/** Stands beside house studies, whose owners are invented. */
export const studiesMark = 'Projets fictifs';
