import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

/** What the site knows of this remote without running it: its pages, and its links in the site's menus. */
export const manifest: RemoteManifest = {
  name: 'mfe-exemple',
  routes: [{ id: 'home', path: '/exemple', page: '../HomePage.tsx', access: 'public', render: 'static' }],
  navigation: [{ slot: 'footer-resources', label: 'Exemple', to: '/exemple', order: 90 }],
  // What its pages ask of the shell (ShellApi); `npm test` says what is missing here.
  needs: { ports: ['contact', 'head', 'navigation', 'siteUrl', 'ui'] },
};
