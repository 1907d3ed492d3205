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
    detail: 'Ouvrez une leçon et écrivez à côté : chaque note garde le chemin vers son module.',
    example: '« À essayer lundi avec l’équipe. »',
    lesson: 'Reprendre ma leçon',
    /** Of who has no lesson to go on with. */
    action: 'Mes formations',
    courses: 'Où noter',
  },
  filter: 'Chercher dans vos notes',
  /** Of a course in which nothing is read yet. */
  open: (number: number) => `Ouvrir le module ${number}`,
  none: 'Aucune note ne contient ces mots.',
  count: (count: number) => (count > 1 ? `${count} notes` : `${count} note`),
  copy: 'Copier',
  copied: 'Note copiée',
  copyFailed: 'La note n’a pas pu être copiée',
  edit: 'Modifier',
  /** Which note it is, for screen readers. */
  of: (module: string) => `la note de «\u00a0${module}\u00a0»`,
  /** A file with all of them. */
  save: 'Télécharger mes notes',
  file: 'mes-notes.txt',
  moment: (at: string, module: string) => `Revoir « ${module} » à ${at}`,
  module: (number: number, title: string) => `Module ${number} : ${title}`,
  seo: { title: 'Mes notes', description: 'Vos notes de toutes vos formations.', keywords: [] },
} as const;
