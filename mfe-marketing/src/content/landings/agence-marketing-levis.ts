import { figure } from '../claims.ts';
import type { Landing, LandingCard } from '../landing.ts';
import { localMap } from '../local/map.ts';
import { localTestimonialTexts } from '../local/testimonialTexts.ts';

export const path = '/agence-marketing-levis';

export const card = {
  path,
  name: 'Lévis',
  summary: 'La Rive-Sud, sans traverser le pont pour rien.',
  stat: '34 entreprises de Lévis',
  claim: 'levisClients',
  order: 50,
} satisfies LandingCard;

export const landing = {
  about: 'place',
  seo: {
    title: 'Agence marketing à Lévis et sur la Rive-Sud',
    description:
      'Agence marketing pour les entreprises de Lévis et de la Rive-Sud : publicité, site web et CRM pensés pour vos quartiers. Audit gratuit de 45 minutes.',
    keywords: ['agence marketing Lévis', 'publicité Lévis', 'marketing Rive-Sud Québec', 'site web Lévis'],
  },
  hero: {
    eyebrow: 'Agence marketing à Lévis',
    title: 'Vos clients sont à Lévis. Vos\u00a0publicités aussi.',
    lead: 'Saint-Nicolas, Saint-Romuald, le Vieux-Lévis, Lauzon : quatre clientèles, un seul fleuve. Vos annonces sont diffusées sur la Rive-Sud seulement, secteur par secteur. Rien n’est dépensé de l’autre côté des ponts.',
    art: 'summit',
    action: { id: 'levis-audit-premium', label: 'Réserver mon audit gratuit' },
    call: 'Appeler l’équipe',
    phone: 'Du lundi au vendredi, au',
    figures: [figure('levisClients'), figure('levisRevenue'), figure('levisRating'), figure('levisRenewal')],
  },
  sections: [
    {
      kind: 'location',
      ground: 'band',
      title: 'Pourquoi une agence qui connaît Lévis',
      paragraphs: [
        'Notre bureau est de l’autre côté, à douze minutes de traversier. Nous le prenons chaque jeudi : les rencontres de la Rive-Sud se font chez vous.',
      ],
      reasons: [
        {
          title: 'Le pont décide de vos ventes',
          text: 'Après 15 h 30, personne ne traverse pour une soumission. Vos annonces sortent donc quand vos clients sont déjà du bon bord.',
        },
        {
          title: 'Deux codes postaux, deux budgets',
          text: 'Une famille de Saint-Jean-Chrysostome et un retraité du Vieux-Lévis n’achètent ni la même chose ni au même moment. On les sépare.',
        },
        {
          title: 'On sait qui sont vos voisins',
          text: 'Le siège de Desjardins, le chantier Davie, le cégep : des milliers de gens qui passent devant chez vous à heures fixes.',
        },
      ],
      map: { ...localMap, focus: 'Lévis', label: 'Carte de Lévis et de la traverse vers notre bureau' },
    },
    {
      kind: 'services',
      title: 'Quatre services pour la Rive-Sud',
      more: 'En savoir plus',
      services: [
        {
          name: 'Publicité de proximité',
          text: 'Facebook et Google dans un rayon que vous dessinez, de Saint-Nicolas à Pintendre, avec vos heures d’ouverture.',
          to: '/publicite-facebook-quebec',
        },
        {
          name: 'Fiche Google et avis',
          text: 'Être dans les trois premiers quand on cherche votre métier « près de moi », et demander un avis au bon moment.',
          to: '/google-ads-quebec',
        },
        {
          name: 'Site et prise de rendez-vous',
          text: 'Un site qui prend les rendez-vous le soir, quand le boulevard Guillaume-Couture est enfin fluide.',
          to: '/creation-site-web-quebec',
        },
        {
          name: 'Relances automatiques',
          text: 'Chaque demande suivie jusqu’à un oui ou un non, avec un rappel au vendeur avant le souper.',
          to: '/crm-marketing-quebec',
        },
      ],
    },
    {
      kind: 'clients',
      ground: 'spruce',
      title: 'Ils n’ont pas eu à traverser',
      texts: { ...localTestimonialTexts, title: 'Témoignages de clients de Lévis' },
      clients: [
        {
          id: 'cuisines-gagnon',
          name: 'Marc-André Gagnon',
          position: 'Président',
          company: 'Cuisines Gagnon',
          location: 'Saint-Romuald',
          avatar: 'MG',
          quote:
            'On payait pour des clics de Charlesbourg qui n’allaient jamais passer le pont. Une semaine plus tard, c’était réglé.',
          results: { before: 14, after: 37, unit: 'soumissions par mois', period: '4 mois', roi: '4,4x' },
          businessType: 'ébénisterie',
        },
        {
          id: 'nautique',
          name: 'Chantal Roy',
          position: 'Copropriétaire',
          company: 'Nautique Chaudière',
          location: 'Saint-Nicolas',
          avatar: 'CR',
          quote: 'Les bateaux se vendent en février, dans le salon des gens. Ils ont compris ça avant nous.',
          results: { before: 11, after: 28, unit: 'bateaux vendus avant mai', period: '6 mois', roi: '8,3x' },
          businessType: 'vente de bateaux',
        },
        {
          id: 'garderie',
          name: 'Simon Turcotte',
          position: 'Fondateur',
          company: 'Clinique vétérinaire Bégin',
          location: 'Vieux-Lévis',
          avatar: 'ST',
          quote: 'Les rendez-vous du soir se prennent en ligne. Mes deux réceptionnistes ont recommencé à dîner.',
          results: { before: 46, after: 92, unit: 'nouveaux patients par mois', period: '5 mois', roi: '5,5x' },
          businessType: 'soins aux animaux',
        },
      ],
    },
    {
      kind: 'eligibility',
      title: 'Le programme VIP de\u00a0Lévis est-\u2060il pour vous ?',
      text: 'Nous prenons une entreprise par métier sur la Rive-Sud, pour ne jamais enchérir contre nous-mêmes. Vous êtes admissible si :',
      criteria: [
        'votre place d’affaires est à Lévis ou sur la Rive-Sud ;',
        'vos revenus dépassent 500K$ par année ;',
        'votre offre principale se vend 1 000 $ et plus ;',
        'quelqu’un chez vous rappelle une demande le jour même.',
      ],
      places: 'Trois places par mois, une par métier.',
      action: { id: 'levis-program-vip', label: 'Demander une place' },
    },
  ],
  cta: {
    id: 'levis-audit-premium',
    title: 'On traverse\u00a0jeudi. On\u00a0passe chez\u00a0vous ?',
    text: 'Un audit de 45 minutes dans vos murs, d’une valeur de 2 500 $, gratuit et sans engagement.',
    label: 'Réserver mon audit gratuit',
  },
} as const satisfies Landing;
