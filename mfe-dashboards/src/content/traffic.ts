import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

/** Texts of what brings visitors, requests and sales, for staff. */
export const trafficTexts = {
  seo: { title: 'Provenance', description: 'Ce qui amène visites, demandes et ventes.', keywords: ['provenance'] },
  title: 'Provenance',
  lead: 'Ce qui amène visites, demandes et ventes. Aucune donnée personnelle n’est gardée des visites\u00a0: ni témoin, ni adresse IP.',
  failed: { title: 'La provenance ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  period: 'Période',
  periods: { 7: '7\u00a0jours', 30: '30\u00a0jours', 90: '90\u00a0jours', 365: 'Un an' },
  /** The period before, after « Par rapport ». */
  before: {
    7: 'aux 7\u00a0jours précédents',
    30: 'aux 30\u00a0jours précédents',
    90: 'aux 90\u00a0jours précédents',
    365: 'à l’année précédente',
  },
  /** Once for all changes. */
  against: (before: string) => `Par rapport ${before}`,
  change: (percent: number) => (percent === 0 ? 'Stable' : `${percent > 0 ? '+' : ''}${frenchNumber(percent)}\u00a0%`),
  /** In place of a change, where the period before had none. */
  noneBefore: { visits: 'aucune avant', requests: 'aucune avant', sales: 'aucune avant', sales_cents: 'aucun avant' },
  by: 'Regrouper',
  groupings: { page: 'Par page', source: 'Par source', campaign: 'Par campagne' },
  visits: { day: 'Visites par jour', week: 'Visites par semaine' },
  /** Of the last bar. */
  goesOn: { day: 'Journée en cours', week: 'Semaine en cours' },
  sold: { day: 'Demandes et ventes par jour', week: 'Demandes et ventes par semaine' },
  /** How its figures are to be read, below them. */
  legend: 'Comment lire ces chiffres',
  counted: 'Une visite est comptée quand sa première page est quittée, hors robots déclarés.',
  countedSince: (day: string) => `décompte depuis le ${day}`,
  /** Nor has any been counted before. */
  uncounted: 'aucune depuis le début',
  visitsOf: (day: string, count: number) =>
    `${day}\u00a0: ${frenchNumber(count)}\u00a0${count > 1 ? 'visites' : 'visite'}`,
  soldOf: (day: string, requests: number, sales: number) =>
    `${day}\u00a0: ${frenchNumber(requests)}\u00a0${requests > 1 ? 'demandes' : 'demande'}, ${frenchNumber(sales)}\u00a0${sales > 1 ? 'ventes' : 'vente'}`,
  /** Below the figures of a period without one: requests and sales are all counted. */
  empty: {
    everybody: 'Aucune visite mesurée\u00a0: un navigateur qui bloque la mesure ou se dit robot n’est pas compté.',
    agreed: 'Aucune visite mesurée\u00a0: une visite n’est comptée qu’une fois les témoins acceptés.',
    status: 'Voir l’état du site',
    /** After it: what is counted there and not here. */
    statusCounts: ', qui compte chaque page ouverte, robots compris.',
  },
  columns: {
    page: 'Page',
    source: 'Source',
    campaign: 'Campagne',
    visits: 'Visites',
    views: 'Pages vues',
    phones: 'Clics sur le téléphone',
    downloads: 'Téléchargements',
    requests: 'Demandes',
    sales: 'Ventes',
    sales_cents: 'Montant avec taxes',
  },
  /** After a number of them, where the heads of columns have no room. */
  units: {
    visits: (count: number) => (count > 1 ? 'visites' : 'visite'),
    views: (count: number) => (count > 1 ? 'pages vues' : 'page vue'),
    phones: (count: number) => (count > 1 ? 'clics sur le téléphone' : 'clic sur le téléphone'),
    downloads: (count: number) => (count > 1 ? 'téléchargements' : 'téléchargement'),
    requests: (count: number) => (count > 1 ? 'demandes' : 'demande'),
    sales: (count: number) => (count > 1 ? 'ventes' : 'vente'),
    /** It says its own. */
    sales_cents: () => '',
  },
  /** Pages that have no text of their own in the console. */
  pages: {
    '/': 'Accueil',
    '/formations': 'Formations',
    '/boutique': 'Boutique',
    '/blog': 'Blog',
    '/outils': 'Outils gratuits',
    '/tarifs': 'Tarifs',
    '/methode': 'Méthode',
    '/preuves': 'Preuves',
    '/realisations': 'Réalisations',
    '/a-propos': 'À propos',
    '/rendez-vous': 'Rendez-vous',
  } as Readonly<Record<string, string>>,
  /** No amount, as short as no visit. */
  noAmount: '0\u00a0$',
  /** Two at least: one more is shown at once. */
  others: {
    page: (count: number) => (count > 1 ? `Afficher les ${count} autres pages` : 'Afficher l’autre page'),
    source: (count: number) => (count > 1 ? `Afficher les ${count} autres sources` : 'Afficher l’autre source'),
    campaign: (count: number) => (count > 1 ? `Afficher les ${count} autres campagnes` : 'Afficher l’autre campagne'),
  },
  fewer: 'En montrer moins',
  /** What was asked for and sold without a visit that was counted. */
  unmeasured: 'Sans visite mesurée',
  /** In place of a table that would have these alone. */
  onlyUnmeasured:
    'Ni page, ni source, ni campagne à montrer\u00a0: ces demandes et ces ventes sont sans visite mesurée.',
  nameless: { page: 'Page inconnue', source: 'Accès direct', campaign: 'Sans campagne' },
  note: 'Demandes et ventes reviennent à la page, à la source et à la campagne par lesquelles leur visite a commencé.',
  compared:
    'Une période va jusqu’à aujourd’hui, journée en cours comprise\u202f; celle qui la précède compte autant de jours, tous complets.',
  consent: {
    title: 'Consentement',
    everybody: 'Les visites sont comptées sans consentement, puisque rien n’identifie personne.',
    agreed: 'Seules les visites qui ont accepté les témoins sont comptées.',
    only: 'Ne compter qu’après consentement',
    all: 'Compter toutes les visites',
    saved: 'Réglage enregistré',
  },
} as const;
