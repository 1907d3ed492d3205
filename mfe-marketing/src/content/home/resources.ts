import { claims } from '../claims.ts';

/** Something to take along: a file or a page of the site (marketing-site §3 "Free resource"). */
export interface FreeResource {
  readonly title: string;
  readonly description: string;
  /** What it is, and how large. */
  readonly type: string;
  /** What it is good for, in a few words. */
  readonly value: string;
  readonly downloadUrl: string;
}

export const resources = {
  eyebrow: 'Sans donner votre courriel',
  title: 'À emporter pour la route',
  articlesTitle: 'Derniers articles',
  allArticles: 'Tous les articles',
  newsletter: {
    title: 'Une idée par semaine',
    text: `Le mardi matin, une méthode que nous venons d’éprouver chez un client, à appliquer le jour même. ${claims.newsletterReaders.value} abonnés la lisent.`,
    label: 'Votre courriel',
    placeholder: 'vous@entreprise.ca',
    submit: 'M’abonner',
    submitting: 'Inscription...',
    success: 'Merci pour ton inscription !',
    successDetail:
      'Nos conseils arrivent chaque semaine. Confirmez d’abord l’inscription dans le courriel que nous vous envoyons.',
    failure: 'Votre adresse n’a pas pu être enregistrée. Vérifiez-la, puis réessayez.',
    consent: 'Un courriel par semaine. Désabonnement en un clic.',
  },
} as const;

export const freeResources: readonly FreeResource[] = [
  {
    title: 'Checklist SEO',
    description: 'Dix vérifications à faire vous-même, avec la façon de les faire.',
    type: 'Outil à imprimer',
    value: 'Une heure bien investie',
    downloadUrl: '/outils/checklist-seo',
  },
  {
    title: 'Simulateur Facebook Ads',
    description: 'Ce que votre budget devrait donner en clics et en demandes, avant de le dépenser.',
    type: 'Calculateur',
    value: 'Trois minutes',
    downloadUrl: '/outils/simulateur-facebook-ads',
  },
  {
    title: 'Formations en marketing',
    description: 'Des cours courts donnés par des praticiens, dont plusieurs gratuits.',
    type: 'Cours en ligne',
    value: 'À votre rythme',
    downloadUrl: '/formations',
  },
];

/** Titles of recent articles; the blog owns what they lead to. */
export const recentArticles = [
  { title: 'Référencement local au Québec : le guide complet', to: '/blog/referencement-local-quebec-guide-complet' },
  { title: 'Publicité Facebook : quel budget pour une PME du Québec ?', to: '/blog/budget-publicite-facebook-quebec' },
  {
    title: 'Vendre plus cher sans perdre ses clients : la stratégie d’une offre premium',
    to: '/blog/strategie-marketing-offre-premium',
  },
] as const;
