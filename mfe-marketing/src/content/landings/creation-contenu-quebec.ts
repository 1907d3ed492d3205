import { figure } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';

export const path = '/creation-contenu-quebec';

export const card = {
  path,
  group: 'Contenu et création',
  name: 'Création de contenu',
  summary: 'Des textes, des vidéos et des visuels qui font avancer la vente.',
  stat: 'Écrit à partir de vraies questions',
  order: 30,
  icon: 'M4 20l1-5L16 4l4 4L9 19l-5 1m9-13 4 4',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'Création de contenu au Québec',
    description:
      'Rédaction SEO, contenu vidéo et visuels marketing pour entreprises du Québec : un contenu écrit à partir des vraies questions de vos clients. Audit gratuit.',
    keywords: ['création de contenu Québec', 'rédaction SEO', 'contenu vidéo', 'visuels marketing'],
  },
  hero: {
    eyebrow: 'Création de contenu',
    title: 'Du contenu que vos vendeurs envoient eux-mêmes',
    lead: 'Avant d’écrire une ligne, nous appelons cinq de vos clients. Leurs mots deviennent vos titres.',
    art: 'manuscript',
  },
  sections: [
    {
      kind: 'specimens',
      ground: 'band',
      title: 'Trois façons de répondre à une question de client',
      specimens: [
        {
          name: 'Rédaction SEO',
          text: 'Des pages et des articles de fond qui répondent à une recherche précise et mènent à une action précise. Écrits par des gens d’ici, relus par votre équipe.',
          sample: 'article',
          lines: [
            'Votre cuisine, jour par jour',
            'Jour 1\u00a0: on démonte, comptoirs déjà mesurés.',
            'Jours 2 à 4\u00a0: plomberie, électricité, murs.',
            'Jours 5 à 8\u00a0: les armoires, puis les comptoirs.',
            'Jour 9\u00a0: le premier café.',
          ],
        },
        {
          name: 'Contenu vidéo',
          text: 'Des capsules de 30 à 90 secondes tournées chez vous, sous-titrées, déclinées pour chaque réseau.',
          sample: 'storyboard',
          lines: ['La question', 'L’atelier', 'Le geste', 'La réponse'],
        },
        {
          name: 'Visuels marketing',
          text: 'Une direction visuelle tenue d’un bout à l’autre : publicités, infolettres, présentations.',
          sample: 'palette',
          lines: ['Argile', 'Lin', 'Épinette'],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'ledger',
      title: 'Ce qu’on refuse d’écrire',
      points: [
        {
          title: 'Le texte que personne n’a demandé',
          text: 'Chaque sujet répond à une question qu’un client a posée, au téléphone ou dans Google. Sinon, on ne l’écrit pas.',
        },
        {
          title: 'La phrase qui irait à vos concurrents',
          text: '« Des solutions adaptées à vos besoins » ne vend rien. On cherche ce que vous êtes les seuls à pouvoir dire.',
        },
        {
          title: 'Le contenu sans suite',
          text: 'Un article mène à un prix, une vidéo mène à un rendez-vous. On compte ceux qui s’y rendent.',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'climb',
      ground: 'spruce',
      title: 'De l’appel à la publication',
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
    {
      kind: 'figures',
      title: 'On se l’applique d’abord à nous',
      figures: [figure('contentReaders')],
    },
  ],
  cta: {
    id: 'creation-contenu-expert-cta',
    title: 'Qu’est-ce qui manque à votre contenu ?',
    text: 'On lit vos dix pages les plus visitées et on vous dit lesquelles font fuir.',
    label: 'Réserver mon audit de contenu gratuit',
  },
} as const satisfies Landing;
