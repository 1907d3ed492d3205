/** Public pages with the heading that each must show. */
export const publicPages = [
  { path: '/', heading: 'Passez à 10M$+ sans perdre pied', remote: 'mfe-marketing' },
  { path: '/publicite-facebook-quebec', heading: /Facebook Ads/, remote: 'mfe-marketing' },
  {
    path: '/creation-site-web-quebec',
    heading: 'Un site web qui vend pendant que vous dormez',
    remote: 'mfe-marketing',
  },
  { path: '/legal/politique-confidentialite', heading: 'Politique de confidentialité', remote: 'mfe-marketing' },
  { path: '/blog', heading: 'Ce que nous apprenons en grimpant', remote: 'mfe-blog' },
  {
    path: '/blog/referencement-local-quebec-guide-complet',
    heading: /Référencement local au Québec/,
    remote: 'mfe-blog',
  },
  { path: '/blog/tag/seo', heading: 'Articles : SEO', remote: 'mfe-blog' },
  { path: '/outils', heading: 'Des outils qui donnent une réponse', remote: 'mfe-tools' },
  { path: '/outils/audit-marketing', heading: /Où en est votre marketing/, remote: 'mfe-tools' },
  { path: '/outils/generateur-offre-quebec', heading: 'Générateur d’offre', remote: 'mfe-tools' },
  { path: '/outils/simulateur-facebook-ads', heading: 'Simulateur Facebook Ads', remote: 'mfe-tools' },
  { path: '/outils/checklist-seo', heading: 'Checklist SEO', remote: 'mfe-tools' },
  { path: '/formations', heading: 'Apprenez le métier, pas la théorie', remote: 'mfe-marketplace' },
  { path: '/formations/google-ads-premieres-campagnes-rentables', heading: /Google Ads/, remote: 'mfe-marketplace' },
  { path: '/realisations', heading: 'Chaque projet a son sommet', remote: 'mfe-marketing' },
  { path: '/boutique', heading: 'De quoi grimper plus vite', remote: 'mfe-marketplace' },
  { path: '/creators/camille-bouchard', heading: 'Camille Bouchard', remote: 'mfe-marketplace' },
] as const;
