/** Texts of the member area (marketplace  2 "Mes Formations",  5,  8). */
export const memberAreaTexts = {
  title: 'Mes Formations',
  lead: 'Tout ce que vous avez acheté ou commencé, au même endroit.',
  tabsLabel: 'Vos achats',
  tabs: { formation: 'Formations', resource: 'Ressources', consultation: 'Consulting' },
  shop: 'Visiter la boutique',
  explore: 'Explorer les formations',
  empty: {
    formation: {
      title: 'Aucune formation pour le moment',
      detail: 'Vos achats et vos formations commencées apparaîtront ici.',
      example: 'Une formation à 42 % : vous reprenez où vous étiez.',
    },
    resource: {
      title: 'Aucune ressource disponible',
      detail: 'Les modèles et guides que vous achetez se téléchargent d’ici.',
      example: 'Un plan de mesure (CSV) et son guide (PDF).',
    },
    consultation: {
      title: 'Aucune consultation programmée',
      detail: 'Un moment avec une personne du métier, préparé avec vos chiffres.',
      example: 'Mardi 1er décembre à\u00a014\u00a0h, 60\u00a0min avec Marie\u00a0Exemple.',
    },
  },
  /** Also of what was given, which was not bought. */
  since: (date: string) => `Accès depuis le ${date}`,
  free: 'Formation gratuite',
  /** Where there is one course and no other. */
  sole: { next: 'La suite' },
  /** What a file's row does, and by what type it does. */
  download: 'Télécharger',
  ofType: (type: string) => `(${type})`,
  /** Before the name of a file, for screen readers. */
  downloadNamed: 'Fichier\u00a0:',
  preparing: 'Préparation du lien…',
  linkHint: 'Chaque lien de téléchargement est personnel et expire après quelques minutes.',
  noFiles: 'Les fichiers de cette ressource arrivent bientôt.',
  denied: { title: 'Accès refusé', description: 'Vous devez être connecté pour accéder à vos formations' },
  failed: { title: 'Erreur', description: 'Impossible de charger vos formations' },
  downloadFailed: { title: 'Erreur', description: 'Le fichier ne peut pas être préparé. Réessayez dans un instant.' },
  retry: 'Réessayer',
  seo: {
    title: 'Mes Formations',
    description: 'Vos formations, vos ressources et vos consultations.',
    keywords: [],
  },
} as const;
