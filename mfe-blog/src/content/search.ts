/** Texts of the search among articles. */
export const searchTexts = {
  label: 'Chercher dans le blog',
  placeholder: 'Un sujet, un outil, une question',
  submit: 'Chercher',
} as const;
