/** Texts of what somebody has bought: receipts and refunds (AMB-51, AMB-66). */
export const purchasesTexts = {
  seo: { title: 'Mes achats', description: 'Vos commandes, vos reçus et vos remboursements.', keywords: [] },
  title: 'Mes achats',
  lead: 'Vos achats, vos reçus et les taxes payées.',
  /** Below the list, what that is for whom. */
  terms:
    'Dans les 30 jours, nous remboursons dès votre demande une formation ou une ressource et, après vérification, une consultation qui n’a pas eu lieu. Ensuite, nous étudions chaque demande.',
  failed: { title: 'Vos achats ne se chargent pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  empty: {
    title: 'Aucun achat pour le moment',
    detail: 'Ce que vous achetez apparaît ici, avec son reçu.',
    example: 'Calendrier de contenu annuel, payé le 1er décembre, reçu avec TPS et TVQ.',
    action: 'Voir la boutique',
  },
  /** Of a year, before what was paid for it. */
  count: (count: number, isWhole: boolean) =>
    `${count > 1 ? `${count} achats` : 'Un achat'}, ${isWhole ? 'taxes comprises' : 'remboursements déduits'} :`,
  statement: {
    title: 'Pour votre comptabilité',
    taxes: (tps: string, tvq: string) => [`TPS payée : ${tps}`, `TVQ payée : ${tvq}`],
    refunded: 'Ce qui a été remboursé y a sa colonne.',
    save: (year: string) => `Relevé ${year} (CSV)`,
    file: (year: string) => `achats-${year}.csv`,
    columns: [
      'Commande',
      'Date',
      'Achat',
      'Sous-total',
      'TPS',
      'TVQ',
      'Total',
      'Remboursé',
      'Numéro de TPS',
      'Numéro de TVQ',
    ],
  },
  order: 'Commande',
  paidOn: (date: string) => `Payée le ${date}`,
  refundable: (date: string) => `Remboursable jusqu’au ${date}`,
  /** What is done with what was bought, by its kind; a tip was given. */
  step: {
    formation: 'Ouvrir la formation',
    resource: 'Voir les fichiers',
    consultation: 'Voir la consultation',
    tip: '',
  },
  receipt: { show: 'Voir le reçu', hide: 'Fermer le reçu' },
  print: 'Imprimer le reçu',
  date: 'Date et heure',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  states: { paid: 'Payée', partially_refunded: 'Remboursée en partie', refunded: 'Remboursée' },
  disputed: (amount: string) =>
    `Votre banque examine ce paiement et retient ${amount}. L’accès revient si le paiement est confirmé.`,
  refunds: {
    asked: (date: string) => `Demande envoyée le ${date} : notre équipe vous répondra.`,
    declined: 'Demande refusée',
    sending: (amount: string) => `Remboursement de ${amount} en cours.`,
    sent: (amount: string) => `Remboursement de ${amount} envoyé à votre banque.`,
    failed: 'Le remboursement n’a pas abouti. Réessayez, ou écrivez-nous.',
    answer: (words: string) => `« ${words} »`,
  },
  refund: 'Demander un remboursement…',
  dialog: 'Rembourser cette commande ?',
  whole: (amount: string) =>
    `${amount} reviennent sur votre carte, en quelques jours selon votre banque. L’accès à cet achat se ferme.`,
  later:
    'Notre équipe lit votre demande et vous répond ici. Une consultation achetée depuis moins de 30 jours et qui n’a pas eu lieu est remboursée en entier ; dans les autres cas, notre équipe décide.',
  reason: 'Pourquoi ?',
  reasonOptional: 'Pourquoi ? (facultatif)',
  confirm: 'Confirmer le remboursement',
  send: 'Envoyer la demande',
  working: 'Envoi…',
  cancel: 'Garder mon achat',
  done: {
    whole: { title: 'Remboursement demandé', description: 'Il apparaît ici dès que le paiement est rendu.' },
    asked: { title: 'Demande envoyée', description: 'La réponse sera ici, dans vos achats.' },
  },
} as const;
