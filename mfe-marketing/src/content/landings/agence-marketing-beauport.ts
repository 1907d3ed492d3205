import type { Landing, LandingCard } from '../landing.ts';
import { builtInTestimonials } from '../local/builtInTestimonials.ts';
import { localTestimonialTexts } from '../local/testimonialTexts.ts';

export const path = '/agence-marketing-beauport';

export const card = {
  path,
  name: 'Beauport',
  summary: 'De l’avenue Royale à la Côte-de-Beaupré.',
  stat: 'Audit gratuit sur place',
  order: 60,
} satisfies LandingCard;

export const landing = {
  about: 'place',
  seo: {
    title: 'Agence marketing à Beauport',
    description:
      'Agence marketing pour les commerces de Beauport : publicité locale, site web et relances, de l’avenue Royale à la chute Montmorency. Audit gratuit de 45 min.',
    keywords: ['agence marketing Beauport', 'publicité Beauport', 'site web Beauport', 'marketing Côte-de-Beaupré'],
  },
  hero: {
    eyebrow: 'Agence marketing à Beauport',
    title: 'Des milliers d’autos passent sur la 440. Combien s’arrêtent ?',
    lead: 'Entre la baie et la chute, Beauport voit défiler les gens de la Côte matin et soir. Nous donnons à ceux qui passent une raison de prendre la sortie.',
    art: 'river',
    action: { id: 'hero-audit-premium', label: 'Réserver mon audit gratuit' },
  },
  sections: [
    {
      kind: 'place',
      ground: 'spruce',
      title: 'Beauport vend à deux vitesses',
      paragraphs: [
        'Sur l’avenue Royale, les maisons ont trois siècles et les clients reviennent depuis trente ans. Sur le boulevard Sainte-Anne, on freine pour une enseigne et on repart. La même publicité ne peut pas parler aux deux.',
        'Il y a aussi ceux qui ne font que passer : la Côte-de-Beaupré, l’île d’Orléans, le mont Sainte-Anne. De décembre à mars, ils traversent Beauport deux fois par fin de semaine, skis sur le toit. Nous n’achetons que ces heures-là.',
      ],
      facts: [
        {
          name: 'Giffard et Maizerets',
          text: 'Des familles qui rénovent un premier duplex : on parle de prix avant de parler de style.',
        },
        {
          name: 'Courville et Montmorency',
          text: 'La chute amène des visiteurs de mai à octobre ; l’hiver appartient aux gens du quartier.',
        },
        {
          name: 'Villeneuve et les hauteurs',
          text: 'Des maisons récentes, des terrains à aménager, des piscines : tout se décide avant la fonte.',
        },
      ],
    },
    {
      kind: 'services',
      ground: 'band',
      title: 'Six expertises, réglées\u00a0pour Beauport',
      more: 'En savoir plus',
      services: [
        {
          name: 'Publicité Facebook',
          text: 'Un rayon de la Canardière au pont de l’île, et des visages que les gens d’ici reconnaissent.',
          to: '/publicite-facebook-quebec',
        },
        {
          name: 'Google Ads',
          text: 'Premier quand on cherche « près de moi » depuis les Promenades ou depuis un stationnement de la chute.',
          to: '/google-ads-quebec',
        },
        {
          name: 'Création de contenu',
          text: 'Les questions que vos clients posent au comptoir, transformées en pages que Google comprend.',
          to: '/creation-contenu-quebec',
        },
        {
          name: 'Production vidéo',
          text: 'Un tournage chez vous, et la chute en arrière-plan si l’histoire s’y prête.',
          to: '/production-video-quebec',
        },
        {
          name: 'Site web',
          text: 'Des pages qui s’affichent tout de suite, même là où le réseau faiblit.',
          to: '/creation-site-web-quebec',
        },
        {
          name: 'CRM et relances',
          text: 'Les demandes de la fin de semaine ont leur réponse avant le lundi matin.',
          to: '/crm-marketing-quebec',
        },
      ],
      action: { id: 'expertises-consultation', label: 'Choisir avec un stratège' },
    },
    {
      kind: 'carousel',
      title: 'Ils sont de Beauport et d’à côté',
      texts: { ...localTestimonialTexts, title: 'Ils sont de Beauport et d’à côté' },
      clients: builtInTestimonials,
    },
    {
      kind: 'faq',
      ground: 'band',
      title: 'Ce qu’on nous demande à Beauport',
      items: [
        {
          question: 'Vous déplacez-vous à Beauport ?',
          answer:
            'Oui : la première rencontre se fait chez vous, et le stratège qui vient est celui qui gérera vos campagnes. Notre bureau est à quinze minutes par l’autoroute Dufferin-Montmorency.',
        },
        {
          question: 'Faut-il viser aussi la Côte-de-Beaupré ?',
          answer:
            'Seulement si vous livrez jusque-là ou si l’on peut s’arrêter chez vous en passant. On commence par Beauport, on ajoute Boischatel, puis on regarde si le coût par client tient.',
        },
        {
          question: 'Mon commerce est saisonnier. Est-ce que ça vaut la peine à l’année ?',
          answer:
            'On ne dépense pas à l’année. Une piscine se vend de février à avril, une chambre d’avril à septembre ; entre les deux, on prépare les textes et on relance les anciens clients.',
        },
        {
          question: 'Quel budget pour commencer ?',
          answer:
            'Au moins 1 000 $ par mois en publicité pour un seul quartier, 2 000 $ pour tout l’arrondissement. L’audit vous dira si votre marge le permet.',
        },
      ],
    },
  ],
  cta: {
    id: 'hero-audit-premium',
    title: 'Votre prochain client passe devant chez vous ce soir',
    text: 'Un audit de 45 minutes, gratuit, d’une valeur de 2 500 $. On vous montre quelle sortie lui faire prendre.',
    label: 'Réserver mon audit gratuit',
  },
} as const satisfies Landing;
