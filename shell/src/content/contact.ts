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
    service: 'Service qui vous intéresse',
    budget: 'Budget mensuel',
    message: 'Votre projet en quelques lignes',
    consentement: 'J’accepte que mes renseignements servent à répondre à ma demande.',
  },
  /** For the choice fields, when nothing is chosen. */
  noService: 'Je ne sais pas encore',
  budgets: ['À déterminer', 'Moins de 2 000 $', '2 000 $ à 3 500 $', '3 500 $ à 10 000 $', 'Plus de 10 000 $'],
  submit: 'Envoyer ma demande',
  submitting: 'Envoi...',
  success: 'Merci, votre demande est bien notée.',
  successDetail: 'Nous vous écrivons ou vous appelons en moins de 2 heures ouvrables.',
  kept: 'Votre demande est gardée sur cet appareil.',
  keptDetail:
    'Le service ne répond pas pour l’instant : elle partira d’elle-même dès que possible. Vous pouvez aussi nous appeler.',
  refused: 'Votre demande n’a pas pu être acceptée. Vérifiez les champs : ce que vous avez écrit est gardé.',
  another: 'Écrire une autre demande',
  calendar: {
    title: 'Calendrier de réservation',
    explanation:
      'Choisissez vous-même une heure. Le calendrier vient d’un autre service, qui dépose ses propres témoins : il ne se charge que si vous le demandez.',
    show: 'Afficher le calendrier',
    or: 'Ou écrivez-nous',
  },
  errors: {
    nom: 'Entrez votre nom (2 à 80 caractères).',
    email: 'Entrez une adresse complète, par exemple marie@entreprise.ca.',
    message: 'Décrivez votre projet en 10 à 2000 caractères.',
    consentement: 'Cochez cette case pour que nous puissions vous répondre.',
  },
} as const;
