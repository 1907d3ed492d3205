/** The studio (AMB-63): its places, and what fits below an icon. */
export const creatorFrameTexts = {
  label: 'Studio',
  overview: 'Vue d’ensemble',
  publicPage: 'Page publique',
  profile: 'Profil',
  appointments: 'Rendez-vous',
  account: 'Mon compte',
  learner: 'Espace d’apprentissage',
  short: { overview: 'Studio', publicPage: 'Page', account: 'Compte' },
} as const;
