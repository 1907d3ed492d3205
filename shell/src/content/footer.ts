import { brand } from '@agence/shared-contracts/brand';

/** Texts of the footer (marketing-site §2), apart from the header's: its code comes when somebody comes near. */
export const footerTexts = {
  manageConsent: 'Gérer mes témoins',
  /** Has the name and the button of the forms on the pages. */
  newsletter: {
    title: 'Une idée par semaine',
    label: 'Votre courriel',
    placeholder: 'vous@entreprise.ca',
    submit: 'S’inscrire',
    submitting: 'Inscription...',
    success: 'Merci pour ton inscription !',
    successDetail:
      'Nos conseils arrivent chaque semaine. Confirmez d’abord l’inscription dans le courriel que nous vous envoyons.',
    kept: 'Votre adresse est gardée sur cet appareil : l’inscription partira d’elle-même dès que la connexion le permettra.',
    failed:
      'Notre serveur n’a pas pu noter votre adresse. Elle est gardée sur cet appareil et repartira d’elle-même ; vous pouvez aussi réessayer.',
    unsent: 'Votre navigateur n’a pas pu envoyer votre adresse. Réessayez, ou appelez-nous.',
    refused: 'Entrez une adresse complète, par exemple marie@entreprise.ca.',
    consent: 'Un courriel par semaine. Désabonnement\u00a0en\u00a0un\u00a0clic.',
  },
  columns: { services: 'Services', resources: 'Ressources', company: 'Agence', contact: 'Nous joindre' },
  /** Above the places, which have a column of their own. */
  places: 'Secteurs',
  consultation: 'Réserver une consultation',
  /** On the edge of a map sheet of Québec. */
  degrees: '71°30′\u202fO 71°20′ 71°10′ 71°00′ 46°50′\u202fN',
  legal: `© 2026 ${brand.legalName}`,
} as const;

export interface FooterQuote {
  /** As `mfe-marketing/src/content/claimsText.ts` calls it. */
  readonly claim: string;
  readonly text: string;
  readonly author: string;
  readonly company: string;
  readonly rating: 5;
}

/** Examples until clients have confirmed theirs (AMB-14). */
export const footerQuotes: readonly FooterQuote[] = [
  {
    text: 'On a arrêté de deviner : chaque dollar de publicité a maintenant un résultat en face.',
    claim: 'citation-spa',
    author: 'Isabelle Tremblay',
    company: 'Spa Boréal',
    rating: 5,
  },
  {
    text: 'Une équipe qui répond le jour même et qui dit non quand une idée ne rapportera pas.',
    claim: 'citation-cuisines',
    author: 'Marc-André Gagnon',
    company: 'Cuisines Gagnon',
    rating: 5,
  },
  {
    text: 'Nos demandes de soumission ont doublé avant la fin du deuxième mois.',
    claim: 'citation-clinique',
    author: 'Sophie Bélanger',
    company: 'Clinique Horizon',
    rating: 5,
  },
];

export const quotesTexts = {
  stars: 'étoiles sur 5',
  example: 'Exemple fictif',
  pause: 'Arrêter les citations',
  resume: 'Faire défiler les citations',
} as const;
