/** Texts of what somebody has bought: receipts and refunds (AMB-51, AMB-66). */
export const purchasesTexts = {
  seo: { title: 'Mes achats', description: 'Vos commandes, vos reçus et vos remboursements.', keywords: [] },
  title: 'Mes achats',
  lead: 'Dans les 30 jours, une formation ou une ressource est remboursée dès que vous le demandez ; ensuite, ou pour une consultation, notre équipe répond à votre demande.',
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
  order: 'Commande',
  boughtOn: (date: string) => `Achetée le ${date}`,
  receipt: { show: 'Voir le reçu', hide: 'Fermer le reçu' },
  print: 'Imprimer le reçu',
  date: 'Date',
  payment: 'Paiement',
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
  refund: 'Me faire rembourser…',
  ask: 'Demander un remboursement…',
  dialog: 'Rembourser cette commande ?',
  whole: (amount: string) =>
    `${amount} reviennent sur votre carte, en quelques jours selon votre banque. L’accès à cet achat se ferme.`,
  later:
    'Pour une consultation, après 30 jours ou quand une partie est déjà remboursée, notre équipe décide : elle lit votre demande et vous répond ici.',
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
