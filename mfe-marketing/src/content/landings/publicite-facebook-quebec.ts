import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/publicite-facebook-quebec',
  group: 'Publicité payante',
  name: 'Publicité Facebook et Instagram',
  summary: 'Des campagnes qui amènent des acheteurs, pas des j’aime.',
  stat: 'ROAS jusqu’à 4.2x',
  order: 10,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'Publicité Facebook au Québec',
    description:
      'Campagnes Facebook et Instagram pour entreprises du Québec : ROAS jusqu’à 4.2x, coût par acquisition réduit de 40 %. Audit gratuit de votre compte.',
    keywords: ['publicité Facebook Québec', 'agence Facebook Ads', 'Instagram Ads Québec'],
  },
  hero: {
    eyebrow: 'Publicité payante',
    badge: 'Partenaire certifié Premium',
    title: 'Facebook Ads, quand chaque dollar doit revenir accompagné',
    lead: 'Budget recommandé : au moins 1000 $ par mois. Premières demandes sous 48h, optimisation complète en 2 à 3 semaines.',
  },
  sections: [
    {
      kind: 'figures',
      title: 'Ce que nos comptes affichent',
      figures: [
        { value: '4.2x', label: 'ROAS, jusqu’à' },
        { value: '-40 %', label: 'de coût par acquisition' },
        { value: '+220 %', label: 'de demandes qualifiées' },
      ],
    },
    {
      kind: 'points',
      title: 'Ce que vous obtenez',
      points: [
        {
          title: 'Un compte à votre nom',
          text: 'Vos campagnes, vos audiences et votre historique restent à vous, quoi qu’il arrive.',
        },
        {
          title: 'Des créations testées chaque semaine',
          text: 'Trois nouvelles accroches et deux nouveaux visuels par semaine, gardés ou jetés selon les ventes.',
        },
        {
          title: 'Un suivi qui survit aux bloqueurs',
          text: 'Conversions mesurées côté serveur, dans le respect de la Loi 25.',
        },
        {
          title: 'Une cible de coût par client',
          text: 'Fixée avec vous au départ. Si on la dépasse, on coupe avant de demander plus de budget.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Comment ça se passe',
      steps: [
        {
          title: 'Audit & stratégie',
          text: 'On lit votre compte, vos marges et vos ventes, puis on fixe une cible réaliste.',
        },
        { title: 'Création des campagnes', text: 'Textes, images et vidéos produits au Québec, approuvés par vous.' },
        { title: 'Lancement & optimisation', text: 'Trois semaines de tests serrés, puis on double ce qui vend.' },
        { title: 'Reporting transparent', text: 'Un tableau en direct et un appel par semaine, sans jargon.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Avant de commencer',
      items: [
        {
          question: 'Quel budget faut-il prévoir ?',
          answer:
            'Au moins 1000 $ par mois versés à Facebook. En dessous, l’algorithme n’apprend pas assez vite pour être rentable.',
        },
        {
          question: 'Quand arrivent les premiers résultats ?',
          answer:
            'Les premières demandes arrivent en général sous 48h. L’optimisation complète prend de 2 à 3 semaines.',
        },
      ],
    },
  ],
  cta: {
    id: 'facebook-ads-expert-cta',
    title: 'Voyons ce que votre compte peut donner',
    label: 'Réserver mon audit Facebook gratuit',
  },
} satisfies Landing;
