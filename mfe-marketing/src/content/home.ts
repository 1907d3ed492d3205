/** Texts of the home page (marketing-site §2 "Home page"). */
export const homeTexts = {
  hero: {
    eyebrow: 'Agence marketing, Québec',
    title: 'Passez à 10M$+ sans perdre pied',
    lead: 'Nous bâtissons la croissance d’entreprises québécoises qui vendent des offres de 1 000 $ et plus : publicité, contenu et technologie, menés par une seule équipe qui répond de ses chiffres.',
    action: 'AUDIT GRATUIT 45 MIN',
    actionNote: 'Valeur de 2 500 $. Trois places par mois.',
    second: 'Voir nos expertises',
  },
  proof: 'Ce que disent les chiffres',
  pillars: {
    eyebrow: 'Trois versants, un sommet',
    title: 'Une expertise ne suffit pas. Trois qui se parlent, oui.',
    items: [
      {
        name: 'Publicité payante',
        to: '/publicite-facebook-quebec',
        text: 'Facebook, Instagram et Google mènent vers vous des gens prêts à acheter. Chaque campagne a une cible de coût par client, revue chaque semaine avec vous.',
        proof: 'ROAS moyen de 4,2x sur Facebook et de 5,8x sur Google',
        link: 'La publicité Facebook',
      },
      {
        name: 'Contenu et création',
        to: '/creation-contenu-quebec',
        text: 'Articles, vidéos et visuels qui répondent aux vraies questions de vos clients, tournés et écrits au Québec, dans votre voix.',
        proof: 'Plus de 12 000 personnes nous lisent',
        link: 'La création de contenu',
      },
      {
        name: 'Technologie',
        to: '/creation-site-web-quebec',
        text: 'Un site rapide, un CRM que l’équipe utilise pour vrai et des automatisations qui relancent à votre place, sans jamais oublier personne.',
        proof: 'Plus de 150 sites livrés',
        link: 'La création de site web',
      },
    ],
  },
  comparison: {
    eyebrow: 'Franchement',
    title: 'Ce qui change quand on ne prend que 12 clients',
    caption: 'Comparaison entre Cimes et une agence habituelle',
    columns: ['', 'Agence habituelle', 'Cimes'],
    rows: [
      ['Votre interlocuteur', 'Un chargé de compte pour 30 clients', 'Le stratège qui gère vos campagnes'],
      ['Le rapport', 'Un PDF par mois, des impressions', 'Un tableau en direct, des ventes'],
      ['Le contrat', '12 mois, pénalités', 'Au mois, premier mois remboursé si vous n’êtes pas satisfait'],
      ['La réponse', 'Dans la semaine', 'En moins de 2 heures ouvrables'],
      ['Les comptes publicitaires', 'Au nom de l’agence', 'À votre nom, pour toujours'],
    ],
  },
  audit: {
    title: 'Quarante-cinq minutes pour voir le sommet',
    lead: 'On ouvre vos comptes ensemble, on trouve où l’argent se perd et vous repartez avec un plan écrit, que vous travailliez avec nous ou non.',
    action: 'Réserver mon audit gratuit',
  },
  faq: {
    title: 'Les questions qu’on nous pose avant de signer',
    items: [
      {
        question: 'Combien coûtent vos services ?',
        answer:
          'Nos forfaits commencent à 3 500 $ par mois, pour un budget marketing minimal de 2 000 $ par mois. L’audit vous dit d’abord si l’investissement a du sens pour vous.',
      },
      {
        question: 'Pour quelles entreprises travaillez-vous ?',
        answer:
          'Des entreprises du Québec qui réalisent de 500K$ à 10M$ de revenus et qui vendent surtout aux particuliers, avec des offres de 1 000 $ et plus.',
      },
      {
        question: 'Quand verrai-je des résultats ?',
        answer:
          'Les premiers en 2 à 3 semaines, des résultats significatifs en 30 à 60 jours. Nous le mesurons avec vous chaque semaine.',
      },
      {
        question: 'Et si je ne suis pas satisfait ?',
        answer:
          'La garantie de satisfaction de 30 jours vous rembourse le premier mois. Vous gardez tout ce que nous avons produit.',
      },
      {
        question: 'Pourquoi seulement 12 clients à la fois ?',
        answer:
          'Parce qu’un stratège attentif ne peut bien suivre que quelques comptes. Nous ouvrons trois places par mois.',
      },
    ],
  },
  about: {
    title: 'Une équipe de Québec, pas une usine',
    paragraphs: [
      'Cimes est née dans un local de la rue Saint-Joseph, avec une idée simple : traiter le budget des clients comme si c’était le nôtre. Nous sommes restés petits exprès.',
      'Nos stratèges gèrent eux-mêmes les campagnes, nos rédactrices appellent vos clients avant d’écrire, et personne ne vous vendra un service dont vous n’avez pas besoin.',
    ],
  },
  resources: {
    title: 'À emporter',
    items: [
      {
        title: 'Référencement local : le guide complet',
        text: 'La méthode étape par étape pour entrer dans les trois premiers résultats de votre ville.',
        type: 'Article, 12 min',
        to: '/blog/referencement-local-quebec-guide-complet',
      },
      {
        title: 'Checklist SEO en 10 points',
        text: 'Cochez, imprimez, partagez : l’essentiel du référencement d’une PME.',
        type: 'Outil gratuit',
        to: '/outils/checklist-seo',
      },
      {
        title: 'Formations en marketing',
        text: 'Des cours courts donnés par des praticiens, dont plusieurs gratuits.',
        type: 'Formations',
        to: '/formations',
      },
    ],
  },
  seo: {
    title: 'Agence marketing premium à Québec',
    description:
      'Cimes fait croître les entreprises du Québec qui visent 10M$ et plus : publicité Facebook et Google, contenu, sites web et CRM. Audit gratuit de 45 minutes.',
    keywords: ['agence marketing Québec', 'publicité Facebook Québec', 'Google Ads Québec', 'agence premium'],
  },
} as const;

/** Examples, marked as such until clients have confirmed theirs (AMB-14). */
export const testimonials = [
  {
    id: 'spa',
    name: 'Isabelle Tremblay',
    position: 'Propriétaire',
    company: 'Spa Boréal',
    location: 'Québec',
    quote:
      'On remplissait la fin de semaine, jamais le mardi. Six mois plus tard, il y a une liste d’attente le mardi.',
    before: '38 % d’occupation',
    after: '81 % d’occupation',
    period: '6 mois',
    roi: '5,1x',
  },
  {
    id: 'cuisines',
    name: 'Marc-André Gagnon',
    position: 'Président',
    company: 'Cuisines Gagnon',
    location: 'Lévis',
    quote:
      'Ils ont commencé par nous dire d’arrêter deux campagnes. C’est là que j’ai compris qu’ils étaient de notre bord.',
    before: '14 soumissions par mois',
    after: '37 soumissions par mois',
    period: '4 mois',
    roi: '4,4x',
  },
  {
    id: 'clinique',
    name: 'Sophie Bélanger',
    position: 'Directrice',
    company: 'Clinique Horizon',
    location: 'Sainte-Foy',
    quote: 'Pour la première fois, je sais combien me coûte une nouvelle patiente et combien elle rapporte.',
    before: '212 $ par patiente',
    after: '96 $ par patiente',
    period: '3 mois',
    roi: '6,2x',
  },
] as const;
