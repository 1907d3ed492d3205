export const pillars = {
  eyebrow: 'Trois versants, un sommet',
  title: 'Une expertise ne suffit pas. Trois qui se parlent, oui.',
  items: [
    {
      name: 'Publicité payante',
      text: 'Chaque campagne a une cible de coût par client, fixée avec vous et revue chaque semaine. Quand elle ne la tient pas, on l’arrête avant de vous demander plus de budget.',
      proof: ['4,2x', 'de ROAS moyen sur Facebook, 5,8x sur Google Ads'],
      links: [
        { to: '/publicite-facebook-quebec', label: 'Publicité Facebook' },
        { to: '/google-ads-quebec', label: 'Google Ads' },
      ],
    },
    {
      name: 'Contenu et création',
      text: 'Des textes, des vidéos et des visuels qui répondent aux vraies questions de vos clients, écrits et tournés au Québec, dans votre voix.',
      proof: ['12 000+', 'abonnés lisent ce que nous publions'],
      links: [
        { to: '/creation-contenu-quebec', label: 'Création de contenu' },
        { to: '/production-video-quebec', label: 'Production vidéo' },
      ],
    },
    {
      name: 'Technologie',
      text: 'Un site rapide, un CRM dont votre équipe se sert pour vrai, et des relances qui partent toutes seules : aucune demande ne dort dans une boîte de courriel.',
      proof: ['150+', 'sites livrés à des entreprises d’ici'],
      links: [
        { to: '/creation-site-web-quebec', label: 'Création de site web' },
        { to: '/crm-marketing-quebec', label: 'CRM et automatisation' },
      ],
    },
  ],
} as const;
