import { figure } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';

export const path = '/crm-marketing-quebec';

export const card = {
  path,
  group: 'Technologie',
  name: 'CRM et automatisation',
  summary: 'Des relances qui partent toutes seules, au bon moment.',
  stat: 'Aucune demande sans suite',
  order: 60,
  icon: 'M4 6h16v12H4zm0 1 8 6 8-6',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'CRM et automatisation marketing au Québec',
    description:
      'Marketing par courriel, lead nurturing et fidélisation pour entreprises du Québec : un CRM dont votre équipe se sert et des relances automatiques.',
    keywords: ['CRM Québec', 'automatisation marketing', 'marketing par courriel', 'lead nurturing'],
  },
  hero: {
    eyebrow: 'CRM et automatisation',
    title: 'Plus une seule demande ne dort dans un courriel',
    lead: 'La plupart des ventes se perdent entre la demande et la deuxième relance. Nous installons le CRM, écrivons les messages et formons votre équipe à s’en servir pour vrai.',
    art: 'thread',
  },
  sections: [
    {
      kind: 'relay',
      ground: 'band',
      title: 'Trois services qui se passent le relais',
      lead: 'Chaque message part parce que quelqu’un a fait quelque chose, jamais parce que c’est mardi. Voici ceux d’une entreprise de rénovation.',
      services: [
        {
          name: 'Suivi des demandes',
          text: 'Une demande reçoit une réponse dans la minute, puis les bons messages aux bons jours, jusqu’à ce qu’un vendeur prenne le relais.',
          messages: [
            { day: '1 min', text: 'Trois dates possibles et le prix d’un projet semblable.' },
            { day: 'Jour 2', text: 'Les cinq questions à poser à tout entrepreneur.' },
            { day: 'Jour 5', text: 'Le vendeur appelle, avec l’historique sous les yeux.' },
          ],
        },
        {
          name: 'Courriel et infolettre',
          text: 'Une infolettre que vos clients ouvrent parce qu’elle leur sert, et des segments pour ne plus écrire la même chose à tout le monde.',
          messages: [
            { day: 'Avril', text: 'Préparer la cour, pour ceux qui ont une terrasse.' },
            { day: 'Octobre', text: 'Isoler avant l’hiver, pour les maisons d’avant 1980.' },
          ],
        },
        {
          name: 'Fidélisation',
          text: 'Le rappel d’entretien, l’anniversaire des travaux, l’offre aux meilleurs clients : la vente la moins chère est la deuxième.',
          messages: [
            { day: 'Jour 30', text: 'Tout va bien ? Une photo, et un avis si le cœur vous en dit.' },
            { day: '1 an', text: 'La vérification annuelle, déjà proposée à l’horaire.' },
            { day: '2 ans', text: 'Le voisin que vous nous présentez, et ce qu’on lui offre.' },
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'ledger',
      title: 'Ce qui fait qu’un CRM sert encore un an plus tard',
      points: [
        {
          title: 'Les étapes de vos propres ventes',
          text: 'On décrit votre vente comme vos vendeurs la racontent. Le CRM suit vos mots.',
        },
        {
          title: 'Le consentement en règle',
          text: 'Chaque adresse arrive avec sa preuve, chaque envoi a son désabonnement : la loi antipourriel et la Loi 25 sont couvertes.',
        },
        {
          title: 'Deux minutes par client',
          text: 'Si la saisie en prend plus, personne ne la fera. On automatise jusqu’à ce que ça tienne en deux minutes.',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'climb',
      ground: 'band',
      title: 'En place en quatre semaines',
      steps: [
        { title: 'L’inventaire', text: 'D’où viennent les demandes, qui y répond, où elles meurent.' },
        { title: 'Le CRM', text: 'Vos étapes de vente, vos contacts importés et dédoublonnés.' },
        { title: 'Les messages', text: 'Les relances écrites dans votre voix, approuvées une par une.' },
        { title: 'L’équipe', text: 'Deux ateliers pratiques, puis un suivi jusqu’à ce que l’habitude soit prise.' },
      ],
    },
    {
      kind: 'figures',
      title: 'Notre propre CRM tient le compte',
      figures: [figure('followed'), figure('documented')],
    },
  ],
  cta: {
    id: 'crm-marketing-expert-cta',
    title: 'Combien de demandes dorment chez vous ?',
    text: 'On compte avec vous celles des 90 derniers jours. C’est souvent la meilleure nouvelle de l’année.',
    label: 'Réserver ma consultation CRM gratuite',
  },
} as const satisfies Landing;
