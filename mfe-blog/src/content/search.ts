/** Texts of the search among articles. */
export const searchTexts = {
  label: 'Chercher dans le blog',
  placeholder: 'Sujet, outil, question',
  submit: 'Chercher',
} as const;
