/** The learner’s space (AMB-63): its places, and what fits below an icon. */
export const learnerFrameTexts = {
  label: 'Apprentissage',
  today: 'Aujourd’hui',
  courses: 'Mes formations',
  notes: 'Mes notes',
  favourites: 'Mes favoris',
  purchases: 'Mes achats',
  account: 'Mon compte',
  explore: 'Explorer le catalogue',
  studio: 'Studio de création',
  short: { courses: 'Formations', notes: 'Notes', favourites: 'Favoris', purchases: 'Achats', account: 'Compte' },
} as const;
