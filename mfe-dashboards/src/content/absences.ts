/** Texts of absences and holidays. */
export const absencesTexts = {
  title: 'Absences et jours fériés',
  none: 'Aucune absence à venir.',
  who: 'Qui',
  everybody: 'Tout le monde',
  from: 'Du',
  to: 'Au',
  reason: 'Raison (facultatif)',
  add: 'Ajouter l’absence',
  remove: 'Retirer',
  removeOf: (what: string) => `Retirer\u00a0: ${what}`,
  moved: (count: number) =>
    count === 0
      ? 'Absence ajoutée. Aucun rendez-vous n’était prévu.'
      : count === 1
        ? 'Absence ajoutée. Un rendez-vous est confié à quelqu’un d’autre ou replacé\u00a0: le courriel est parti.'
        : `Absence ajoutée. ${count} rendez-vous sont confiés à quelqu’un d’autre ou replacés\u00a0: les courriels sont partis.`,
} as const;

/** Texts of how long each kind of appointment lasts. */
export const lengthsTexts = {
  title: 'Durées et délais',
  about: 'Ce que dure chaque sorte de rendez-\u2060vous, et ce qui reste libre après.',
  minutes: 'Durée (minutes)',
  buffer: 'Pause après (minutes)',
  notice: 'Préavis (heures)',
  asSold: 'La durée est celle du produit acheté.',
  save: 'Enregistrer',
  saveOf: (kind: string) => `Enregistrer\u00a0: ${kind}`,
} as const;
