/** A number in a sentence: in words up to nine. */
const many = (count: number): string =>
  ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'][count - 2] ?? String(count);

/** Texts of the console's frame, its start page and its search (AMB-68). */
export const consoleTexts = {
  seo: { title: 'Console', description: 'La journée de l’agence et ce qui attend.', keywords: ['console'] },
  title: 'Console',
  navigation: 'Console',
  places: {
    day: 'Aujourd’hui',
    requests: 'Demandes',
    appointments: 'Rendez-vous',
    orders: 'Commandes',
    accounts: 'Comptabilité',
    traffic: 'Provenance',
    people: 'Personnes',
    applications: 'Candidatures',
    moderation: 'Modération',
    catalogue: 'Catalogue',
    newsletter: 'Infolettre',
    texts: 'Textes du site',
    lists: 'Listes du site',
    status: 'État du site',
  },
  /** What fits below an icon. */
  short: { texts: 'Textes', lists: 'Listes', status: 'État' },
  denied: {
    title: 'Page réservée à l’administration',
    detail: 'Votre compte n’a pas le rôle que cette page demande.',
    action: 'Tableau de bord',
  },
  failed: { title: 'La console ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  export: { save: 'Exporter en CSV', working: 'Export…', failed: 'L’export n’a pas abouti' },
  search: {
    title: 'Rechercher dans la console',
    beyond: (words: string) => `Chercher «\u00a0${words}\u00a0» dans toute la console`,
    label: 'Nom, courriel, commande, rendez-vous, formation, page ou lettre',
    sources: {
      people: 'Personnes',
      requests: 'Demandes',
      appointments: 'Rendez-vous',
      orders: 'Commandes',
      courses: 'Formations',
      texts: 'Textes',
      letters: 'Lettres',
    },
    published: 'Publiée',
    draft: 'Pas en ligne',
  },
  day: {
    title: {
      nothing: 'Rien n’attend personne',
      and: ' et ',
      requests: (count: number) => (count > 1 ? `${many(count)} demandes attendent` : 'une demande attend'),
      questions: (count: number) =>
        count > 1 ? `${many(count)} remboursements sont à décider` : 'un remboursement est à décider',
      disputes: (count: number) => (count > 1 ? `${many(count)} paiements sont contestés` : 'un paiement est contesté'),
      reports: (count: number) => (count > 1 ? `${many(count)} avis sont à juger` : 'un avis est à juger'),
      failed: (count: number) => (count > 1 ? `${many(count)} échecs sont à régler` : 'un échec est à régler'),
    },
    decide: {
      questions: (count: number) => (count > 1 ? 'Décider des remboursements' : 'Décider du remboursement'),
      disputes: 'Répondre à la banque',
      reports: 'Juger les avis',
    },
    toAnswer: {
      title: 'À répondre',
      /** Of several. */
      oldestFirst: 'À répondre, la plus ancienne d’abord',
      all: 'Toutes les demandes',
      first: (name: string) => `Répondre à ${name}`,
      /** How long somebody has waited. */
      age: {
        minutes: (count: number) => `il y a ${count}\u00a0min`,
        hours: (count: number, minutes: string) => `il y a ${count}\u00a0h\u00a0${minutes}`,
        days: (count: number) => `il y a ${count}\u00a0j`,
      },
      open: 'Ouvrir',
      none: 'Toutes les demandes ont une suite.',
      more: (count: number) => (count > 1 ? `et ${count} autres` : 'et une autre'),
    },
    hours: {
      title: 'La journée, heure par heure',
      lanes: { requests: 'Demandes', appointments: 'Rendez-vous', sales: 'Ventes', failures: 'Échecs' },
      /** Of a lane in which there is nothing. */
      none: { requests: 'aucune', appointments: 'aucun', sales: 'aucune', failures: 'aucun' },
      /** Several at once. */
      many: {
        requests: (count: number) => `${count}\u00a0${count > 1 ? 'demandes' : 'demande'}`,
        appointments: (count: number) => `${count} rendez-vous`,
        sales: (count: number) => `${count}\u00a0${count > 1 ? 'ventes' : 'vente'}`,
        failures: (count: number) => `${count}\u00a0${count > 1 ? 'échecs' : 'échec'}`,
      },
    },
    sales: 'Ventes du jour',
    orders: (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`),
    withTaxes: 'avec taxes',
    week: (amount: string) => `${amount} en\u00a07\u00a0jours`,
    requests: 'Demandes reçues',
    requestsToday: 'Aujourd’hui',
    requestsWeek: (count: number) => `${count} en\u00a07\u00a0jours`,
    questions: 'Remboursements',
    questionsNone: 'Personne n’attend.',
    questionsOpen: 'Accorder ou refuser',
    reports: 'Avis signalés',
    reportsNone: 'Aucun n’attend.',
    reportsOpen: 'Retirer ou laisser en place',
    disputes: 'Paiements contestés',
    disputesOpen: 'La banque attend une réponse',
    failures: {
      title: 'Ce qui a échoué',
      none: 'Aucun échec : paiements, courriels et reçus sont passés.',
      kinds: {
        refund_failed: () => 'Un remboursement n’a pas abouti',
        refund_late: () => 'Un remboursement attend le service de paiement',
        payment: (what: string | null) =>
          what === 'amount_mismatch'
            ? 'Un paiement n’a pas le montant de sa vente'
            : 'Un paiement ne correspond à aucune vente',
        mail: (what: string | null) =>
          what === 'order_receipt' ? 'Un reçu n’a pas été livré' : 'Un courriel n’a pas été livré',
        task: (what: string | null) =>
          what === 'calendar'
            ? 'Un agenda n’a pas pu être lu'
            : what === 'publish_text'
              ? 'Un texte n’a pas été publié'
              : 'Une tâche du site n’a pas abouti',
      },
      settle: 'Réglé',
      settleOne: (name: string) => `Réglé : ${name}`,
      settled: 'Noté comme réglé',
      resend: 'Renvoyer',
      resent: 'Le courriel repart',
    },
    refused: { title: 'Ce n’est pas fait', description: 'Réessayez dans un instant.' },
    appointments: 'Rendez-vous à venir',
    appointmentsAll: 'Tous les rendez-vous',
    appointmentsNone: 'Aucun rendez-vous à venir.',
    /** As the list of appointments says them. */
    appointmentStates: {
      ...{ proposed: 'à confirmer', confirmed: 'confirmé', booked: 'confirmé' },
      displaced: 'un autre moment est demandé',
    },
    withCreator: (name: string) => `avec ${name}`,
  },
} as const;
