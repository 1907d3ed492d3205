/** Texts of buying (marketplace §2 "Product page", §5, §8; AMB-30, AMB-51, AMB-52). */
export const buyingTexts = {
  buy: 'Acheter maintenant',
  /** Of the bar on phones. */
  thumb: 'Prix et prochaine étape',
  newTab: '(nouvel onglet)',
  busy: 'Traitement...',
  signInNeeded: {
    title: 'Connexion requise',
    description: 'Vous devez être connecté pour effectuer un achat',
  },
  failed: {
    title: 'Erreur de paiement',
    description: 'Impossible de créer la session de paiement',
  },
  priceChanged: {
    title: 'Le prix a changé',
    description: (price: string) => `Le prix est maintenant de ${price}. Rien n’a été facturé.`,
  },
  alreadyOwned: { title: 'Déjà acheté', description: 'Ce produit est déjà à vous : rien n’a été facturé.' },
  pending: {
    title: 'Paiement en cours',
    description: 'Un paiement est déjà en cours pour cet achat. Nous vous écrivons dès qu’il est confirmé.',
  },
  creatorGone: {
    title: 'Page retirée',
    description: 'Cette personne ne reçoit plus de soutien ni de réservation ici. Rien n’a été facturé.',
  },
  notLoaded: { title: 'Erreur', description: 'Impossible de charger le produit' },
  tab: 'Ouverture de la page de paiement…',
  opened:
    'La page de paiement est ouverte dans un autre onglet. Cette page se mettra à jour dès que le paiement sera confirmé.',
  blocked: 'Votre navigateur a bloqué l’ouverture d’un onglet. Votre commande est prête : continuez ici.',
  openPayment: 'Ouvrir la page de paiement',
  startOver: 'Recommencer',
  owned: 'Déjà acheté',
  paid: 'Le paiement est confirmé : ce produit est à vous.',
  access: {
    formation: 'Suivre la formation',
    resource: 'Ouvrir mes ressources',
    consultation: 'Voir mes consultations',
  },
  taxes: '+ taxes',
  withTaxes: (total: string) => `Avec les taxes\u00a0: ${total}`,
  price: 'Prix',
  tps: 'TPS (5 %)',
  tvq: 'TVQ (9,975 %)',
  total: 'Total',
  notes: (isMeeting: boolean) => [
    'Paiement sécurisé par carte, chez notre fournisseur de paiement',
    isMeeting ? 'Accès immédiat à la prise de rendez-vous' : 'Accès immédiat',
    'Garantie de remboursement de 30 jours',
  ],
  refund: {
    title: 'Remboursement et annulation',
    /** Of a meeting that has taken place, nothing can be given back. */
    meeting:
      'La rencontre ne convient plus ? Tant qu’elle n’a pas eu lieu, demandez le remboursement dans « Mes achats » dans les 30 jours suivant l’achat : nous remboursons le prix et les taxes sur la carte utilisée. Vos droits de consommateur au Québec s’appliquent en plus de cette garantie.',
    detail:
      'Pas convaincu ? Écrivez-nous dans les 30 jours suivant l’achat : nous remboursons le prix et les taxes sur la carte utilisée, sans poser de questions. Vos droits de consommateur au Québec s’appliquent en plus de cette garantie.',
    terms: 'Conditions d’utilisation',
  },
} as const;
