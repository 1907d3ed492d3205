import type { NavigationEntry, RemoteManifest, RouteDeclaration } from '@agence/shared-contracts/remote/manifest';
import type { LandingCard } from '../content/landing.ts';

// Only paths: what the pages and their menu entries say stays out of the code that every page of the remote loads.
const paths = Object.values(import.meta.glob<string>('../content/landings/*.ts', { eager: true, import: 'path' }));
const cards = import.meta.env.BROWSER_BUILD
  ? []
  : Object.values(import.meta.glob<LandingCard>('../content/landings/*.ts', { eager: true, import: 'card' }));

/** What the composer alone asks of a route. */
const ofServer = (written: Pick<RouteDeclaration, 'text' | 'reads'>) => (import.meta.env.BROWSER_BUILD ? {} : written);

const landingRoute = (path: string): RouteDeclaration => ({
  id: path.slice(1),
  path,
  page: '../landing/LandingPage.tsx',
  access: 'public',
  render: 'static',
  ...ofServer({ text: 'landing', reads: ['claims', 'contact'] }),
});

const landingEntries = ({ path, group, name, summary, stat, claim, order, icon }: LandingCard): NavigationEntry[] =>
  group
    ? [
        {
          slot: 'services',
          group,
          label: name,
          to: path,
          description: summary,
          stat,
          ...(claim ? { claim } : {}),
          order,
          ...(icon ? { icon } : {}),
        },
        { slot: 'footer-services', label: name, to: path, order },
      ]
    : [{ slot: 'footer-company', label: name, to: path, order }];

export const manifest: RemoteManifest = {
  name: 'mfe-marketing',
  needs: {
    ports: ['contact', 'events', 'head', 'navigation', 'siteUrl', 'track', 'ui', 'watchLead'],
    sends: ['lead.newsletterSubmitted.v1'],
  },
  routes: [
    {
      id: 'home',
      path: '/',
      page: '../home/HomePage.tsx',
      access: 'public',
      render: 'static',
      // What the server answered to the newsletter form.
      query: ['inscription'],
      ...ofServer({ text: 'home', reads: ['claims', 'contact'] }),
    },
    ...paths.map(landingRoute),
    {
      // Landing pages that staff have begun in the console.
      id: 'written',
      path: '/services/:slug',
      page: '../landing/WrittenPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ text: 'landing', reads: ['claims', 'contact'] }),
    },
    {
      id: 'contact',
      path: '/nous-joindre',
      page: '../contact/ContactPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ text: 'contact' }),
    },
    {
      id: 'claims',
      path: '/nos-chiffres',
      page: '../claims/ClaimsPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ text: 'claims', reads: ['claims'] }),
    },
    {
      id: 'about',
      path: '/a-propos',
      page: '../about/AboutPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ reads: ['claims', 'contact'] }),
    },
    {
      id: 'method',
      path: '/methode',
      page: '../method/MethodPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ reads: ['claims'] }),
    },
    {
      id: 'rates',
      path: '/tarifs',
      page: '../rates/RatesPage.tsx',
      access: 'public',
      render: 'static',
      ...ofServer({ reads: ['claims'] }),
    },
    {
      id: 'evidence',
      path: '/preuves',
      page: '../evidence/EvidencePage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'portfolio',
      path: '/realisations',
      page: '../portfolio/PortfolioPage.tsx',
      access: 'public',
      // The agency's own lists (AMB-48) come from the database.
      render: 'data',
      query: ['categorie'],
    },
    {
      id: 'study',
      path: '/realisations/:slug',
      page: '../portfolio/study/StudyPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'confirm-newsletter',
      path: '/confirmation-infolettre',
      page: '../unsubscribe/ConfirmPage.tsx',
      access: 'public',
      render: 'static',
      // Who confirms, or what the server answered to the form.
      query: ['token', 'fait'],
      isKey: true,
      sitemap: false,
    },
    {
      id: 'unsubscribe',
      path: '/desabonnement',
      page: '../unsubscribe/UnsubscribePage.tsx',
      access: 'public',
      render: 'static',
      // Whose mails end, or what the server answered to the form.
      query: ['token', 'envoi', 'fait'],
      isKey: true,
      sitemap: false,
    },
    {
      id: 'appointments',
      path: '/rendez-vous',
      page: '../appointments/TimesPage.tsx',
      access: 'public',
      render: 'data',
      query: ['pour', 'du', 'erreur', 'vu'],
    },
    {
      id: 'appointment',
      path: '/rendez-vous/:jeton',
      page: '../appointments/AppointmentPage.tsx',
      access: 'public',
      render: 'data',
      query: ['du', 'erreur', 'vu', 'inscription'],
      isKey: true,
      sitemap: false,
    },
    {
      id: 'privacy',
      path: '/legal/politique-confidentialite',
      page: '../legal/LegalPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'terms',
      path: '/legal/conditions-utilisation',
      page: '../legal/LegalPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'accessibility',
      path: '/accessibilite',
      page: '../legal/LegalPage.tsx',
      access: 'public',
      render: 'static',
    },
  ],
  redirects: [
    { from: '/statistiques', to: '/realisations' },
    { from: '/politique-confidentialite', to: '/legal/politique-confidentialite' },
    { from: '/conditions-utilisation', to: '/legal/conditions-utilisation' },
  ],
  // Browsers get the menus from the registry.
  navigation: import.meta.env.BROWSER_BUILD
    ? []
    : [
        ...cards.flatMap(landingEntries),
        { slot: 'footer-company', label: 'Réalisations', to: '/realisations', order: 5 },
        { slot: 'footer-company', label: 'Prendre rendez-\u2060vous', to: '/rendez-vous', order: 6 },
        { slot: 'footer-company', label: 'Nous joindre', to: '/nous-joindre', order: 7 },
        { slot: 'footer-company', label: 'Nos chiffres', to: '/nos-chiffres', order: 8 },
        { slot: 'footer-company', label: 'À propos', to: '/a-propos', order: 9 },
        { slot: 'footer-company', label: 'Méthode', to: '/methode', order: 10 },
        { slot: 'footer-company', label: 'Tarifs', to: '/tarifs', order: 11 },
        { slot: 'footer-company', label: 'Preuves', to: '/preuves', order: 12 },
        { slot: 'footer-legal', label: 'Confidentialité', to: '/legal/politique-confidentialite', order: 10 },
        { slot: 'footer-legal', label: 'Conditions d’utilisation', to: '/legal/conditions-utilisation', order: 20 },
        { slot: 'footer-legal', label: 'Accessibilité', to: '/accessibilite', order: 30 },
      ],
};
