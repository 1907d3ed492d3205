import { PAGE_FAILED } from '@agence/shared-contracts/backend/errors';

/** Texts that stand in for a place of the member area (marketplace §8 "error boundary"). */
export const placeTexts = {
  pending: 'Chargement...',
  failed: {
    title: PAGE_FAILED,
    detail: 'Cette page ne s’est pas affichée. Ce que vous avez enregistré n’est pas perdu.',
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
} as const;
