/** Addresses under which articles could be read before, and their slug now. Add a line when you rename a file. */
export const movedArticles: Readonly<Record<string, string>> = {
  'referencement-local-quebec': 'referencement-local-quebec-guide-complet',
};
