import type { Landing, LandingCard } from '../landing.ts';

export const path = '/google-ads-quebec';

export const card = {
  path,
  group: 'Publicité payante',
  name: 'Google Ads',
  summary: 'Être là au moment où quelqu’un cherche ce que vous vendez.',
  stat: 'ROAS moyen de 5,8x',
  claim: 'googleRoas',
  order: 20,
  icon: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m4.5 10.5L20 20',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'Agence Google Ads au Québec',
    description:
      'Campagnes Search, Shopping, Display et YouTube pour entreprises du Québec : comptes à votre nom, suivi des ventes, rapports lisibles. Audit gratuit.',
    keywords: ['Google Ads Québec', 'agence Google Ads', 'publicité Google Québec', 'Google Shopping Québec'],
  },
  hero: {
    eyebrow: 'Google Ads',
    title: 'Soyez la réponse qu’on cherchait',
    lead: 'Vos clients écrivent dans Google ce qu’ils veulent acheter. Nous achetons les recherches qui finissent en facture, et nous laissons les autres à vos concurrents.',
    art: 'search',
    ground: 'band',
  },
  sections: [
    {
      kind: 'queries',
      title: 'Le même mot peut valoir une vente ou vous coûter un clic',
      lead: 'Cinq recherches pour un cuisiniste inventé, et ce qu’on en ferait. Deux seulement méritent son budget.',
      keep: 'On achète',
      drop: 'On exclut',
      queries: [
        {
          query: 'cuisine sur mesure québec prix',
          isKept: true,
          reason: 'prêt à comparer, une demande sur neuf clics',
        },
        { query: 'armoires de cuisine ikea', isKept: false, reason: 'cherche un autre magasin' },
        { query: 'cuisiniste lévis soumission', isKept: true, reason: 'veut un prix cette semaine' },
        { query: 'idées cuisine blanche', isKept: false, reason: 'rêve encore, pour un an ou deux' },
        { query: 'emploi ébéniste québec', isKept: false, reason: 'cherche un emploi' },
      ],
    },
    {
      kind: 'formats',
      ground: 'band',
      title: 'Quatre campagnes, quatre moments de l’achat',
      formats: [
        {
          name: 'Search',
          text: 'L’annonce qui répond à la question posée, avec le prix quand il vous avantage. Les mots qui vendent gardent le budget ; les curieux sont exclus chaque lundi.',
          sample: 'search',
          lines: [
            'cuisinesboreales.example',
            'Cuisiniste à Lévis\u00a0: votre soumission cette semaine',
            'On mesure chez vous, puis le prix vous arrive par écrit. Installateurs d’ici, une seule équipe.',
            'Demander un prix',
            'Nos îlots',
            'Nos comptoirs',
          ],
        },
        {
          name: 'Shopping',
          text: 'Vos produits, leur photo et leur prix. Nous nettoyons le flux pour que la marge décide des enchères, plutôt que le volume.',
          sample: 'shopping',
          lines: ['Îlot de chêne, 2 490 $', 'Comptoir, 1 150 $', 'Tabouret, 289 $'],
        },
        {
          name: 'Display',
          text: 'Un rappel discret pour ceux qui ont demandé un prix et réfléchissent encore. Jamais plus de trois fois par semaine, jamais après l’achat.',
          sample: 'display',
          lines: ['Votre plan 3D vous attend', 'Le revoir'],
        },
        {
          name: 'YouTube',
          text: 'Quinze secondes pour être connu avant d’être cherché, montrées aux gens de votre territoire et payées seulement quand on les regarde.',
          sample: 'video',
          lines: ['Huit semaines, du plan à la pose', 'Ignorer l’annonce'],
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'timeline',
      title: 'Votre premier mois',
      steps: [
        {
          when: 'Jour 1',
          title: 'Lecture du compte',
          text: 'On trouve les recherches qui coûtent sans vendre. Il y en a toujours.',
        },
        {
          when: 'Jour 4',
          title: 'Mesure',
          text: 'Les appels, les formulaires et les ventes remontent jusqu’au mot qui les a amenés.',
        },
        {
          when: 'Jour 8',
          title: 'Reconstruction',
          text: 'Peu de campagnes, chacune avec sa cible de coût par vente.',
        },
        {
          when: 'Jour 30',
          title: 'Première revue',
          text: 'La dépense d’un côté, le chiffre d’affaires de l’autre, et ce qu’on arrête.',
        },
      ],
    },
  ],
  cta: {
    id: 'google-ads-expert-cta',
    title: 'Combien vous coûtent les recherches qui ne vendent pas ?',
    text: 'L’audit met un chiffre dessus, à partir de vos douze derniers mois.',
    label: 'Réserver mon audit Google Ads gratuit',
  },
} as const satisfies Landing;
