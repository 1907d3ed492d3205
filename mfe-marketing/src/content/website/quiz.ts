export const quiz = {
  kind: 'quiz',
  title: 'Quel site vous faut-il ?',
  lead: 'Cinq questions, une minute. La réponse vient tout de suite, avec un prix et un délai.',
  possible: 'Trois réponses possibles :',
  questions: [
    {
      id: 'sector',
      question: 'Que vendez-vous ?',
      options: [
        'E-commerce',
        'Services aux particuliers',
        'Santé et bien-être',
        'Habitation et rénovation',
        'Restauration et tourisme',
        'Services aux entreprises',
      ],
    },
    {
      id: 'goal',
      question: 'Le site doit d’abord…',
      options: [
        'Obtenir plus de leads',
        'Vendre en ligne',
        'Inspirer confiance',
        'Recruter',
        'Réduire les appels répétitifs',
        'Être trouvé sur Google',
      ],
    },
    {
      id: 'size',
      question: 'Combien de pages imaginez-vous ?',
      options: ['Une seule', 'De 2 à 5', 'De 6 à 15', 'De 16 à 40', 'Plus de 40', 'Aucune idée'],
    },
    {
      id: 'content',
      question: 'Où en sont les textes et les photos ?',
      options: [
        'Tout est prêt',
        'À rafraîchir',
        'Les textes manquent',
        'Les photos manquent',
        'Tout est à faire',
        'On ne sait pas par où commencer',
      ],
    },
    {
      id: 'timing',
      question: 'Pour quand ?',
      options: [
        'Le plus vite possible',
        'D’ici un mois',
        'D’ici deux mois',
        'Cette saison',
        'Cette année',
        'On explore',
      ],
    },
  ],
  count: 'Question',
  previous: 'Question précédente',
  restart: 'Recommencer',
  result: 'Notre recommandation',
  features: 'Ce qu’il comprend',
  timeline: 'Délai',
  price: 'Prix',
  shopNote:
    'Pour vendre en ligne, ajoutez-y l’option « Boutique en ligne » : le calculateur de prix, plus bas, dit ce qu’elle coûte.',
  action: { id: 'hero-consultation-website', label: 'En parler avec un stratège' },
  recommendations: {
    ecommerce: {
      type: 'Site e-commerce avancé',
      description:
        'Une boutique qui se charge vite, calcule taxes et livraison sans surprise, et relance les paniers laissés en chemin.',
      features: [
        'Catalogue, paiement et livraison',
        'TPS, TVQ et comptabilité reliées',
        'Relance des paniers abandonnés',
        'Fiches produits pensées pour Google Shopping',
      ],
      timeline: '6 à 8 semaines',
      price: '12 000 à 18 000 $',
    },
    leads: {
      type: 'Site de génération de leads',
      description:
        'Peu de pages, chacune avec une question à laquelle elle répond et une action à faire. Chaque demande arrive dans votre CRM avec son origine.',
      features: [
        'Pages d’arrivée par service',
        'Formulaires courts et prise de rendez-vous',
        'Suivi des appels et des demandes',
        'Réponse automatique dans la minute',
      ],
      timeline: '4 à 6 semaines',
      price: '8 000 à 12 000 $',
    },
    showcase: {
      type: 'Site vitrine professionnel',
      description:
        'L’essentiel, très bien fait : qui vous êtes, ce que vous faites, pour qui, et pourquoi on peut vous faire confiance.',
      features: [
        '5 à 8 pages écrites et conçues sur mesure',
        'Gestion de contenu simple',
        'SEO de base et fiche Google',
        'Témoignages et réalisations',
      ],
      timeline: '3 à 5 semaines',
      price: '5 000 à 8 000 $',
    },
  },
} as const;
