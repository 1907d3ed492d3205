/** Texts of guards and of the screens for a failing auth service (marketing-site §2, §8); most are quoted. */
export const guardTexts = {
  loading: 'Chargement...',
  redirecting: 'Redirection...',
  failed: "Erreur d'authentification. Redirection...",
  noScript: {
    title: 'Cette page a besoin de JavaScript',
    explanation: 'Activez-le dans votre navigateur, puis rechargez la page. Le reste du site se lit sans lui.',
  },
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

/** Asked in the browser's own words, since nothing of the page may cover it. */
export const leaveTexts = {
  unsent:
    'Une partie de votre travail n’est pas encore envoyée : le réseau ne répond pas, ou des notes sont trop longues. Si vous vous déconnectez maintenant, elle sera effacée de cet appareil. Vous déconnecter quand même ?',
} as const;

export const sessionToasts = {
  temporary: {
    title: 'Connecté dans cet onglet seulement',
    description: 'Votre navigateur ne garde pas la session : dans un nouvel onglet, il faudra vous reconnecter.',
  },
  signOutUnconfirmed: {
    title: 'Vous êtes déconnecté de cet appareil',
    description: 'Le service n’a pas répondu pour le confirmer. Sur un ordinateur partagé, fermez aussi le navigateur.',
  },
  passwordChanged: { title: 'Votre mot de passe est changé' },
} as const;
