import type { Landing, LandingCard } from '../landing.ts';
import { builtInTestimonials } from '../local/builtInTestimonials.ts';
import { localTestimonialTexts } from '../local/testimonialTexts.ts';

export const path = '/agence-marketing-charlesbourg';

export const card = {
  path,
  name: 'Charlesbourg',
  summary: 'Du Trait-Carré aux portes de la montagne.',
  stat: 'Audit gratuit sur place',
  order: 70,
} satisfies LandingCard;

export const landing = {
  about: 'place',
  seo: {
    title: 'Agence marketing à Charlesbourg',
    description:
      'Agence marketing pour les entreprises de Charlesbourg : publicité, web et relances pour les propriétaires, du Trait-Carré à Lac-Beauport. Audit gratuit.',
    keywords: [
      'agence marketing Charlesbourg',
      'publicité Charlesbourg',
      'site web Charlesbourg',
      'marketing Lac-Beauport',
    ],
  },
  hero: {
    eyebrow: 'Agence marketing à Charlesbourg',
    title: 'Ici, on achète pour la maison. Et on demande au voisin.',
    lead: 'Charlesbourg est un arrondissement de propriétaires. Une soumission s’y gagne sur trois choses : le bouche-à-oreille, la fiche Google et la vitesse à laquelle vous rappelez. Nous travaillons les trois.',
    art: 'river',
    action: { id: 'hero-audit-premium', label: 'Réserver mon audit gratuit' },
  },
  sections: [
    {
      kind: 'services',
      ground: 'band',
      title: 'Six expertises pour un marché de propriétaires',
      more: 'En savoir plus',
      services: [
        {
          name: 'Publicité Facebook',
          text: 'Les groupes de quartier vendent mieux qu’un panneau sur la Laurentienne. On y paraît comme un voisin.',
          to: '/publicite-facebook-quebec',
        },
        {
          name: 'Google Ads',
          text: 'Toiture, fenêtres, thermopompe : des recherches rares, urgentes et chères. On choisit les heures où vous pouvez répondre.',
          to: '/google-ads-quebec',
        },
        {
          name: 'Création de contenu',
          text: 'Les guides que les gens lisent avant de rénover un bungalow de 1972, avec vos photos et vos prix.',
          to: '/creation-contenu-quebec',
        },
        {
          name: 'Production vidéo',
          text: 'Un chantier filmé du premier coup de barre au ménage final : trois minutes qui remplacent dix références.',
          to: '/production-video-quebec',
        },
        {
          name: 'Site web',
          text: 'Une demande de soumission en quatre questions, photo à l’appui, depuis l’entrée de garage.',
          to: '/creation-site-web-quebec',
        },
        {
          name: 'CRM et relances',
          text: 'La soumission d’avril relancée en septembre, quand on pense aux travaux de la saison suivante.',
          to: '/crm-marketing-quebec',
        },
      ],
      action: { id: 'expertises-consultation', label: 'Choisir avec un stratège' },
    },
    {
      kind: 'carousel',
      title: 'Ce qu’en disent des entrepreneurs du coin',
      texts: { ...localTestimonialTexts, title: 'Ce qu’en disent des entrepreneurs du coin' },
      // People of the place first.
      clients: builtInTestimonials.toSorted(
        (a, b) => Number(b.location === 'Charlesbourg') - Number(a.location === 'Charlesbourg'),
      ),
    },
    {
      kind: 'place',
      ground: 'spruce',
      title: 'Un quartier en étoile, un marché en anneaux',
      paragraphs: [
        'Les jésuites ont tracé le Trait-Carré en étoile pour que chaque maison touche au centre. Trois siècles et demi plus tard, Charlesbourg achète encore comme ça : on commence chez quelqu’un qu’on connaît, puis on s’éloigne un rang à la fois.',
        'Nos campagnes suivent le même dessin. On remplit d’abord le quartier où vous avez déjà trois clients, parce que trois pancartes sur une rue valent mieux que trente dans la ville. Le rang suivant s’ouvre quand le premier est rentable.',
      ],
      facts: [
        {
          name: 'Autour de la 1re\u00a0Avenue',
          text: 'Bungalows à rénover, propriétaires de longue date : la garantie convainc plus que le rabais.',
        },
        {
          name: 'Bourg-Royal et Louis-XIV',
          text: 'Jeunes familles, deux autos, peu de temps : la réservation en ligne fait la différence.',
        },
        {
          name: 'Lac-Beauport et Stoneham',
          text: 'Des paniers deux fois plus élevés, et des clients qui comparent longtemps. Prévoyez du contenu.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Ce qu’on nous demande à Charlesbourg',
      items: [
        {
          question: 'Je vis du bouche-à-oreille. Pourquoi payer de la publicité ?',
          answer:
            'Pour choisir vos clients au lieu de les attendre. La publicité part de vos clients contents : leurs avis, leurs photos, leur rue. Le bouche-à-oreille va simplement plus vite et plus loin.',
        },
        {
          question: 'Travaillez-vous avec deux concurrents du même quartier ?',
          answer:
            'Non. Une entreprise par métier et par secteur ; si la place est prise, on vous le dit au premier appel.',
        },
        {
          question: 'Combien de temps avant les premières soumissions ?',
          answer:
            'De 2 à 3 semaines pour les premières, de 30 à 60 jours pour un rythme stable. En rénovation, comptez une saison pour mesurer les contrats signés.',
        },
        {
          question: 'Mes employés n’ont pas le temps de répondre. On fait quoi ?',
          answer:
            'On règle ça d’abord. Une réponse automatique dans la minute, trois questions pour trier, et seulement les demandes sérieuses sur votre téléphone.',
        },
      ],
    },
  ],
  cta: {
    id: 'hero-audit-premium',
    title: 'Devenez le nom que le voisin donne',
    text: 'L’audit prend 45 minutes, ne coûte rien et vaut 2 500 $. On commence par votre fiche Google et vos dix derniers avis.',
    label: 'Réserver mon audit gratuit',
  },
} as const satisfies Landing;
