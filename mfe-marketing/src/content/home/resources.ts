import type { ClaimView } from '../claims.ts';
import { checklist, funnels, guide, typeOf } from '../downloads/files.ts';

/** A file to take along (marketing-site §3 "Free resource"). */
export interface FreeResource {
  readonly title: string;
  readonly description: string;
  /** Format and size. */
  readonly type: string;
  /** What it is good for, in a few words. */
  readonly value: string;
  readonly downloadUrl: string;
}

export const resources = ({ when }: ClaimView) =>
  ({
    title: 'À emporter pour la route',
    lead: 'Sans donner votre courriel.',
    download: 'Télécharger',
    articlesTitle: 'Derniers articles',
    allArticles: 'Tous les articles',
    newsletter: {
      title: 'Chaque mardi, une méthode',
      text: `Le matin, dans votre boîte, à appliquer le jour même.${when(['newsletterReaders'], (count) => ` ${count} abonnés la lisent.`)}`,
      label: 'Votre courriel',
      placeholder: 'vous@entreprise.ca',
      submit: 'S’inscrire',
      submitting: 'Inscription...',
      success: 'Merci pour ton inscription !',
      successDetail:
        'Nos conseils arrivent chaque semaine. Confirmez d’abord l’inscription dans le courriel que nous vous envoyons.',
      kept: 'Votre adresse est gardée sur cet appareil : l’inscription partira d’elle-même dès que la connexion le permettra.',
      failure: 'Votre adresse n’a pas pu être enregistrée. Vérifiez-la, puis réessayez.',
      consent: 'Un courriel par semaine. Désabonnement en un clic.',
    },
  }) as const;

export const freeResources: readonly FreeResource[] = [
  {
    title: 'De 1 à 10 millions : le guide de la mise à l’échelle B2C',
    description: 'Les calculs, les paliers et les erreurs des entreprises qui vendent des offres de 1 000 $ et plus.',
    type: typeOf(guide),
    value: 'La méthode de nos audits, en entier',
    downloadUrl: guide.path,
  },
  {
    title: 'Modèles d’entonnoirs',
    description: 'Courriels, page de vente, script d’appel et budget : des textes prêts à adapter.',
    type: typeOf(funnels),
    value: 'Une semaine de rédaction épargnée',
    downloadUrl: funnels.path,
  },
  {
    title: 'Checklist SEO',
    description: 'Dix vérifications à imprimer et à faire vous-même, avec la façon de les faire.',
    type: typeOf(checklist),
    value: 'Une heure bien investie',
    downloadUrl: checklist.path,
  },
];

/** Titles of recent articles; the blog owns what they lead to. */
export const recentArticles = [
  { title: 'Référencement local au Québec : le guide complet', to: '/blog/referencement-local-quebec-guide-complet' },
  { title: 'Publicité Facebook : quel budget pour une PME du Québec ?', to: '/blog/budget-publicite-facebook-quebec' },
  {
    title: 'Vendre plus cher sans perdre ses clients : la stratégie d’une offre premium',
    to: '/blog/strategie-marketing-offre-premium',
  },
] as const;
