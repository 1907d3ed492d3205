import { type ClaimView, figure } from '../claims.ts';

export const pillars = ({ when }: ClaimView) =>
  ({
    eyebrow: 'Trois versants, un sommet',
    title: 'Une expertise ne suffit pas. Trois qui se parlent, oui.',
    items: [
      {
        name: 'Publicité payante',
        text: 'Chaque campagne a une cible de coût par client, fixée avec vous et revue chaque semaine. Une campagne qui dépasse sa cible est arrêtée. Nous ne demandons jamais plus de budget pour la sauver.',
        proof: [
          figure(
            'facebookRoas',
            when(
              ['googleRoas'],
              (google) => `de ROAS moyen sur Facebook, ${google} sur Google Ads`,
              'de ROAS moyen sur Facebook',
            ),
          ),
        ],
        links: [
          { to: '/publicite-facebook-quebec', label: 'Publicité Facebook' },
          { to: '/google-ads-quebec', label: 'Google Ads' },
        ],
      },
      {
        name: 'Contenu et création',
        text: 'Des textes, des vidéos et des visuels qui répondent aux vraies questions de vos clients, écrits et tournés au Québec, dans votre voix.',
        proof: [figure('newsletterReaders', 'abonnés lisent notre infolettre')],
        links: [
          { to: '/creation-contenu-quebec', label: 'Création de contenu' },
          { to: '/production-video-quebec', label: 'Production vidéo' },
        ],
      },
      {
        name: 'Technologie',
        text: 'Un site rapide, un CRM dont votre équipe se sert pour vrai, et des relances qui partent toutes seules : aucune demande ne dort dans une boîte de courriel.',
        proof: [figure('sites', 'sites livrés à des entreprises d’ici')],
        links: [
          { to: '/creation-site-web-quebec', label: 'Création de site web' },
          { to: '/crm-marketing-quebec', label: 'CRM et automatisation' },
        ],
      },
    ],
  }) as const;
