/** Fields of the form for the goal of the week: they come with its code. */
export const goalFormTexts = {
  field: 'Minutes par semaine',
  hint: 'De 15 minutes à 40 heures.',
  invalid: 'Indiquez un nombre de minutes entre 15 et 2400.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  failed: 'L’objectif n’a pas pu être enregistré. Réessayez.',
  presetsLabel: 'Objectifs proposés',
  presets: [60, 120, 180, 300],
  preset: (minutes: number) => `${minutes / 60} h`,
} as const;
