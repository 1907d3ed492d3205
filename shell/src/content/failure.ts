/** Texts of the notice that stands in for a remote (marketplace §8 "error boundary"). */
export const failureTexts = {
  contentMissing: {
    title: 'Oups, une erreur est survenue',
    explanation:
      'Cette page ne s’est pas chargée. Le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
  },
  contentKept: {
    title: 'Oups, une erreur est survenue',
    explanation:
      'Vous pouvez lire la page, mais ses éléments interactifs ne se sont pas chargés. Vérifiez votre connexion, puis réessayez.',
  },
  pending: 'Chargement...',
  retry: 'Réessayer',
  reload: 'Recharger la page',
} as const;
