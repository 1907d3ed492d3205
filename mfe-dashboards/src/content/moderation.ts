import { ofName } from '@agence/shared-contracts/format/ofName';
/** Texts of measures of staff: about accounts, courses, reviews and pages, for who takes them and for whom they concern. */
export const moderationTexts = {
  seo: { title: 'Modération', description: 'Ce qui est retiré du site, pourquoi, et qui le conteste.', keywords: [] },
  title: 'Modération',
  lead: 'Chaque mesure a une raison, que la personne reçoit par courriel et peut contester une fois. Levée, tout est de nouveau comme avant.',
  failed: { title: 'La modération ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  take: {
    title: 'Retirer un contenu',
    kind: 'Quoi',
    kinds: { course: 'Un cours', profile: 'Une page de formateur', photo: 'La photo d’un formateur' },
    target: 'Adresse de sa page',
    targetHint: 'Telle que dans la barre du navigateur, ou sa fin après la dernière barre oblique.',
    reason: 'Raison, que la personne lira',
    send: 'Retirer du site',
  },
  reported: {
    title: 'Avis signalés',
    none: 'Aucun avis n’est signalé.',
    of: (author: string | null, rating: number, course: string) =>
      `${author ?? 'Sans nom'}, ${rating} sur 5, ${course}`,
    why: 'Signalé pour',
    remove: 'Retirer l’avis',
  },
  measures: {
    title: 'Mesures',
    none: 'Aucune mesure n’a été prise.',
    kinds: {
      account: 'Compte suspendu',
      course: 'Cours retiré',
      review: 'Avis retiré',
      profile: 'Page retirée',
      photo: 'Photo retirée',
    },
    states: { inForce: 'En vigueur', appealed: 'Contestée', upheld: 'Maintenue', lifted: 'Levée' },
    reason: 'Raison',
    appeal: 'Contestation',
    answered: 'Réponse',
    answer: 'Réponse, que la personne lira',
    lift: 'Lever la mesure',
    uphold: 'Maintenir',
  },
  done: {
    taken: { title: 'Mesure prise', description: 'La personne reçoit la raison par courriel.' },
    lifted: { title: 'Mesure levée', description: 'Tout est de nouveau comme avant.' },
    upheld: { title: 'Mesure maintenue', description: 'La personne reçoit votre réponse par courriel.' },
  },
} as const;

/** Texts of what staff do about one account. */
export const personActsTexts = {
  open: (name: string) => `Agir sur le compte ${ofName(name)}`,
  summary: 'Compte',
  reason: 'Raison, notée dans l’historique',
  reasonHint: 'La personne lit la raison d’une suspension ou de sa levée.',
  suspend: 'Suspendre',
  restore: 'Lever la suspension',
  suspended: 'Suspendu',
  exportData: 'Exporter ses données',
  file: (id: string) => `donnees-${id.slice(0, 8)}.json`,
  remove: 'Supprimer le compte…',
  removeTitle: 'Supprimer ce compte pour toujours',
  removeDetail: 'Ses données personnelles disparaissent ; ses factures restent, sans son nom. Rien ne revient.',
  confirm: (email: string) => `Pour confirmer, écrivez ${email}`,
  removeNow: 'Supprimer pour toujours',
  cancel: 'Annuler',
  done: {
    suspend: { title: 'Compte suspendu', description: 'La personne est sortie et reçoit la raison par courriel.' },
    restore: { title: 'Suspension levée', description: 'La personne peut de nouveau entrer.' },
    remove: { title: 'Compte supprimé', description: 'La personne en est avertie par courriel.' },
  },
} as const;
