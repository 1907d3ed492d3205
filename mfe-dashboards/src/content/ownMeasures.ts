/** Texts of what staff have withdrawn of somebody’s, on their own page. */
export const ownMeasuresTexts = {
  title: 'Décisions de notre équipe',
  kinds: {
    account: 'Votre compte a été suspendu',
    course: 'Cours retiré du site',
    review: 'Avis retiré du site',
    profile: 'Page retirée du site',
    photo: 'Photo retirée du site',
  },
  appeal: 'Pourquoi contestez-vous cette décision ?',
  appealHint: 'Vous pouvez contester une fois. Une personne de l’équipe vous répond par courriel.',
  send: 'Contester',
  sent: { title: 'Contestation envoyée', description: 'Une personne de l’équipe vous répond par courriel.' },
  waits: 'Votre contestation est à l’étude.',
  lifted: 'Décision levée',
  answer: (words: string) => `Notre réponse : « ${words} »`,
  failed: 'Les décisions de notre équipe ne se chargent pas. Rechargez la page.',
} as const;
