/** Texts of the form in which a learner reviews a course. */
export const reviewTexts = {
  title: 'Votre avis',
  rating: 'Votre note',
  stars: (count: number) => (count === 1 ? '1 étoile' : `${count} étoiles`),
  ratingMissing: 'Choisissez une note de 1 à 5 étoiles.',
  comment: 'Ce que vous en retenez (facultatif)',
  publish: 'Publier mon avis',
  change: 'Modifier mon avis',
  saving: 'Un instant...',
  saved: { title: 'Merci pour votre avis', description: 'Il aide les prochains à choisir.' },
  failed: { title: 'Erreur', description: 'Votre avis n’a pas pu être publié. Votre texte est encore là : réessayez.' },
} as const;
