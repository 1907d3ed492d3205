/** Texts of the account page (PRV-05). */
export const accountTexts = {
  seo: { title: 'Mon compte', description: 'Votre profil, vos données et vos choix.', keywords: [] },
  title: 'Mon compte',
  sections: 'Parties du compte',
  profile: {
    title: 'Profil',
    detail: 'Le nom figure sur vos certificats.',
    name: 'Nom affiché',
    /** Of creators, who have a photo on their page. */
    portrait: { choose: 'Choisir un portrait', change: 'Changer de portrait' },
    nameHint: '80 caractères au plus.',
    nameInvalid: 'Le nom compte entre 1 et 80 caractères.',
    save: 'Enregistrer',
    failed: 'Le profil n’a pas pu être enregistré. Réessayez.',
    role: { learner: 'Apprenant', creator: 'Formateur', admin: 'Administration' },
  },
  access: {
    title: 'Connexion et sécurité',
    detail: 'Ce qui ouvre votre compte, et les appareils où il est ouvert.',
    parts: [
      { id: 'password', name: 'Mot de passe', detail: 'En choisir un autre.' },
      { id: 'email', name: 'Courriel', detail: 'Un message de confirmation part à la nouvelle adresse.' },
      {
        id: 'devices',
        name: 'Autres appareils',
        detail: 'Les déconnecter tous d’un coup : seul celui-ci reste connecté.',
      },
    ],
    change: 'Modifier…',
    end: 'Déconnecter…',
  },
  data: {
    title: 'Mes données',
    detail: 'Une copie complète, prête tout de suite (Loi 25).',
    json: 'Télécharger en JSON',
    csv: 'Télécharger en CSV',
    preparing: 'Préparation…',
    failed: { title: 'Erreur', description: 'Vos données n’ont pas pu être réunies. Réessayez dans un instant.' },
  },
  consent: {
    title: 'Témoins',
    detail: 'Ce que nous mesurons sur cet appareil.',
    accepted: (date: string) => `Vous avez accepté le ${date}.`,
    declined: (date: string) => `Vous avez refusé le ${date}.`,
    /** Totals are kept of everybody, or only after consent where staff have so decided. */
    none: 'Aucun choix n’est enregistré sur cet appareil : sans votre accord, le site ne tient que des totaux anonymes.',
    change: 'Changer mon choix',
  },
  remove: {
    title: 'Supprimer mon compte',
    lead: 'Pour de bon. Cette page est la seule où cela se fait.',
    detail:
      'Votre profil, votre progression, vos notes et vos avis sont effacés pour de bon. Les pièces comptables sont conservées le temps que la loi l’exige, sans lien avec votre compte.',
    gone: { title: 'Ce qui disparaît', list: ['profil et progression', 'notes et avis', 'l’accès à vos achats'] },
    kept: { title: 'Ce qui reste', list: ['les pièces comptables, le temps que la loi l’exige, sans lien avec vous'] },
    copy: 'Pour garder une copie, téléchargez d’abord vos données.',
    open: 'Supprimer mon compte…',
    notLoaded: {
      title: 'La suppression ne s’ouvre pas',
      description: 'Rien n’a été effacé. Vérifiez votre connexion, puis réessayez.',
    },
    dialog: 'Supprimer votre compte ?',
    type: (word: string) => `Pour confirmer, écrivez ${word}.`,
    word: 'SUPPRIMER',
    losses: {
      title: 'Vous perdez aussi :',
      courses: (count: number) => (count > 1 ? `l’accès à vos ${count} achats` : 'l’accès à votre achat'),
      certificates: (count: number) =>
        count > 1
          ? `vos ${count} certificats, que personne ne pourra plus vérifier`
          : 'votre certificat, que personne ne pourra plus vérifier',
      booking: (title: string) => `la consultation « ${title} », payée et à venir`,
      failed: 'Ce que vous avez acheté ne peut pas être lu pour l’instant : vous en perdrez aussi l’accès.',
    },
    password: 'Votre mot de passe',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    confirm: 'Supprimer pour toujours',
    cancel: 'Garder mon compte',
    working: 'Suppression…',
    lastOwner:
      'Vous êtes la seule personne propriétaire du site. Nommez-en d’abord une autre dans la console, puis supprimez votre compte.',
    failed: 'La suppression n’a pas fonctionné. Rien n’a été effacé : réessayez ou écrivez-nous.',
    done: { title: 'Votre compte est supprimé', description: 'Merci d’avoir fait un bout de chemin avec nous.' },
  },
  failed: { title: 'Votre compte ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
} as const;
