import { claims } from '../claims.ts';

const { plansFrom, minimumBudget, targetRevenue, firstResults, significantResults, guarantee } = claims;

export const homeFaq = {
  title: 'Ce qu’on nous demande avant de signer',
  items: [
    {
      question: 'Combien coûtent vos services ?',
      answer: `Nos forfaits commencent à ${plansFrom.value} par mois, pour un budget marketing minimal de ${minimumBudget.value} par mois. L’audit dit d’abord si l’investissement a du sens pour vous ; s’il n’en a pas, on vous le dit.`,
    },
    {
      question: 'Pour quelles entreprises travaillez-vous ?',
      answer: `Des entreprises du Québec dont les revenus vont de ${targetRevenue.value} et qui vendent surtout aux particuliers, avec des offres de 1 000 $ et plus.`,
    },
    {
      question: 'Quand verrai-je des résultats ?',
      answer: `Les premiers en ${firstResults.value}, des résultats significatifs en ${significantResults.value}. Vous les suivez dans un tableau en direct, et nous en parlons chaque semaine.`,
    },
    {
      question: 'Et si je ne suis pas satisfait ?',
      answer: `La garantie de satisfaction de ${guarantee.value} vous rembourse le premier mois. Vous gardez tout ce que nous avons produit.`,
    },
    {
      question: 'Pourquoi seulement 12 clients à la fois ?',
      answer:
        'Parce qu’un stratège attentif suit bien quatre comptes, pas quarante. Nous ouvrons trois places par mois ; quand elles sont prises, nous vous disons quand rappeler.',
    },
    {
      question: 'À qui appartiennent les comptes et les contenus ?',
      answer:
        'À vous. Les comptes publicitaires sont à votre nom, les textes, les images et les vidéos vous sont cédés, et rien ne se ferme si vous partez.',
    },
  ],
} as const;
