/** Texts of the orders in the console, and of refunds that staff decide (AMB-66). */
export const ordersTexts = {
  seo: { title: 'Commandes', description: 'Ce qui a été vendu et remboursé.', keywords: ['commandes'] },
  title: 'Commandes',
  failed: { title: 'Les commandes ne se chargent pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  filters: 'Filtrer les commandes',
  words: 'Nom, produit, numéro',
  status: 'État',
  clear: 'Effacer les filtres',
  clearWords: 'Effacer la recherche',
  all: 'Tous',
  anyDay: 'Toutes les dates',
  states: {
    paid: 'Payée',
    partially_refunded: 'Remboursée en partie',
    refunded: 'Remboursée',
    asked: 'Remboursement demandé',
    disputed: 'Contestée à la banque',
  },
  saved: {
    title: 'Filtres gardés',
    name: 'Nom du filtre',
    save: 'Garder ces filtres',
    remove: (name: string) => `Oublier « ${name} »`,
  },
  csv: ['Date', 'Commande', 'Personne', 'Courriel', 'Achat', 'État', 'Total', 'Remboursé', 'Retenu par la banque'],
  file: (day: string) => `commandes-${day}`,
  columns: {
    ...{ date: 'Date', order: 'Commande', buyer: 'Personne', items: 'Achat' },
    ...{ subtotal: 'Avant taxes', taxes: 'TPS et TVQ', total: 'Total', status: 'État' },
  },
  nobody: 'Compte supprimé',
  /** What the link of a row is called: by ear a number alone says nothing. */
  open: (number: string, buyer: string) => `Commande ${number}, ${buyer}`,
  loaded: (count: number, isWhole: boolean, { sum, refunds }: { readonly sum: string; readonly refunds: number }) =>
    isWhole
      ? [
          `${count} ${count > 1 ? 'commandes' : 'commande'}`,
          `${sum} avec taxes`,
          ...(refunds > 0 ? [`${refunds} ${refunds > 1 ? 'remboursements' : 'remboursement'}`] : []),
        ].join(', ')
      : `${count} ${count > 1 ? 'commandes' : 'commande'} ou plus`,
  shown: (count: number, all: number | undefined) =>
    `${count} ${count > 1 ? 'affichées' : 'affichée'}${all === undefined ? '' : ` sur ${all}`}`,
  /** @param count how many follow, where that is known */
  more: (count: number | undefined) =>
    count === undefined
      ? 'Afficher les suivantes'
      : count > 1
        ? `Afficher les ${count} suivantes`
        : 'Afficher la suivante',
  nothingFound: 'Aucune commande ne correspond à ces filtres.',
  /** Where words find nothing. */
  searched: 'La recherche lit les noms, les courriels, les produits et le début des numéros de commande.',
  empty: {
    title: 'Aucune commande pour le moment',
    detail: 'La première paraît ici dès qu’elle est payée, avec son reçu et ses remboursements.',
    example: '3 décembre, Marie Exemple, une formation, payée, 226,50 $',
    action: 'Voir la boutique',
  },
  order: {
    seo: { title: 'Commande', description: 'Une commande, son paiement et ses remboursements.', keywords: [] },
    title: 'Commande',
    back: 'Toutes les commandes',
    failed: {
      title: 'Cette commande ne se charge pas',
      detail: 'Elle n’existe pas, ou le service ne répond pas.',
      action: 'Réessayer',
    },
    facts: 'Détails',
    buyer: 'Personne',
    payment: 'Paiement',
    receipt: 'Reçu envoyé',
    notSent: 'Pas encore',
    /** Of the day that was said before. */
    sameDay: (hour: string) => `Le même jour, ${hour}`,
    access: 'Accès',
    hasAccess: 'Ouvert',
    noAccess: 'Aucun',
    items: 'Achats',
    subtotal: 'Sous-total',
    tps: 'TPS (5 %)',
    tvq: 'TVQ (9,975 %)',
    /** A number of registration, on one line. */
    numbered: (number: string) => `nº ${number}`.replaceAll(' ', '\u00a0'),
    total: 'Total',
    refunded: 'Remboursé',
    disputed: 'Retenu par la banque',
    journal: 'Journal',
    journalKinds: {
      sale: 'Vente',
      refund: 'Remboursement',
      refund_failed: 'Remboursement revenu de la banque',
      dispute: 'Contesté, retenu par la banque',
      dispute_won: 'Contestation gagnée',
    },
    refundAsked: 'Remboursement demandé',
    refundDeclined: 'Remboursement refusé',
    earnings: 'Partage de la vente',
    earningKinds: { sale: 'Vente', tip: 'Soutien', refund: 'Remboursement ou contestation', opening: 'Report' },
    print: 'Imprimer',
  },
  disputes: {
    title: 'Contestations',
    states: {
      open: 'La banque examine',
      won: 'Gagnée, l’argent est revenu',
      lost: 'Perdue, la banque garde l’argent',
      dropped: 'Sans suite',
    },
    due: (moment: string) => `Répondre au service de paiement avant le ${moment}`,
    reasons: {
      fraudulent: 'La personne dit ne pas avoir payé elle-même.',
      duplicate: 'La personne dit avoir payé deux fois.',
      product_not_received: 'La personne dit n’avoir rien reçu.',
      product_unacceptable: 'La personne dit que l’achat n’est pas ce qui était promis.',
      credit_not_processed: 'La personne attend un remboursement.',
      unrecognized: 'La personne ne reconnaît pas l’achat.',
    } as Readonly<Record<string, string>>,
    note: 'L’accès et les parts suivent l’argent : ils reviennent avec lui.',
  },
  refunds: {
    title: (count: number) => (count > 1 ? 'Remboursements' : 'Remboursement'),
    none: 'Rien n’a été demandé ni remboursé.',
    states: {
      asked: 'Demandé, à décider',
      declined: 'Refusé',
      sending: 'En cours d’envoi',
      sent: 'Remboursé',
      failed: 'N’a pas abouti',
    },
    byBuyer: 'Demandé par la personne',
    by: (name: string) => `Décidé par ${name}`,
    nothingLeft: 'Tout a été remboursé.',
    amount: 'Montant, taxes comprises',
    amountHint: (amount: string) => `En dollars, comme 12,50 ; au plus ${amount}.`,
    whole: 'Tout le reste',
    unasked: 'Rembourser de vous-même…',
    answer: 'Raison, que la personne lira',
    give: (amount?: string) => (amount ? `Rembourser ${amount}` : 'Rembourser'),
    decline: 'Refuser la demande',
    working: 'Envoi…',
    denied: 'Les remboursements se décident au soutien ou à la propriété.',
    done: {
      sent: {
        title: 'Remboursement envoyé',
        description: 'Accès, parts et taxes suivent dès que le paiement est rendu.',
      },
      sending: {
        title: 'Remboursement noté',
        description: 'Le service de paiement ne répond pas : il sera envoyé plus tard.',
      },
      failed: { title: 'Remboursement refusé', description: 'Le service de paiement ne le prend pas.' },
      declined: { title: 'Demande refusée', description: 'La personne lira votre raison dans ses achats.' },
    },
  },
} as const;
