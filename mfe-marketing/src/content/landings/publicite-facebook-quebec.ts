import { badge, counted } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';

export const path = '/publicite-facebook-quebec';

export const card = {
  path,
  group: 'Publicité payante',
  name: 'Publicité Facebook et Instagram',
  summary: 'Des campagnes qui amènent des acheteurs, pas des j’aime.',
  stat: 'ROAS de 4,2x',
  claim: 'facebookRoas',
  order: 10,
  icon: 'M4 10v4h3l7 4V6l-7 4H4m13 0a3 3 0 0 1 0 4',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'Publicité Facebook au Québec',
    description:
      'Campagnes Facebook et Instagram pour entreprises du Québec : des acheteurs plutôt que des mentions J’aime, un compte à votre nom. Audit gratuit.',
    keywords: ['publicité Facebook Québec', 'agence Facebook Ads', 'Instagram Ads Québec'],
  },
  hero: {
    eyebrow: 'Publicité Facebook et Instagram',
    badge: badge('facebookPartner'),
    title: 'Facebook Ads, quand chaque dollar doit revenir accompagné',
    lead: 'Vos futurs clients défilent déjà. Nous les arrêtons avec une offre qui leur ressemble, et nous comptons les ventes ; les mentions J’aime ne paient pas le loyer.',
    art: 'advert',
  },
  sections: [
    {
      kind: 'counters',
      ground: 'plain',
      title: 'Nos chiffres Facebook',
      figures: [counted('facebookRoas'), counted('facebookCost'), counted('facebookLeads')],
      delayMs: 800,
      everyMs: 50,
      durationMs: 2000,
      note: 'Votre compte dépend de votre marge et de votre offre : l’audit le dit avant que vous dépensiez.',
    },
    {
      kind: 'points',
      layout: 'stairs',
      ground: 'band',
      title: 'Quatre choses que vous gardez, quoi qu’il arrive',
      points: [
        {
          title: 'Un compte à votre nom',
          text: 'Vos campagnes, vos audiences et votre historique vous appartiennent. Le jour où vous partez, vous partez avec tout.',
        },
        {
          title: 'Des créations testées chaque semaine',
          text: 'Trois nouvelles accroches et deux nouveaux visuels par semaine, gardés ou jetés selon les ventes, jamais selon les goûts.',
        },
        {
          title: 'Un suivi qui survit aux bloqueurs',
          text: 'Les conversions sont mesurées côté serveur, avec le consentement de vos visiteurs, comme l’exige la Loi 25.',
        },
        {
          title: 'Un plafond de coût par client',
          text: 'Fixé avec vous au départ. Quand une campagne le dépasse, on la coupe avant de vous parler de budget.',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'climb',
      ground: 'plain',
      title: 'Du premier audit au premier profit',
      steps: [
        {
          title: 'Audit & stratégie',
          text: 'On lit votre compte, vos marges et vos ventes, puis on fixe une cible réaliste.',
        },
        {
          title: 'Création des campagnes',
          text: 'Textes, images et vidéos produits au Québec, approuvés par vous avant de sortir.',
        },
        {
          title: 'Lancement & optimisation',
          text: 'Premières demandes sous 48 h, deux à trois semaines de tests serrés, puis on double ce qui vend.',
        },
        {
          title: 'Reporting transparent',
          text: 'Un tableau en direct et un appel par semaine, en français et sans jargon.',
        },
      ],
    },
    {
      kind: 'faq',
      ground: 'band',
      title: 'Avant de commencer',
      items: [
        {
          question: 'Quel budget faut-il prévoir ?',
          answer:
            'Au moins 1000 $ par mois versés à Facebook. En dessous, l’algorithme n’apprend pas assez vite pour être rentable, et nous préférons vous le dire.',
        },
        {
          question: 'Quand arrivent les premiers résultats ?',
          answer:
            'Les premières demandes arrivent en général sous 48 h. L’optimisation complète prend de 2 à 3 semaines : c’est le temps qu’il faut pour savoir quelle accroche vend et laquelle fait seulement cliquer.',
        },
      ],
    },
  ],
  cta: {
    id: 'facebook-ads-expert-cta',
    title: 'Voyons ce que votre compte peut donner',
    text: 'On ouvre votre compte ensemble, à l’écran. Vous repartez avec les trois réglages qui changent le plus de choses.',
    label: 'Réserver mon audit Facebook gratuit',
  },
} as const satisfies Landing;
