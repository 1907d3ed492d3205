/** What a page says that could not be shown, or a part of it (marketplace §8 "error boundary"). */
export const PAGE_FAILED = 'Oups, une erreur est survenue';
/** What a course is called that is not there (marketplace §8). */
export const COURSE_MISSING = 'Formation introuvable';
/** Of a course that is not there, wherever it is asked for (marketplace §8). */
export const COURSE_NOT_FOUND = "Cette formation n'existe pas ou n'est plus disponible.";
