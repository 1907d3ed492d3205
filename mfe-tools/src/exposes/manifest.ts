import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-tools',
  routes: [
    {
      id: 'seo-checklist',
      path: '/outils/checklist-seo',
      page: '../seo-checklist/SeoChecklistPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'facebook-simulator',
      path: '/outils/simulateur-facebook-ads',
      page: '../facebook-simulator/FacebookSimulatorPage.tsx',
      access: 'public',
      render: 'static',
    },
  ],
  navigation: [
    { slot: 'footer-resources', label: 'Checklist SEO', to: '/outils/checklist-seo', order: 30 },
    { slot: 'footer-resources', label: 'Simulateur Facebook Ads', to: '/outils/simulateur-facebook-ads', order: 31 },
  ],
};
