import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/creation-contenu-quebec',
  group: 'Contenu et création',
  name: 'Création de contenu',
  summary: 'Des textes, des vidéos et des visuels qui font avancer la vente.',
  stat: 'Lu par plus de 12,000 abonnés',
  order: 30,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'Création de contenu au Québec',
    description:
      'Rédaction SEO, contenu vidéo et visuels marketing pour entreprises du Québec : un contenu écrit à partir des vraies questions de vos clients. Audit gratuit.',
    keywords: ['création de contenu Québec', 'rédaction SEO', 'contenu vidéo', 'visuels marketing'],
  },
  hero: {
    eyebrow: 'Contenu et création',
    title: 'Du contenu que vos vendeurs envoient eux-mêmes aux clients',
    lead: 'Avant d’écrire une ligne, nous appelons cinq de vos clients. Leurs mots deviennent vos titres.',
  },
  sections: [
    {
      kind: 'points',
      title: 'Trois façons de répondre à vos clients',
      points: [
        {
          title: 'Rédaction SEO',
          text: 'Des pages et des articles de fond qui répondent à une recherche précise et mènent à une action précise.',
        },
        {
          title: 'Contenu vidéo',
          text: 'Des capsules de 30 à 90 secondes tournées chez vous, sous-titrées, déclinées pour chaque réseau.',
        },
        {
          title: 'Visuels marketing',
          text: 'Une direction visuelle tenue d’un bout à l’autre : publicités, infolettres, présentations.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'De l’idée à la publication',
      steps: [
        {
          title: 'Écoute',
          text: 'Cinq appels à vos clients, une lecture de vos courriels de vente, les questions qui reviennent.',
        },
        { title: 'Plan', text: 'Un calendrier de trois mois, chaque sujet relié à une étape de la vente.' },
        { title: 'Production', text: 'Écriture, tournage et montage au Québec, deux rondes de révision comprises.' },
        { title: 'Mesure', text: 'Ce qui a été lu jusqu’au bout, ce qui a mené à un appel, ce qu’on refait.' },
      ],
    },
  ],
  cta: {
    id: 'creation-contenu-expert-cta',
    title: 'Qu’est-ce qui manque à votre contenu ?',
    label: 'Réserver mon audit de contenu gratuit',
  },
} satisfies Landing;
