import { brand } from '@agence/shared-contracts/brand';

/** Texts of header, footer and the pages that belong to no remote (marketing-site §2). */
export const headerTexts = {
  navigation: 'Navigation principale',
  services: 'Services',
  consultation: 'Consultation gratuite de 30 minutes',
  consultationAction: 'Réserver ma consultation',
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

export const footerTexts = {
  newsletter: {
    title: 'Une idée par semaine, applicable le jour même',
    label: 'Votre courriel',
    placeholder: 'vous@entreprise.ca',
    submit: 'S’inscrire',
    submitting: 'Inscription...',
    success: 'Merci pour ton inscription !',
    successDetail:
      'Nos conseils arrivent chaque semaine. Confirmez d’abord l’inscription dans le courriel que nous vous envoyons.',
    keptDetail: 'Votre connexion semble coupée : l’inscription partira d’elle-même dès son retour.',
    invalid: 'Entrez une adresse complète, par exemple marie@entreprise.ca.',
    consent: 'Un courriel par semaine. Désabonnement en un clic.',
  },
  columns: { services: 'Services', resources: 'Ressources', company: 'Agence', contact: 'Nous joindre' },
  hours: 'Lundi au vendredi, 8 h à 17 h',
  consultation: 'Réserver une consultation',
  legal: `© 2026 ${brand.legalName}`,
} as const;

export interface FooterQuote {
  readonly text: string;
  readonly author: string;
  readonly company: string;
  readonly rating: 5;
}

/** Examples until clients have confirmed theirs (AMB-14). */
export const footerQuotes: readonly FooterQuote[] = [
  {
    text: 'On a arrêté de deviner : chaque dollar de publicité a maintenant un résultat en face.',
    author: 'Isabelle Tremblay',
    company: 'Spa Boréal',
    rating: 5,
  },
  {
    text: 'Une équipe qui répond le jour même et qui dit non quand une idée ne rapportera pas.',
    author: 'Marc-André Gagnon',
    company: 'Cuisines Gagnon',
    rating: 5,
  },
  {
    text: 'Nos demandes de soumission ont doublé avant la fin du deuxième mois.',
    author: 'Sophie Bélanger',
    company: 'Clinique Horizon',
    rating: 5,
  },
];

export const quotesTexts = { stars: 'étoiles sur 5', example: '(exemple)' } as const;

/** The bar at the bottom of small screens (marketing-site §2 "Sticky mobile bar"). */
export const stickyTexts = {
  label: 'Contact rapide',
  call: `Appeler le ${brand.phone}`,
  action: 'Réclamer mon audit gratuit',
} as const;

/** Shown after a form was sent without JavaScript. */
export const postedTexts = {
  ok: { id: 'inscription-ok', text: 'C’est noté, merci ! Surveillez votre boîte de courriel.' },
  error: {
    id: 'inscription-erreur',
    text: 'L’envoi n’a pas fonctionné. Vérifiez votre adresse et réessayez, ou appelez-nous.',
  },
  close: 'Fermer',
} as const;

/** What the links of newsletter mails have done, by the parameter that the backend adds. */
export const newsletterLinkTexts: Readonly<Record<string, string>> = {
  confirmee: 'Votre inscription est confirmée. Merci !',
  fin: 'Vous êtes désinscrit de l’infolettre.',
  inconnue: 'Ce lien n’est plus valide. Inscrivez-vous de nouveau.',
};

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
  explanation: 'Le sentier s’arrête ici : cette page n’existe pas ou a changé d’adresse.',
  home: "Retour à l'accueil",
  courses: 'Voir les formations',
  english: { title: 'Oops! Page not found', home: 'Return to Home' },
} as const;

export const unavailableTexts = {
  title: 'Cette page se repose un instant',
  explanation:
    'Nous n’arrivons pas à la préparer en ce moment. Rien n’est perdu : rechargez-la dans quelques secondes.',
  reload: 'Recharger la page',
} as const;
