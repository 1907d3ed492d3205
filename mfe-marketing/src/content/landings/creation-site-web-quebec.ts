import type { Landing, LandingCard } from '../landing.ts';

export const card = {
  path: '/creation-site-web-quebec',
  group: 'Technologie',
  name: 'Création de site web',
  summary: 'Un site rapide qui transforme les visites en appels.',
  stat: '150+ sites livrés',
  order: 50,
} satisfies LandingCard;

export const landing = {
  seo: {
    title: 'Création de site web au Québec',
    description:
      'Sites web sur mesure pour entreprises du Québec : 150+ sites livrés, 98 % de satisfaction, support 24/7. Consultation gratuite de 30 minutes avec un stratège.',
    keywords: ['création site web Québec', 'site web sur mesure', 'agence web Québec'],
  },
  hero: {
    eyebrow: 'Technologie',
    title: 'Un site qui travaille quand vous dormez',
    lead: 'Conçu autour d’une seule question : qu’est-ce qui fait qu’un visiteur vous appelle ? Le reste n’a pas sa place sur la page.',
  },
  sections: [
    {
      kind: 'figures',
      title: 'En chiffres',
      figures: [
        { value: '150+', label: 'sites livrés' },
        { value: '98 %', label: 'de satisfaction' },
        { value: '3.2s', label: 'de chargement moyen' },
        { value: '24/7', label: 'de support' },
      ],
    },
    {
      kind: 'steps',
      title: 'Cinq étapes, aucune surprise',
      steps: [
        {
          title: 'Découverte',
          text: 'Vos objectifs, vos clients, vos concurrents, et le chiffre que le site doit faire bouger.',
        },
        { title: 'Architecture', text: 'Les pages, leur rôle et leur contenu, avant le premier pixel.' },
        {
          title: 'Design',
          text: 'Une direction propre à votre marque, présentée sur de vrais textes. 3 rondes de révision comprises.',
        },
        { title: 'Développement', text: 'Un site rapide, accessible et facile à modifier par votre équipe.' },
        { title: 'Lancement', text: '30 jours de soutien gratuit, un an de garantie sur les bogues.' },
      ],
    },
    {
      kind: 'faq',
      title: 'On nous le demande souvent',
      items: [
        {
          question: 'Comment se fait le paiement ?',
          answer: 'En trois versements : 40 % au départ, 40 % à l’approbation du design, 20 % à la mise en ligne.',
        },
        {
          question: 'Combien coûte l’hébergement ?',
          answer: 'Environ 200 $ par année, payés directement à l’hébergeur, à votre nom.',
        },
        {
          question: 'Répondez-vous vite après la mise en ligne ?',
          answer: 'En 24h pour une question, en 2h pour les clients avec un forfait d’entretien.',
        },
      ],
    },
  ],
  cta: { id: 'hero-consultation-website', title: 'Parlons de votre prochain site', label: 'Consultation gratuite' },
} satisfies Landing;
