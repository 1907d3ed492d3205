/** Texts of the newsletter below an article (marketing-site §4 "Newsletter form"). */
export const newsletterTexts = {
  /** The footer's form is called otherwise. */
  title: 'Chaque mardi, une idée comme celle-ci',
  lead: 'Le matin, dans votre boîte : une méthode à appliquer le jour même.',
  label: 'Votre courriel',
  placeholder: 'vous@entreprise.ca',
  submit: 'S’inscrire',
  submitting: 'Inscription...',
  success: 'Merci pour ton inscription !',
  successDetail:
    'Nos conseils arrivent chaque semaine. Confirmez d’abord l’inscription dans le courriel que nous vous envoyons.',
  kept: 'Votre adresse est gardée sur cet appareil : l’inscription partira d’elle-même dès que la connexion le permettra.',
  failure: 'Votre adresse n’a pas pu être enregistrée. Vérifiez-la, puis réessayez.',
  consent: 'Un courriel par semaine. Désabonnement en un clic.',
} as const;
