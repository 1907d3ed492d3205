/** Texts of the booking and contact dialog (AMB-12). */
export const contactTexts = {
  title: 'Réserver votre consultation',
  introduction:
    'Dites-nous où vous en êtes. Nous répondons en moins de 2 heures ouvrables avec une proposition de rendez-vous.',
  fields: {
    nom: 'Nom',
    email: 'Courriel',
    telephone: 'Téléphone (facultatif)',
    entreprise: 'Entreprise (facultatif)',
    message: 'Votre projet en quelques lignes',
    consentement: 'J’accepte que mes renseignements servent à répondre à ma demande.',
  },
  submit: 'Envoyer ma demande',
  submitting: 'Envoi...',
  success: 'Merci, votre demande est bien notée.',
  successDetail: 'Nous vous écrivons ou vous appelons en moins de 2 heures ouvrables.',
  errors: {
    nom: 'Entrez votre nom (2 à 80 caractères).',
    email: 'Entrez une adresse complète, par exemple marie@entreprise.ca.',
    message: 'Décrivez votre projet en 10 à 2000 caractères.',
    consentement: 'Cochez cette case pour que nous puissions vous répondre.',
  },
} as const;
