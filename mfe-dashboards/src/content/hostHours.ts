const SHORT_DAYS = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];

/** Texts of when somebody takes appointments: what comes with that part of the page alone. */
export const hostHoursTexts = {
  noHours: 'Aucune heure',
  consultant: 'Ses consultations en boutique',
  kinds: 'Prend aussi',
  weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  shortDays: SHORT_DAYS,
  days: (first: number, last: number) =>
    first === last ? (SHORT_DAYS[first - 1] ?? '') : `${SHORT_DAYS[first - 1]}–${SHORT_DAYS[last - 1]}`,
  span: (from: string, to: string) => `${from}\u00a0à\u00a0${to}`,
  hours: 'Heures de la semaine',
  closed: 'Fermé',
  from: (day: string, span: number) => (span > 1 ? `${day}, plage ${span}, de` : `${day}, de`),
  to: (day: string, span: number) => (span > 1 ? `${day}, plage ${span}, à` : `${day}, à`),
  addSpan: 'Ajouter une plage',
  addSpanTo: (day: string) => `Ajouter une plage\u00a0: ${day}`,
  removeSpan: (from: string, to: string, day: string) => `Retirer\u00a0: ${day}, ${from} à ${to}`,
  sameUntilFriday: 'Mêmes heures du lundi au vendredi',
  room: 'Lien de la rencontre vidéo',
  roomHint: 'Facultatif. Il paraît dans le courriel et l’agenda de la personne.',
  calendar: 'Agenda (adresse secrète au format iCal)',
  calendarHint:
    'Collez l’adresse iCal de Google, d’Outlook ou d’Apple. Les heures occupées ne seront plus offertes. Par sécurité, l’adresse n’est plus affichée ensuite.',
  calendarStates: {
    none: 'Aucun agenda.',
    waiting: 'L’agenda va être lu.',
    read: (when: string) => `Lu le ${when}.`,
  },
  /** As `functions/run-jobs/CalendarError.ts` names them. */
  calendarErrors: {
    inner: 'Adresse refusée\u00a0: elle ne mène pas à un agenda sur Internet.',
    unreachable: 'L’agenda ne répond pas\u00a0: les dernières plages connues restent.',
    refused: 'Le service de l’agenda refuse l’adresse\u00a0: donnez-en une nouvelle.',
    redirects: 'L’adresse tourne en rond.',
    slow: 'L’agenda a mis trop de temps à répondre\u00a0: les dernières plages connues restent.',
    endless: 'Le fichier de l’agenda est trop gros.',
    partly: 'Agenda lu, sauf des événements qui ont des erreurs\u00a0: vérifiez vos plages.',
    crowded: 'L’agenda a trop d’événements pour être lu.',
    unreadable: 'Ce que donne l’adresse n’est pas un agenda.',
  },
  removeCalendar: 'Ne plus lire cet agenda',
  save: 'Enregistrer',
} as const;
