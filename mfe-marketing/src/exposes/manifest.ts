import type { NavigationEntry, RemoteManifest, RouteDeclaration } from '@agence/shared-contracts/remote/manifest';
import type { LandingCard } from '../content/landing.ts';

// Only paths: what the pages and their menu entries say stays out of the code that every page of the remote loads.
const paths = Object.values(import.meta.glob<string>('../content/landings/*.ts', { eager: true, import: 'path' }));
const cards = import.meta.env.BROWSER_BUILD
  ? []
  : Object.values(import.meta.glob<LandingCard>('../content/landings/*.ts', { eager: true, import: 'card' }));

const landingRoute = (path: string): RouteDeclaration => ({
  id: path.slice(1),
  path,
  page: '../landing/LandingPage.tsx',
  access: 'public',
  render: 'static',
});

const landingEntries = ({ path, group, name, summary, stat, order, icon }: LandingCard): NavigationEntry[] =>
  group
    ? [
        {
          slot: 'services',
          group,
          label: name,
          to: path,
          description: summary,
          stat,
          order,
          ...(icon ? { icon } : {}),
        },
        { slot: 'footer-services', label: name, to: path, order },
      ]
    : [{ slot: 'footer-company', label: name, to: path, order }];

export const manifest: RemoteManifest = {
  name: 'mfe-marketing',
  routes: [
    {
      id: 'home',
      path: '/',
      page: '../home/HomePage.tsx',
      access: 'public',
      render: 'static',
      // What the server answered to the newsletter form.
      query: ['inscription'],
    },
    ...paths.map(landingRoute),
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
      id: 'privacy',
      path: '/legal/politique-confidentialite',
      page: '../legal/PrivacyPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'terms',
      path: '/legal/conditions-utilisation',
      page: '../legal/TermsPage.tsx',
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
        { slot: 'footer-legal', label: 'Confidentialité', to: '/legal/politique-confidentialite', order: 10 },
        { slot: 'footer-legal', label: 'Conditions d’utilisation', to: '/legal/conditions-utilisation', order: 20 },
      ],
};
