import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/production-video-quebec',
  group: 'Contenu et création',
  name: 'Production vidéo',
  summary: 'Des tournages d’une journée qui nourrissent trois mois de ventes.',
  stat: 'Tourné et monté au Québec',
  order: 40,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'Production vidéo au Québec',
    description:
      'Vidéos corporatives, publicités vidéo et témoignages clients tournés au Québec, sous-titrés et déclinés pour chaque réseau. Consultation vidéo gratuite.',
    keywords: ['production vidéo Québec', 'vidéo corporative', 'publicité vidéo', 'témoignage client vidéo'],
  },
  hero: {
    eyebrow: 'Contenu et création',
    title: 'Une journée de tournage, trois mois de ventes',
    lead: 'Nous arrivons avec un plan de tournage écrit à partir des objections de vos clients. Vous gardez les images, les fichiers et les droits.',
  },
  sections: [
    {
      kind: 'points',
      title: 'Trois films qui ont un travail à faire',
      points: [
        {
          title: 'Vidéo corporative',
          text: 'Deux minutes pour comprendre qui vous êtes et pourquoi vos gens restent. Elle ouvre vos soumissions et vos entrevues d’embauche.',
        },
        {
          title: 'Publicité vidéo',
          text: 'Six à trente secondes, cinq accroches différentes par tournage, parce que personne ne sait d’avance laquelle va vendre.',
        },
        {
          title: 'Témoignage client',
          text: 'Un vrai client, chez lui, avec ses mots. Nous posons les questions que vos prospects n’osent pas poser.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'La journée de tournage',
      steps: [
        { title: '8 h, l’installation', text: 'Son, lumière, et un café avec les gens qui vont parler.' },
        { title: '9 h, les entrevues', text: 'Des conversations plutôt que des textes appris : c’est ce qui se voit.' },
        { title: '13 h, le terrain', text: 'Vos gestes, votre atelier, vos produits, cadrés large et serré.' },
        {
          title: '16 h, les accroches',
          text: 'Cinq débuts de publicité, tournés pendant que tout est encore en place.',
        },
      ],
    },
  ],
  cta: {
    id: 'production-video-expert-cta',
    title: 'Qu’est-ce qu’on devrait filmer chez vous ?',
    label: 'Réserver ma consultation vidéo gratuite',
  },
} satisfies Landing;
