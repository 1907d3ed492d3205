/** Texts of the form in which a learner reviews a course. */
export const reviewTexts = {
  title: 'Votre avis',
  rating: 'Votre note',
  stars: (count: number) => `${count} ${count > 1 ? 'étoiles' : 'étoile'}`,
  comment: 'Ce que vous en retenez (facultatif)',
  publish: 'Publier mon avis',
  change: 'Modifier mon avis',
  saving: 'Un instant…',
  saved: { title: 'Merci pour votre avis', description: 'Il aide les prochains à choisir.' },
  failed: { title: 'Erreur', description: 'Votre avis n’a pas pu être publié. Votre texte est encore là : réessayez.' },
  /** By the backend's code: what has to come before. */
  notYet: {
    review_too_early: 'Suivez d’abord un cinquième de la formation : votre avis en aidera d’autant mieux les autres.',
    address_unconfirmed: 'Votre adresse n’est pas encore confirmée. Suivez le lien de notre courriel, puis publiez.',
  },
} as const;

/** Texts with which somebody reports a review. */
export const reportTexts = {
  open: 'Signaler cet avis',
  reason: 'Pourquoi cet avis n’a-t-il pas sa place ici ?',
  send: 'Envoyer le signalement',
  done: 'Merci. Nous lisons chaque signalement.',
  failed: 'Le signalement n’est pas parti. Réessayez.',
} as const;
