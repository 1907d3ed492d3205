/** Texts of the pages of a tag or an author (AMB-13, AMB-21); the longer ones are only read on the server. */
export const collectionTitles = {
  tagTitle: (tag: string) => `Articles : ${tag}`,
  tagDescription: (tag: string, count: string) =>
    `${count} du carnet de Cimes sur le sujet « ${tag} », pour les entreprises du Québec qui veulent des gestes concrets.`,
  authorTitle: (author: string) => `Articles de ${author}`,
  authorDescription: (author: string, count: string) =>
    `${count} de ${author} dans le carnet de Cimes, l’agence marketing des entreprises premium du Québec.`,
} as const;

export const collectionTexts = {
  count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  empty: 'Aucun article ici pour l’instant. Les sujets ci-dessous en ont.',
} as const;
