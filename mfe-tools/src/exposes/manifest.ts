import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-tools',
  needs: { ports: ['contact', 'head', 'navigation', 'siteUrl', 'track', 'ui'] },
  routes: [
    {
      id: 'tools',
      path: '/outils',
      page: '../tools-index/ToolsIndexPage.tsx',
      access: 'public',
      render: 'static',
      reads: ['contact'],
    },
    {
      id: 'marketing-audit',
      path: '/outils/audit-marketing',
      page: '../marketing-audit/MarketingAuditPage.tsx',
      access: 'public',
      render: 'static',
      reads: ['contact'],
    },
    {
      id: 'offer-generator',
      path: '/outils/generateur-offre-quebec',
      page: '../offer-generator/OfferGeneratorPage.tsx',
      access: 'public',
      render: 'static',
      reads: ['contact'],
    },
    {
      id: 'seo-checklist',
      path: '/outils/checklist-seo',
      page: '../seo-checklist/SeoChecklistPage.tsx',
      access: 'public',
      render: 'static',
      reads: ['contact'],
    },
    {
      id: 'facebook-simulator',
      path: '/outils/simulateur-facebook-ads',
      page: '../facebook-simulator/FacebookSimulatorPage.tsx',
      access: 'public',
      render: 'static',
      reads: ['contact'],
    },
  ],
  navigation: [
    { slot: 'footer-resources', label: 'Outils gratuits', to: '/outils', order: 29 },
    { slot: 'footer-resources', label: 'Audit marketing', to: '/outils/audit-marketing', order: 30 },
    { slot: 'footer-resources', label: 'Générateur d’offre', to: '/outils/generateur-offre-quebec', order: 31 },
    { slot: 'footer-resources', label: 'Simulateur Facebook Ads', to: '/outils/simulateur-facebook-ads', order: 32 },
    { slot: 'footer-resources', label: 'Checklist SEO', to: '/outils/checklist-seo', order: 33 },
  ],
};
