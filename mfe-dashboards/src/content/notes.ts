/** Texts of the place that has all notes. */
export const notesTexts = {
  title: 'Mes notes',
  lead: 'Ce que vous avez écrit pendant vos modules, le plus récent d’abord.',
  failed: {
    title: 'Vos notes ne se chargent pas',
    detail: 'Elles sont en sécurité. Vérifiez votre connexion, puis réessayez.',
    action: 'Réessayer',
  },
  empty: {
    title: 'Aucune note pour le moment',
    detail: 'Ce que vous notez pendant un module se retrouve ici, avec le chemin vers ce module.',
    example: 'Module 2 : « Une fiche par question de client. »',
    action: 'Mes formations',
    courses: 'Vos formations',
  },
  filter: 'Chercher dans vos notes',
  none: 'Aucune note ne contient ces mots.',
  count: (count: number) => (count > 1 ? `${count} notes` : `${count} note`),
  /** A file with all of them. */
  save: 'Télécharger mes notes',
  file: 'mes-notes.txt',
  moment: (at: string, module: string) => `Revoir « ${module} » à ${at}`,
  module: (number: number, title: string) => `Module ${number} : ${title}`,
  seo: { title: 'Mes notes', description: 'Vos notes de toutes vos formations.', keywords: [] },
} as const;
