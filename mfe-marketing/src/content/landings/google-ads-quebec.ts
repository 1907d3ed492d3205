import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/google-ads-quebec',
  group: 'Publicité payante',
  name: 'Google Ads',
  summary: 'Être là au moment où quelqu’un cherche ce que vous vendez.',
  stat: 'ROAS moyen de 5.8x',
  order: 20,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'Agence Google Ads au Québec',
    description:
      'Campagnes Search, Shopping, Display et YouTube pour entreprises du Québec : ROAS moyen de 5.8x, comptes à votre nom, suivi des ventes. Audit gratuit.',
    keywords: ['Google Ads Québec', 'agence Google Ads', 'publicité Google Québec', 'Google Shopping Québec'],
  },
  hero: {
    eyebrow: 'Publicité payante',
    title: 'Être la réponse, pas une annonce de plus',
    lead: 'Vos clients écrivent dans Google ce qu’ils veulent acheter. Nous achetons les recherches qui finissent en facture, et nous laissons les autres à vos concurrents.',
  },
  sections: [
    {
      kind: 'figures',
      title: 'Ce que rapporte un dollar',
      figures: [{ value: '5,8x', label: 'de ROAS moyen sur Google Ads' }],
    },
    {
      kind: 'points',
      title: 'Quatre campagnes, quatre moments de l’achat',
      points: [
        {
          title: 'Search',
          text: 'L’annonce qui répond à « cuisine sur mesure Québec prix ». Les mots qui vendent gardent le budget, les curieux sont exclus chaque semaine.',
        },
        {
          title: 'Shopping',
          text: 'Vos produits, leur photo et leur prix, avec un flux nettoyé pour que la marge décide des enchères plutôt que le volume.',
        },
        {
          title: 'Display',
          text: 'Un rappel discret pour ceux qui ont demandé un prix et réfléchissent encore, jamais plus de trois fois par semaine.',
        },
        {
          title: 'YouTube',
          text: 'Quinze secondes pour être connu avant d’être cherché, montrées aux gens de votre territoire et payées quand on les regarde.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Le premier mois',
      steps: [
        {
          title: 'Lecture du compte',
          text: 'On trouve les recherches qui coûtent sans vendre. Il y en a toujours.',
        },
        { title: 'Mesure', text: 'Les appels, les formulaires et les ventes remontent jusqu’au mot qui les a amenés.' },
        { title: 'Reconstruction', text: 'Peu de campagnes, chacune avec sa cible de coût par vente.' },
        { title: 'Rythme', text: 'Un ménage par semaine, un appel, et le chiffre d’affaires en face de la dépense.' },
      ],
    },
  ],
  cta: {
    id: 'google-ads-expert-cta',
    title: 'Combien vous coûtent les recherches qui ne vendent pas ?',
    label: 'Réserver mon audit Google Ads gratuit',
  },
} satisfies Landing;
