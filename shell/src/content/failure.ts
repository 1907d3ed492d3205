import { PAGE_FAILED } from '@agence/shared-contracts/backend/errors';

/** Texts of the page that stands in for one that failed (marketplace §8 "error boundary"). */
export const failureTexts = {
  title: PAGE_FAILED,
  contentMissing: 'Cette page ne s’est pas chargée.',
  contentKept: 'Vous pouvez lire la page, mais ses éléments interactifs ne se sont pas chargés.',
  /** What follows a missing page where the browser has a connection: the fault is ours. */
  online: 'Le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
  offline: 'Vérifiez votre connexion, puis réessayez.',
  pending: 'Chargement...',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
} as const;
