/** Texts of a choice of days: by their name, or from one to another. */
export const periodTexts = {
  label: 'Période',
  since: 'Du',
  until: 'Au',
  presets: { month: 'Ce mois-ci', lastMonth: 'Le mois dernier', quarter: 'Ce trimestre', year: 'Cette année' },
  others: 'Autres dates',
} as const;
