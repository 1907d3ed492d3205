/** Everything that visitors read. */
export const texts = {
  title: 'Exemple',
  description: 'Une page qui vient d’un autre dépôt, composée dans le site au moment où elle est demandée.',
  heading: 'Votre première page',
  applause: 'Applaudir',
  applauded: (times: number) => `Applaudie ${times} fois`,
};
