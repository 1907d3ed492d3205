import { claims, shownFigures } from '../claims.ts';

export const pillars = {
  eyebrow: 'Trois versants, un sommet',
  title: 'Une expertise ne suffit pas. Trois qui se parlent, oui.',
  items: [
    {
      name: 'Publicité payante',
      text: 'Chaque campagne a une cible de coût par client, fixée avec vous et revue chaque semaine. Quand elle ne la tient pas, on l’arrête avant de vous demander plus de budget.',
      proof: shownFigures([
        { ...claims.facebookRoas, label: `de ROAS moyen sur Facebook, ${claims.googleRoas.value} sur Google Ads` },
      ]),
      links: [
        { to: '/publicite-facebook-quebec', label: 'Publicité Facebook' },
        { to: '/google-ads-quebec', label: 'Google Ads' },
      ],
    },
    {
      name: 'Contenu et création',
      text: 'Des textes, des vidéos et des visuels qui répondent aux vraies questions de vos clients, écrits et tournés au Québec, dans votre voix.',
      proof: shownFigures([{ ...claims.contentReaders, label: 'abonnés lisent ce que nous publions' }]),
      links: [
        { to: '/creation-contenu-quebec', label: 'Création de contenu' },
        { to: '/production-video-quebec', label: 'Production vidéo' },
      ],
    },
    {
      name: 'Technologie',
      text: 'Un site rapide, un CRM dont votre équipe se sert pour vrai, et des relances qui partent toutes seules : aucune demande ne dort dans une boîte de courriel.',
      proof: shownFigures([{ ...claims.sites, label: 'sites livrés à des entreprises d’ici' }]),
      links: [
        { to: '/creation-site-web-quebec', label: 'Création de site web' },
        { to: '/crm-marketing-quebec', label: 'CRM et automatisation' },
      ],
    },
  ],
} as const;
