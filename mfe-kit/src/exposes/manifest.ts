import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

/** The living catalogue of the kit: part of the site in development alone (`npm run dev`, then `/kit`). */
export const manifest: RemoteManifest = {
  name: 'mfe-kit',
  routes: [
    {
      id: 'catalogue',
      path: '/kit',
      page: '../catalogue/CataloguePage.tsx',
      access: 'public',
      render: 'static',
      sitemap: false,
    },
  ],
};
