import { manifest } from '../../mfe-tools/src/exposes/manifest.ts';

interface PublicPage {
  readonly path: string;
  readonly kind: string;
  /** What its first heading says. */
  readonly heading: string | RegExp;
  readonly remote: string;
}

/** Public pages with the heading that each must show, and of which kind they are. */
const known: readonly PublicPage[] = [
  { path: '/', kind: 'home', heading: 'Passez à 10M$+ sans perdre pied', remote: 'mfe-marketing' },
  { path: '/publicite-facebook-quebec', kind: 'landing', heading: /Facebook Ads/, remote: 'mfe-marketing' },
  {
    path: '/creation-site-web-quebec',
    kind: 'landing',
    heading: 'Un site web qui vend pendant que vous dormez',
    remote: 'mfe-marketing',
  },
  {
    path: '/legal/politique-confidentialite',
    kind: 'text',
    heading: 'Politique de confidentialité',
    remote: 'mfe-marketing',
  },
  { path: '/blog', kind: 'articles', heading: 'Ce que nous apprenons en grimpant', remote: 'mfe-blog' },
  {
    path: '/blog/referencement-local-quebec-guide-complet',
    kind: 'article',
    heading: /Référencement local au Québec/,
    remote: 'mfe-blog',
  },
  { path: '/blog/tag/seo', kind: 'articles', heading: 'Articles : SEO', remote: 'mfe-blog' },
  { path: '/outils', kind: 'tools', heading: 'Des outils qui donnent une réponse', remote: 'mfe-tools' },
  { path: '/outils/audit-marketing', kind: 'tool', heading: /Où en est votre marketing/, remote: 'mfe-tools' },
  { path: '/outils/generateur-offre-quebec', kind: 'tool', heading: 'Générateur d’offre', remote: 'mfe-tools' },
  { path: '/outils/simulateur-facebook-ads', kind: 'tool', heading: 'Simulateur Facebook Ads', remote: 'mfe-tools' },
  { path: '/outils/checklist-seo', kind: 'tool', heading: 'Checklist SEO', remote: 'mfe-tools' },
  { path: '/formations', kind: 'catalogue', heading: 'Apprenez ce soir, publiez demain', remote: 'mfe-marketplace' },
  {
    path: '/formations/google-ads-premieres-campagnes-rentables',
    kind: 'course',
    heading: /Google Ads/,
    remote: 'mfe-marketplace',
  },
  {
    path: '/realisations',
    kind: 'portfolio',
    heading: 'Six sites dessinés pour montrer la main',
    remote: 'mfe-marketing',
  },
  { path: '/realisations/la-fournee', kind: 'study', heading: 'La Fournée de la 3e', remote: 'mfe-marketing' },
  { path: '/preuves', kind: 'evidence', heading: 'Ne nous croyez pas sur parole', remote: 'mfe-marketing' },
  { path: '/boutique', kind: 'shop', heading: 'De quoi grimper plus vite', remote: 'mfe-marketplace' },
  { path: '/creators/camille-bouchard', kind: 'creator', heading: 'Camille Bouchard', remote: 'mfe-marketplace' },
];

/** Every tool that the manifest has: one that is new needs no line here. */
const tools = manifest.routes
  .filter(({ path }) => !known.some((page) => page.path === path))
  .map(({ path }) => ({ path, kind: 'tool', heading: /\S/, remote: manifest.name }));

export const publicPages: readonly PublicPage[] = [...known, ...tools];

/** Modules of public pages that are visited at night alone, with `onePagePerRoute`, or by a journey of their own. */
export const VISITED_ELSEWHERE: readonly string[] = [
  ...['AboutPage', 'AppointmentPage', 'AuthorPage', 'CertificatePage', 'ClaimsPage', 'ConfirmPage', 'ContactPage'],
  ...['MethodPage', 'OrderPage', 'PaymentSuccessPage', 'ProductPage', 'RatesPage', 'TimesPage', 'UnsubscribePage'],
  'WrittenPage',
];

/** The first of each kind. */
export const onePagePerKind = publicPages.filter(
  ({ kind }, index) => publicPages.findIndex((page) => page.kind === kind) === index,
);
