/** Texts of bought consultations. */
export const bookingTexts = {
  duration: (minutes: number) => `${minutes}\u00a0min`,
  status: {
    to_schedule: 'À planifier',
    proposed: 'Moment proposé, en attente de réponse',
    confirmed: 'Confirmée',
    done: 'Terminée',
    cancelled: 'Annulée',
  },
  with: (name: string) => `avec ${name}`,
  /** Where nothing is booked or bought: what could be. */
  onSale: { title: 'Dans la boutique', taxes: '+ taxes' },
  /** Where who holds it has given hours. */
  free: {
    day: 'Jour',
    hour: 'Heure',
    zone: 'Heure du Québec. La personne qui vous reçoit confirme par courriel.',
    earlier: 'Jours précédents',
    later: 'Jours suivants',
    none: 'Aucun moment libre ces deux semaines. Voyez les jours suivants.',
    /** @param moment as `mardi 1er décembre à 14 h` */
    save: (moment: string) => `Demander ${moment}`,
  },
  change: 'Proposer un autre moment',
  when: 'Date et heure',
  zone: 'Votre heure locale. La personne qui vous reçoit confirme ou propose autre chose.',
  message: 'Ce que vous voulez aborder (facultatif)',
  send: 'Proposer ce moment',
  sending: 'Envoi…',
  failed: 'La proposition n’a pas pu être envoyée. Rien n’est perdu : réessayez.',
} as const;
