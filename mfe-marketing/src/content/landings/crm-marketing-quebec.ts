import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/crm-marketing-quebec',
  group: 'Technologie',
  name: 'CRM et automatisation',
  summary: 'Des relances qui partent toutes seules, au bon moment.',
  stat: 'Aucune demande sans suite',
  order: 60,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'CRM et automatisation marketing au Québec',
    description:
      'Marketing par courriel, lead nurturing et fidélisation pour entreprises du Québec : un CRM dont votre équipe se sert et des relances automatiques.',
    keywords: ['CRM Québec', 'automatisation marketing', 'marketing par courriel', 'lead nurturing'],
  },
  hero: {
    eyebrow: 'Technologie',
    title: 'Plus une seule demande oubliée dans une boîte de courriel',
    lead: 'La plupart des ventes se perdent entre la demande et la deuxième relance. Nous installons le CRM, écrivons les messages et formons votre équipe à s’en servir pour vrai.',
  },
  sections: [
    {
      kind: 'points',
      title: 'De la première question à la troisième commande',
      points: [
        {
          title: 'Marketing par courriel',
          text: 'Une infolettre que vos clients ouvrent parce qu’elle leur sert, et des segments pour ne plus écrire la même chose à tout le monde.',
        },
        {
          title: 'Lead nurturing',
          text: 'Une demande reçoit une réponse dans la minute, puis les bons messages aux bons jours, jusqu’à ce qu’un vendeur prenne le relais.',
        },
        {
          title: 'Fidélisation',
          text: 'Le rappel d’entretien, l’anniversaire d’achat, l’offre aux meilleurs clients : la vente la moins chère est la deuxième.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'En place en quatre semaines',
      steps: [
        { title: 'Semaine 1, l’inventaire', text: 'D’où viennent les demandes, qui y répond, où elles meurent.' },
        { title: 'Semaine 2, le CRM', text: 'Vos étapes de vente, vos contacts importés et dédoublonnés.' },
        {
          title: 'Semaine 3, les messages',
          text: 'Les relances écrites dans votre voix, avec consentement et désabonnement.',
        },
        {
          title: 'Semaine 4, l’équipe',
          text: 'Deux ateliers pratiques, puis un suivi jusqu’à ce que l’habitude soit prise.',
        },
      ],
    },
  ],
  cta: {
    id: 'crm-marketing-expert-cta',
    title: 'Combien de demandes dorment chez vous ?',
    label: 'Réserver ma consultation CRM gratuite',
  },
} satisfies Landing;
