import { brand } from '@agence/shared-contracts/brand';

export interface LegalText {
  readonly title: string;
  readonly updated: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
}

/** Privacy policy under Law 25 (AMB-17). To be confirmed by the agency's counsel before launch. */
export const privacy: LegalText = {
  title: 'Politique de confidentialité',
  updated: 'Dernière mise à jour : 21 novembre 2026',
  sections: [
    {
      title: 'Qui est responsable de vos renseignements',
      paragraphs: [
        `${brand.legalName}, ${brand.street}, ${brand.city}. La personne responsable de la protection des renseignements personnels est la direction générale, joignable à ${brand.email}.`,
      ],
    },
    {
      title: 'Ce que nous recueillons, et pourquoi',
      paragraphs: [
        'Quand vous demandez une consultation : votre nom, votre courriel, votre message et, si vous le souhaitez, votre téléphone et votre entreprise. Nous nous en servons pour vous répondre, rien d’autre.',
        'Quand vous vous abonnez à l’infolettre : votre courriel, jusqu’à votre désabonnement.',
        'Quand vous suivez une formation : votre courriel, votre progression et vos notes, pour vous permettre de reprendre où vous étiez.',
      ],
    },
    {
      title: 'Ce qui est gardé sur votre appareil',
      paragraphs: [
        'cookie-consent retient votre choix sur les témoins. agence-session garde votre connexion ouverte. formations-favorites et checklist-seo retiennent vos favoris et vos coches ; ils ne quittent jamais votre appareil.',
        'Aucun outil de mesure ni de publicité n’est chargé avant votre accord.',
      ],
    },
    {
      title: 'Combien de temps',
      paragraphs: [
        'Les demandes de consultation sont effacées 24 mois après notre dernier échange. Les données de formation sont gardées tant que votre compte existe.',
      ],
    },
    {
      title: 'Qui d’autre y a accès',
      paragraphs: [
        'Notre hébergeur de base de données traite ces renseignements pour nous, possiblement hors du Québec, sous contrat et après évaluation des risques. Nous ne vendons rien à personne.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Vous pouvez consulter vos renseignements, les faire corriger, les recevoir dans un format courant, retirer votre consentement ou demander leur suppression en écrivant à ${brand.email}. Nous répondons en 30 jours au plus.`,
        'Si notre réponse ne vous convient pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
      ],
    },
  ],
  seo: {
    title: 'Politique de confidentialité',
    description:
      'Quels renseignements Cimes recueille, pourquoi, combien de temps, et comment les consulter, les corriger ou les faire supprimer selon la Loi 25.',
    keywords: ['confidentialité', 'Loi 25'],
  },
};

/** Terms of use. To be confirmed by the agency's counsel before launch. */
export const terms: LegalText = {
  title: 'Conditions d’utilisation',
  updated: 'Dernière mise à jour : 21 novembre 2026',
  sections: [
    {
      title: 'Ce site',
      paragraphs: [`Ce site est exploité par ${brand.legalName}. En l’utilisant, vous acceptez ces conditions.`],
    },
    {
      title: 'Les outils gratuits',
      paragraphs: [
        'Les outils donnent des ordres de grandeur à partir de ce que vous y inscrivez. Ils ne remplacent pas un avis professionnel et ne garantissent aucun résultat.',
      ],
    },
    {
      title: 'Les formations',
      paragraphs: [
        'L’accès à une formation est personnel. Une formation achetée reste accessible à vie, et vous pouvez en demander le remboursement dans les 30 jours.',
        'Les prix sont en dollars canadiens, avant TPS et TVQ.',
      ],
    },
    {
      title: 'Le contenu',
      paragraphs: [
        'Les textes, les illustrations et les formations nous appartiennent ou appartiennent à leurs auteurs. Vous pouvez en citer de courts extraits avec un lien.',
      ],
    },
    {
      title: 'Le droit applicable',
      paragraphs: [
        'Les lois du Québec s’appliquent. Rien ici ne limite les droits que la Loi sur la protection du consommateur vous donne.',
      ],
    },
  ],
  seo: {
    title: 'Conditions d’utilisation',
    description:
      'Les règles d’utilisation du site, des outils gratuits et des formations de Cimes : accès, remboursement, prix, contenu et droit applicable au Québec.',
    keywords: ['conditions d’utilisation'],
  },
};
