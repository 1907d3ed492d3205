export const homeFaq = {
  title: 'Ce qu’on nous demande avant de signer',
  items: [
    {
      question: 'Combien coûtent vos services ?',
      answer:
        'Nos forfaits commencent à 3 500 $ par mois, pour un budget marketing minimal de 2 000 $ par mois. L’audit dit d’abord si l’investissement a du sens pour vous ; s’il n’en a pas, on vous le dit.',
    },
    {
      question: 'Pour quelles entreprises travaillez-vous ?',
      answer:
        'Des entreprises du Québec dont les revenus vont de 500K$ à 10M$ et qui vendent surtout aux particuliers, avec des offres de 1 000 $ et plus.',
    },
    {
      question: 'Quand verrai-je des résultats ?',
      answer:
        'Les premiers en 2 à 3 semaines, des résultats significatifs en 30 à 60 jours. Vous les suivez dans un tableau en direct, et nous en parlons chaque semaine.',
    },
    {
      question: 'Et si je ne suis pas satisfait ?',
      answer:
        'La garantie de satisfaction de 30 jours vous rembourse le premier mois. Vous gardez tout ce que nous avons produit.',
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
