/** Texts of supporting a creator and of booking them (AMB-28). */
export const supportTexts = {
  support: 'Soutenir',
  consult: 'Consultation',
  tip: {
    title: (name: string) => `Soutenir ${name}`,
    lead: 'Un geste libre, versé à 70\u00a0% à la personne qui enseigne. Il n’ouvre aucun accès.',
    amount: 'Montant',
    other: 'Autre montant',
    otherHint: 'De 2\u00a0$ à 500\u00a0$, taxes en sus.',
    message: 'Message (facultatif)',
    send: (amount: string) => `Soutenir avec ${amount}`,
    sendPlain: 'Soutenir',
  },
  services: {
    title: (name: string) => `Consultation avec ${name}`,
    lead: 'Choisissez un service et payez-le. Vous proposez ensuite le moment qui vous convient.',
    choose: 'Services offerts',
    heading: 'Travailler ensemble',
    minutes: 'minutes',
    pick: 'Réserver',
    pickThis: (title: string) => `Réserver\u00a0: ${title}`,
    pay: (price: string) => `Réserver pour ${price}`,
    payPlain: 'Réserver',
  },
} as const;
