/** Texts of the frame around member pages (AMB-63). */
export const memberFrameTexts = {
  more: 'Plus',
  moreTitle: 'Tout l’espace',
  unsent: 'Pas encore enregistré',
  learner: {
    label: 'Apprentissage',
    today: 'Aujourd’hui',
    courses: 'Mes formations',
    notes: 'Mes notes',
    favourites: 'Mes favoris',
    purchases: 'Mes achats',
    account: 'Mon compte',
    explore: 'Explorer le catalogue',
    studio: 'Studio de création',
  },
  creator: {
    label: 'Studio',
    overview: 'Vue d’ensemble',
    publicPage: 'Page publique',
    profile: 'Profil',
    appointments: 'Rendez-vous',
    account: 'Mon compte',
    learner: 'Espace d’apprentissage',
  },
  staff: { label: 'Console' },
  /** What fits below an icon. */
  short: {
    'Mes formations': 'Formations',
    'Mes notes': 'Notes',
    'Mes favoris': 'Favoris',
    'Mes achats': 'Achats',
    'Mon compte': 'Compte',
    'Vue d’ensemble': 'Studio',
    'Page publique': 'Page',
    'Textes du site': 'Textes',
    'Listes du site': 'Listes',
    'État du site': 'État',
  } as Readonly<Record<string, string>>,
  search: {
    open: 'Rechercher',
    shortcut: 'Ctrl K',
    failed: { title: 'La recherche ne s’ouvre pas', description: 'Vérifiez votre connexion, puis réessayez.' },
  },
} as const;

/** Where what somebody did is now, in the same words on every member page. */
export const savingTexts = {
  saved: (time: string) => `Enregistré à ${time}`,
  saving: 'Enregistrement…',
  device: 'Enregistré sur cet appareil',
  offline: 'Hors connexion : enregistré sur cet appareil',
  conflict: 'Modifié ailleurs',
} as const;
