import type { Landing, LandingCard } from '../landing.ts';

export const path = '/production-video-quebec';

export const card = {
  path,
  group: 'Contenu et création',
  name: 'Production vidéo',
  summary: 'Des tournages d’une journée qui nourrissent trois mois de ventes.',
  stat: 'Tourné et monté au Québec',
  order: 40,
  icon: 'M3 6h12v12H3zm12 4 6-3v10l-6-3z',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'Production vidéo au Québec',
    description:
      'Vidéos corporatives, publicités vidéo et témoignages clients tournés au Québec, sous-titrés et déclinés pour chaque réseau. Consultation vidéo gratuite.',
    keywords: ['production vidéo Québec', 'vidéo corporative', 'publicité vidéo', 'témoignage client vidéo'],
  },
  hero: {
    eyebrow: 'Production vidéo',
    title: 'Une journée de tournage, trois mois de ventes',
    lead: 'Nous arrivons avec un plan écrit à partir des objections de vos clients. Vous gardez les images, les fichiers et les droits.',
    art: 'camera',
    ground: 'spruce',
  },
  sections: [
    {
      kind: 'films',
      ground: 'band',
      title: 'Trois films, trois cadres',
      films: [
        {
          name: 'Vidéo corporative',
          text: 'Deux minutes pour comprendre qui vous êtes et pourquoi vos gens restent. Elle ouvre vos soumissions et vos entrevues d’embauche.',
          length: '2 min, horizontal',
          frame: 'wide',
          seed: 'atelier-saint-laurent',
        },
        {
          name: 'Publicité vidéo',
          text: 'Six à trente secondes, cinq accroches différentes par tournage, parce que personne ne sait d’avance laquelle va vendre.',
          length: '6 à 30 s, vertical',
          frame: 'tall',
          seed: 'accroche-cinq',
        },
        {
          name: 'Témoignage client',
          text: 'Votre client, chez lui, avec ses mots. Nous posons les questions que vos prospects n’osent pas poser.',
          length: '90 s, carré',
          frame: 'square',
          seed: 'chez-madame-roy',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'timeline',
      title: 'La journée de tournage, heure par heure',
      steps: [
        { when: '8 h', title: 'L’installation', text: 'Son, lumière, et un café avec les gens qui vont parler.' },
        {
          when: '9 h',
          title: 'Les entrevues',
          text: 'Des conversations plutôt que des textes appris : ça se voit à l’écran.',
        },
        {
          when: '13 h',
          title: 'Le terrain',
          text: 'Vos gestes, votre atelier, vos produits, cadrés large et serré.',
        },
        {
          when: '16 h',
          title: 'Les accroches',
          text: 'Cinq débuts de publicité, tournés pendant que tout est encore en place.',
        },
        {
          when: '+ 10 jours',
          title: 'La livraison',
          text: 'Un film, cinq publicités, trois témoignages, sous-titrés et prêts à publier.',
        },
      ],
    },
    {
      kind: 'points',
      ground: 'band',
      title: 'Ce qui est compris',
      points: [
        {
          title: 'Les sous-titres',
          text: 'Bien des gens regardent sans le son. Les nôtres sont relus, en français d’ici.',
        },
        {
          title: 'Les droits',
          text: 'Musique, images et visages : tout est signé, pour tous vos usages, sans limite de temps.',
        },
        { title: 'Les formats', text: 'Vertical, carré et horizontal, coupés pour chaque réseau plutôt que recadrés.' },
        {
          title: 'Les rushes',
          text: 'Les fichiers d’origine sont à vous. Un autre monteur peut reprendre où nous avons laissé.',
        },
      ],
    },
  ],
  cta: {
    id: 'production-video-expert-cta',
    title: 'Qu’est-\u2060ce qu’on devrait filmer chez vous ?',
    text: 'Trente minutes au téléphone, et vous raccrochez avec une idée de film et son prix.',
    label: 'Réserver ma consultation vidéo gratuite',
  },
} as const satisfies Landing;
