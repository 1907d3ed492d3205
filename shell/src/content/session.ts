/** Asked in the browser's own words, since nothing of the page may cover it. */
export const leaveTexts = {
  unsent:
    'Une partie de votre travail n’est pas encore envoyée : le réseau ne répond pas, ou des notes sont trop longues. Si vous vous déconnectez maintenant, elle sera effacée de cet appareil. Vous déconnecter quand même ?',
} as const;

/** What who has a session is told. */
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
