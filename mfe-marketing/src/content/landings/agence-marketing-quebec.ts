import { figure } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';
import { localMap } from '../local/map.ts';
import { localTestimonialTexts } from '../local/testimonialTexts.ts';

export const path = '/agence-marketing-quebec';

export const card = {
  path,
  name: 'Agence marketing à\u00a0Québec',
  summary: 'Une équipe sur la colline, à cinq minutes du Vieux-Québec.',
  stat: '12 clients à la fois',
  claim: 'maxClients',
  order: 40,
} satisfies LandingCard;

export const landing = {
  about: 'place',
  seo: {
    title: 'Agence marketing à Québec pour PME ambitieuses',
    description:
      'Agence marketing de la colline Parlementaire, à Québec : publicité, contenu, sites web et CRM pour les PME qui visent 10M$. Rencontrez-nous, c’est gratuit.',
    keywords: ['agence marketing Québec', 'agence de publicité Québec', 'marketing PME Québec', 'agence web Québec'],
  },
  hero: {
    eyebrow: 'Agence marketing à Québec',
    title: 'L’agence de Québec qui en prend douze, pas cent',
    lead: 'Douze clients à la fois, trois nouvelles places par mois. Vous parlez à la personne qui gère vos campagnes, et elle peut passer vous voir.',
    art: 'summit',
    action: { id: 'local-consultation-premium', label: 'Réserver une consultation' },
    figures: [figure('rating'), figure('satisfaction')],
  },
  sections: [
    {
      kind: 'services',
      ground: 'band',
      title: 'Quatre services premium, un seul interlocuteur',
      more: 'En savoir plus',
      services: [
        {
          name: 'Publicité payante',
          text: 'Facebook, Instagram et Google gérés ensemble, avec un seul plafond de coût par client. Budgets à partir de 2 000 $ par mois.',
          to: '/publicite-facebook-quebec',
        },
        {
          name: 'Site web qui vend',
          text: 'Un site rapide, écrit à partir d’appels à vos clients, que votre équipe modifie sans nous.',
          to: '/creation-site-web-quebec',
        },
        {
          name: 'Contenu et vidéo',
          text: 'Une journée de tournage par saison, douze semaines de publications qui répondent à de vraies questions.',
          to: '/production-video-quebec',
        },
        {
          name: 'CRM et relances',
          text: 'Chaque demande reçoit une réponse dans la minute, même un dimanche de Carnaval.',
          to: '/crm-marketing-quebec',
        },
      ],
    },
    {
      kind: 'location',
      title: 'Passez nous voir sur la colline',
      paragraphs: [
        'Nos bureaux donnent sur les toits de la haute-\u2060ville. La salle du fond a une grande table, un mur à couvrir de notes, et une porte qui ferme.',
        'La première rencontre se fait mieux autour d’une table, avec vos chiffres imprimés. Si la côte d’Abraham est glacée, on se voit en visioconférence.',
      ],
      action: { id: 'local-meeting-premium', label: 'Planifier une rencontre au bureau' },
      map: { ...localMap, focus: 'Québec', label: 'Carte du bureau de Québec' },
    },
    {
      kind: 'clients',
      ground: 'spruce',
      title: 'Trois entreprises de Québec, quelques mois plus tard',
      texts: { ...localTestimonialTexts, title: 'Témoignages de clients de Québec' },
      clients: [
        {
          id: 'spa-boreal',
          name: 'Isabelle Tremblay',
          position: 'Propriétaire',
          company: 'Spa Boréal',
          location: 'Vieux-Québec',
          avatar: 'IT',
          quote:
            'On vivait au rythme des croisières. Maintenant, ce sont les gens de Limoilou et de Sillery qui remplissent le mardi.',
          results: { before: 38, after: 81, unit: '% d’occupation en semaine', period: '6 mois', roi: '5,1x' },
          businessType: 'bains et massages',
        },
        {
          id: 'galerie',
          name: 'Laurent Giguère',
          position: 'Galeriste',
          company: 'Galerie Petit-Champlain',
          location: 'Québec',
          avatar: 'LG',
          quote:
            'Deux acheteurs sur trois nous trouvent avant d’arriver en ville. Je n’aurais jamais cru vendre une toile par courriel.',
          results: { before: 4, after: 15, unit: 'œuvres vendues par mois', period: '9 mois', roi: '6,4x' },
          businessType: 'art d’ici',
        },
        {
          id: 'portes',
          name: 'Nadia Cloutier',
          position: 'Directrice générale',
          company: 'Portes et fenêtres Hamel',
          location: 'Les Saules',
          avatar: 'NC',
          quote: 'Ils sont venus compter les appels avec nous, au comptoir, un samedi. C’est là que j’ai signé.',
          results: { before: 31, after: 74, unit: 'soumissions par mois', period: '5 mois', roi: '4,7x' },
          businessType: 'rénovation',
        },
      ],
    },
    {
      kind: 'place',
      ground: 'band',
      title: 'Vendre à Québec a\u00a0ses propres règles',
      paragraphs: [
        'Tout le monde, ici, connaît quelqu’un qui a fait affaire avec vous. Une promesse de trop fait le tour de la ville avant la campagne suivante : nos publicités disent donc ce que vous pouvez tenir, avec un prix quand c’est possible.',
        'La région vit aussi par saisons franches. L’habitation s’achète de février à avril, le tourisme se joue avant la Fête nationale, et janvier est le mois où l’on teste pour presque rien. Notre calendrier part de ces trois saisons.',
      ],
      facts: [
        {
          name: 'Lebourgneuf et Duberger',
          text: 'Les achats d’habitation se décident sur la route : l’affichage mobile y coûte moins cher qu’au centre.',
        },
        {
          name: 'Saint-Roch et Limoilou',
          text: 'On y achète chez du monde qu’on reconnaît. La vidéo de l’équipe bat la photo du produit.',
        },
        {
          name: 'Sainte-Foy et Sillery',
          text: 'Les paniers les plus élevés de la ville, et la plus longue réflexion : prévoyez trois relances.',
        },
      ],
    },
  ],
  cta: {
    id: 'quebec-program-vip',
    title: 'Trois places ouvrent ce mois-ci',
    text: 'Le programme VIP réunit les quatre services sous un seul forfait. Posez votre candidature : réponse en 2 h, les jours ouvrables.',
    label: 'Demander une place',
  },
} as const satisfies Landing;
