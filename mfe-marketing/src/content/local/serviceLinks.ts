/** Where services of local pages lead to, by what one finds there: the same words under each would say nothing. */
export const serviceLinks = {
  facebook: { to: '/publicite-facebook-quebec', more: 'Trois annonces comparées' },
  google: { to: '/google-ads-quebec', more: 'Quatre campagnes en images' },
  content: { to: '/creation-contenu-quebec', more: 'Trois formats, exemples à l’appui' },
  video: { to: '/production-video-quebec', more: 'Trois genres de films' },
  website: { to: '/creation-site-web-quebec', more: 'Calculer le prix de votre site' },
  crm: { to: '/crm-marketing-quebec', more: 'Une demande, de la question au oui' },
} as const;
