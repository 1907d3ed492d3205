/** The studio (AMB-63): its places, and what fits below an icon. */
export const creatorFrameTexts = {
  /** Of the studio, and of all its places while nobody is signed in. */
  title: 'Tableau de bord Créateur',
  label: 'Studio',
  overview: 'Vue d’ensemble',
  courses: 'Mes formations',
  reviews: 'Avis reçus',
  earnings: 'Revenus',
  publicPage: 'Page publique',
  profile: 'Profil',
  ownProfile: 'Mon profil de formateur',
  become: 'Devenir formateur',
  appointments: 'Rendez-vous',
  account: 'Mon compte',
  learner: 'Espace d’apprentissage',
  short: {
    overview: 'Studio',
    courses: 'Formations',
    reviews: 'Avis',
    publicPage: 'Page',
    appointments: 'Rendez‑vous',
    account: 'Compte',
    learner: 'Apprendre',
  },
} as const;
