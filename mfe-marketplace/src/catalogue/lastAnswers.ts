import type { CatalogueAnswer } from './askCatalogue.ts';

/** On the server: the last answers to all visits, by question, for when the backend gives none. */
export const lastAnswers = new Map<string, CatalogueAnswer>();
