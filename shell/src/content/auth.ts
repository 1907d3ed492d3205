/** Texts of guards and of the screens for a failing auth service (marketing-site §2, §8); most are quoted. */
export const guardTexts = {
  loading: 'Chargement...',
  redirecting: 'Redirection...',
  failed: "Erreur d'authentification. Redirection...",
} as const;

export const authFailureTexts = {
  title: "Erreur d'authentification",
  explanation: 'Veuillez recharger la page.',
  reload: 'Recharger',
} as const;

export const authBoundaryTexts = {
  title: 'Une erreur est survenue dans le système d’authentification.',
  tips: [
    'Rechargez la page.',
    'Vérifiez votre connexion Internet.',
    'Videz le cache de votre navigateur, puis revenez.',
  ],
  reload: 'Recharger la page',
  retry: 'Réessayer',
} as const;
