/** Texts of the payment confirmation (marketplace §2 "Payment success", AMB-09). */
export const receiptTexts = {
  eyebrow: 'Paiement',
  seo: {
    title: 'Confirmation de paiement',
    description: 'Le reçu de votre achat et ce qu’il faut faire ensuite.',
    keywords: ['confirmation de paiement'],
  },
  none: {
    title: 'Aucun paiement à afficher',
    detail: 'Cette page montre le reçu d’un achat qui vient d’être fait.',
  },
  signedOut: {
    title: 'Connectez-vous pour voir votre reçu',
    detail: 'Le reçu n’est montré qu’à la personne qui a payé. Rien n’est perdu : il vous attend.',
    action: 'Me connecter',
  },
  waiting: {
    title: 'Confirmation en cours…',
    detail:
      'Votre banque a répondu, nous attendons sa confirmation. Cela prend quelques secondes, et votre reçu vous est aussi envoyé par courriel.',
  },
  withoutScripts:
    'Cette page a besoin de JavaScript pour montrer votre reçu. Activez-le, puis rechargez-la ; un reçu vous est aussi envoyé par courriel.',
  processing: {
    title: 'Paiement en traitement',
    detail:
      'Votre banque n’a pas encore confirmé ce paiement. Votre accès s’ouvre dès qu’elle le fait, et nous vous écrivons. Vous pouvez quitter cette page.',
  },
  failed: {
    title: 'Le paiement n’a pas abouti',
    detail: 'Votre banque l’a refusé et rien n’a été débité. Vous pouvez essayer de nouveau avec un autre moyen.',
    action: 'Retourner à la boutique',
  },
  expired: {
    title: 'La page de paiement a expiré',
    detail: 'Rien n’a été débité. Vous pouvez recommencer quand vous voulez.',
  },
  late: {
    title: 'La confirmation tarde',
    detail:
      'Votre paiement est peut-être passé. Ne payez pas une seconde fois : votre accès s’ouvrira tout seul. Si rien n’arrive d’ici une heure, écrivez-nous.',
    retry: 'Vérifier de nouveau',
    support: 'Écrire à l’équipe',
  },
  paid: {
    title: 'Paiement réussi\u202f!',
    detail: 'Merci. Votre reçu est aussi dans votre boîte de courriel.',
  },
  order: 'Commande',
  date: 'Date',
  items: 'Articles',
  subtotal: 'Sous-total',
  tps: (number: string | null) => (number ? `TPS 5\u00a0% (${number})` : 'TPS 5\u00a0%'),
  tvq: (number: string | null) => (number ? `TVQ 9,975\u00a0% (${number})` : 'TVQ 9,975\u00a0%'),
  total: 'Total payé',
  refunded: 'Remboursé',
  print: 'Imprimer le reçu',
  next: 'Et maintenant',
  steps: {
    formation: { text: 'Votre formation est ouverte, pour toujours.', action: 'Commencer la formation' },
    resource: { text: 'Vos fichiers sont prêts à télécharger.', action: 'Ouvrir mes ressources' },
    consultation: { text: 'Proposez le moment qui vous convient.', action: 'Planifier ma consultation' },
    tip: { text: 'Votre soutien est en route. Merci pour ce geste.', action: 'Découvrir d’autres formations' },
  },
  climb: {
    here: 'Vous êtes ici',
    higher: (duration: string) => `Sommet à ${duration}`,
    first: (total: number, duration: string) => `Module 1 sur ${total} · ${duration}`,
  },
  further: 'Continuer',
  refund: 'Se faire rembourser, pendant 30 jours',
  purchases: 'Mes achats',
  shopping: 'Continuer à magasiner',
  shop: 'Retour à la boutique',
  learning: 'Voir ce qui se donne d’autre',
  formations: 'Voir les formations',
} as const;
