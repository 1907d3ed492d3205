/** What links to services say in files; staff may write something else in its place. */
const USUAL = 'En savoir plus';

/** What one finds on the page of a service: the same words under each of them would say nothing. */
const found: Readonly<Record<string, string>> = {
  '/publicite-facebook-quebec': 'Trois annonces comparées',
  '/google-ads-quebec': 'Quatre campagnes en images',
  '/creation-contenu-quebec': 'Trois formats, exemples à l’appui',
  '/production-video-quebec': 'Trois genres de films',
  '/creation-site-web-quebec': 'Calculer le prix de votre site',
  '/crm-marketing-quebec': 'Une demande, de la question au oui',
};

/** The words of a link. @param more what its section says of all its links */
export const linkWords = (to: string, more: string): string => (more === USUAL ? (found[to] ?? more) : more);
