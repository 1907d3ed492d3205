/** Texts of the choice of a time in the booking dialog: loaded when somebody chooses. */
export const timesTexts = {
  title: 'Choisissez votre moment',
  zone: 'Heure du Québec. Un clic garde le moment dix\u00a0minutes.',
  loading: 'Lecture des moments libres…',
  none: 'Aucun moment libre ces jours-ci. Voyez les jours suivants, ou envoyez votre demande sans choisir\u00a0: nous vous proposons une heure.',
  failed:
    'Les moments libres ne répondent pas. Réessayez, ou envoyez votre demande sans choisir\u00a0: nous vous proposons une heure.',
  again: 'Réessayer',
  taken: 'Ce moment vient d’être pris. La liste est à jour\u00a0: choisissez-en un autre.',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  held: (moment: string, host: string) => `${moment}, avec ${host}`,
  until: (clock: string) => `Gardé pour vous jusqu’à ${clock}\u00a0: envoyez votre demande pour le confirmer.`,
  change: 'Choisir un autre moment',
} as const;
