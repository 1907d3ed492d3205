import { figure } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';
import { beforeAfter } from '../website/beforeAfter.ts';
import { gauges } from '../website/gauges.ts';
import { price } from '../website/price.ts';
import { process } from '../website/process.ts';
import { questions } from '../website/questions.ts';
import { quiz } from '../website/quiz.ts';
import { roi } from '../website/roi.ts';
import { technologies } from '../website/technologies.ts';
import { videos } from '../website/videos.ts';

export const path = '/creation-site-web-quebec';

export const card = {
  path,
  group: 'Technologie',
  name: 'Création de site web',
  summary: 'Un site rapide qui transforme les visites en appels.',
  stat: '150+ sites livrés',
  claim: 'sites',
  order: 50,
  icon: 'M3 5h18v14H3zm0 4h18M6 7h1',
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: 'Création de site web au Québec',
    description:
      'Sites web sur mesure pour entreprises du Québec, rapides et faits pour que le téléphone sonne. Calculez votre prix et votre rendement en ligne.',
    keywords: ['création site web Québec', 'site web sur mesure', 'agence web Québec', 'prix site web'],
  },
  hero: {
    eyebrow: 'Création de site web au Québec',
    title: 'Un site web qui vend pendant que vous dormez',
    phrases: [
      'Un site qui vend pendant que vous dormez',
      'Un site qui fait sonner le téléphone',
      'Un site qui se charge avant le café',
      'Un site qui grandit avec vous',
    ],
    lead: 'Conçu autour d’une seule question : qu’est-ce qui fait qu’un visiteur vous appelle ? Le reste n’a pas sa place sur la page.',
    art: 'summit',
    action: { id: 'hero-consultation-website', label: 'Consultation gratuite' },
    figures: [figure('sites'), figure('siteSatisfaction'), figure('siteSpeed'), figure('siteSupport')],
  },
  sections: [roi, process, videos, beforeAfter, quiz, technologies, gauges, price, questions],
  cta: {
    id: 'hero-consultation-website',
    title: 'Parlons de votre prochain site',
    text: 'Trente minutes avec un stratège, vos chiffres sur la table. Vous repartez avec un plan, même si c’est pour le faire ailleurs.',
    label: 'Consultation gratuite',
  },
} as const satisfies Landing;
