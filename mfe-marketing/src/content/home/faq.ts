import type { ClaimView } from '../claims.ts';

export const homeFaq = ({ when }: ClaimView) =>
  ({
    title: 'Ce qu’on nous demande avant de signer',
    items: [
      ...when(
        ['plansFrom', 'minimumBudget'],
        (plansFrom, minimumBudget) => [
          {
            question: 'Combien coûtent vos services ?',
            answer: `Nos forfaits commencent à ${plansFrom} par mois, pour un budget marketing minimal de ${minimumBudget} par mois. L’audit dit d’abord si l’investissement a du sens pour vous ; s’il n’en a pas, on vous le dit.`,
          },
        ],
        [],
      ),
      ...when(
        ['targetRevenue'],
        (targetRevenue) => [
          {
            question: 'Pour quelles entreprises travaillez-vous ?',
            answer: `Des entreprises du Québec dont les revenus vont de ${targetRevenue} et qui vendent surtout aux particuliers, avec des offres de 1 000 $ et plus.`,
          },
        ],
        [],
      ),
      ...when(
        ['firstResults', 'significantResults'],
        (firstResults, significantResults) => [
          {
            question: 'Quand verrai-je des résultats ?',
            answer: `Les premiers en ${firstResults}, des résultats significatifs en ${significantResults}. Vous les suivez dans un tableau en direct, et nous en parlons chaque semaine.`,
          },
        ],
        [],
      ),
      ...when(
        ['guarantee'],
        (guarantee) => [
          {
            question: 'Et si je ne suis pas satisfait ?',
            answer: `La garantie de satisfaction de ${guarantee} vous rembourse le premier mois. Vous gardez tout ce que nous avons produit.`,
          },
        ],
        [],
      ),
      ...when(
        ['maxClients', 'places'],
        (clients, places) => [
          {
            question: `Pourquoi seulement ${clients} clients à la fois ?`,
            answer: `Parce qu’un stratège attentif suit bien quatre comptes, pas quarante. Nous ouvrons ${places === '3' ? 'trois' : places} places par mois ; quand elles sont prises, nous vous disons quand rappeler.`,
          },
        ],
        [],
      ),
      {
        question: 'À qui appartiennent les comptes et les contenus ?',
        answer:
          'À vous. Les comptes publicitaires sont à votre nom, les textes, les images et les vidéos vous sont cédés, et rien ne se ferme si vous partez.',
      },
    ],
  }) as const;
