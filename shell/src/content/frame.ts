/** What every page of a public demonstration says (AMB-59). */
export const demoTexts = {
  title: 'Démonstration publique',
  detail:
    'Rien n’est vendu ici, aucun courriel n’en part et personne ne lit vos demandes : n’y laissez pas de renseignements personnels.',
} as const;

/** What staff want everybody to know. */
export const noticeTexts = { title: 'Avis' } as const;

/** Texts of the header and the pages that belong to no remote (marketing-site §2). */
export const headerTexts = {
  navigation: 'Navigation principale',
  services: 'Services',
  consultation: 'Consultation gratuite de 30 minutes',
  consultationAction: 'Réserver une consultation',
  search: 'Rechercher',
  start: 'Commencer gratuitement',
  signIn: 'Connexion',
  dashboard: 'Dashboard',
  account: 'Mon compte',
  signOut: 'Déconnexion',
  allServices: 'Tous les services',
  menu: 'Menu',
  close: 'Fermer le menu',
} as const;

/** The bar at the bottom of small screens (marketing-site §2 "Sticky mobile bar"). */
export const stickyTexts = {
  label: 'Contact rapide',
  call: (phone: string) => `Appeler le ${phone}`,
  action: 'Réclamer mon audit gratuit',
} as const;

/** Shown after a form was sent without JavaScript. */
export const postedTexts = {
  ok: { id: 'inscription-ok', text: 'C’est noté, merci ! Surveillez votre boîte de courriel.' },
  error: {
    id: 'inscription-erreur',
    text: 'L’envoi n’a pas fonctionné. Vérifiez vos réponses, réessayez dans quelques minutes, ou appelez-nous.',
  },
  close: 'Fermer',
} as const;

/** After the first of the two links for a change of address. */
export const halfConfirmedText = 'C’est confirmé ici. Suivez aussi le lien du courriel envoyé à l’autre adresse.';

export const toastTexts = { close: 'Fermer l’avis' } as const;

export const connectionTexts = {
  offline: {
    title: 'Vous êtes hors ligne',
    description: 'Vous pouvez continuer à lire. Ce que vous envoyez est gardé et partira au retour de la connexion.',
  },
  online: { title: 'Connexion rétablie' },
} as const;

export const notFoundTexts = {
  title: 'Page introuvable',
  explanation: 'Cette page n’existe pas, ou elle a changé d’adresse.',
  search: {
    label: 'Que cherchiez-vous ?',
    example: 'Google Ads, budget, infolettre',
    courses: 'Chercher',
    articles: 'Chercher plutôt un article',
  },
  ways: 'Par où repartir',
  /** Beside the marks of the picture. */
  marks: { end: 'Le sentier s’arrête ici', last: 'Dernier repère' },
  home: "Retour à l'accueil",
  /** After the way home. */
  places: [
    { path: '/formations', label: 'Voir les formations' },
    { path: '/blog', label: 'Blog' },
    { path: '/nous-joindre', label: 'Nous joindre' },
  ],
  english: { title: 'Oops! Page not found', home: 'Return to Home' },
} as const;

/** What stands in for a page that the server cannot render. */
export const unavailableTexts = {
  /** Something that it needs does not answer. */
  outage: {
    title: 'Cette page se repose un instant',
    explanation:
      'Nous n’arrivons pas à la préparer en ce moment. Rien n’est perdu : rechargez-la dans quelques secondes.',
  },
  /** Its code is wrong, which waiting does not mend. */
  fault: {
    title: 'Cette page a un défaut, et il vient de nous',
    explanation:
      'L’erreur est notée chez nous. Le reste du site fonctionne, et rien de ce que vous avez enregistré n’est perdu.',
  },
} as const;
