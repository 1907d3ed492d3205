/** Texts of the accounts: taxes by period and the export (AMB-52). */
export const accountingTexts = {
  seo: {
    title: 'Comptabilité',
    description: 'Ventes, remboursements et taxes par période.',
    keywords: ['comptabilité'],
  },
  title: 'Comptabilité',
  lead: 'Ventes, remboursements et contestations à leur date, au cent près.',
  failed: { title: 'Les comptes ne se chargent pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  badPeriod: 'La période finit avant de commencer.',
  rows: {
    sale: 'Ventes',
    refund: 'Remboursements',
    refund_failed: 'Remboursements revenus de la banque',
    dispute: 'Paiements contestés, retenus par la banque',
    dispute_won: 'Contestations gagnées',
  },
  columns: { what: 'Poste', count: 'Nombre', subtotal: 'Avant taxes', tps: 'TPS', tvq: 'TVQ', total: 'Total' },
  net: 'Net de la période',
  taxes: 'Dont taxes à\u00a0remettre, TPS et TVQ',
  /** What the sums are made of. */
  moves: {
    title: 'Mouvements',
    columns: { date: 'Date', order: 'Commande', buyer: 'Personne', items: 'Achat', total: 'Total' },
    whole: (count: number) => `Tout montrer (${count})`,
    fewer: 'En montrer moins',
  },
  numbers: {
    title: 'Numéros de taxes',
    lead: 'Chaque reçu porte les numéros du jour de sa vente. Ceux d’avant gardent les leurs.',
    /** In the line that it is opened by: no number is torn from its tax. */
    stand: (tps: string | null, tvq: string | null) =>
      [['TPS', tps] as const, ['TVQ', tvq] as const]
        .flatMap(([tax, number]) => (number ? `${tax} ${number}`.replaceAll(' ', '\u00a0') : []))
        .join(', ') || 'Aucun numéro',
    off: 'Les ventes se font sans taxes tant que l’agence n’est pas inscrite.',
    tps: 'Numéro de TPS',
    tpsHint: 'Neuf chiffres, RT et quatre chiffres\u00a0: 123456789\u00a0RT0001.',
    tvq: 'Numéro de TVQ',
    tvqHint: 'Dix chiffres, TQ et quatre chiffres\u00a0: 1234567890\u00a0TQ0001.',
    enabled: 'Percevoir les taxes sur les ventes',
    save: 'Enregistrer les numéros',
    none: 'Aucun',
    failed: 'Les numéros de taxes ne se chargent pas. Rechargez la page.',
  },
  export: 'Exporter en CSV',
  file: (since: string, until: string) => `comptes-${since}-${until}.csv`,
  csv: [
    ...['Date', 'Commande', 'Nature', 'Achat', 'Paiement', 'Numéro de TPS', 'Numéro de TVQ'],
    ...['Avant taxes', 'TPS', 'TVQ', 'Total'],
  ],
  kinds: {
    sale: 'Vente',
    refund: 'Remboursement',
    refund_failed: 'Remboursement revenu',
    dispute: 'Paiement contesté',
    dispute_won: 'Contestation gagnée',
  },
  csvTotal: 'Total',
} as const;
