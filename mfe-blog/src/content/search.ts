/** Texts of the search among articles. */
export const searchTexts = {
  label: 'Chercher dans le blog',
  placeholder: 'Sujet ou outil',
  submit: 'Chercher',
} as const;
