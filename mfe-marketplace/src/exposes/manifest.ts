import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-marketplace',
  needs: {
    ports: ['anonKey', 'auth', 'contact', 'database', 'head', 'navigation', 'publicDemo', 'siteUrl', 'track', 'ui'],
  },
  routes: [
    {
      id: 'catalogue',
      path: '/formations',
      page: '../catalogue/CataloguePage.tsx',
      access: 'public',
      render: 'data',
      query: ['q', 'filtre', 'categorie', 'niveau', 'prix', 'gratuit', 'note', 'duree', 'tri', 'vue', 'page'],
    },
    { id: 'creator', path: '/creators/:slug', page: '../creator/CreatorPage.tsx', access: 'public', render: 'data' },
    {
      id: 'shop',
      path: '/boutique',
      page: '../shop/ShopPage.tsx',
      access: 'public',
      render: 'data',
      query: ['type', 'tri'],
    },
    {
      id: 'product',
      path: '/boutique/produit/:id',
      page: '../product/ProductPage.tsx',
      access: 'public',
      render: 'data',
    },
    {
      id: 'order',
      path: '/boutique/produit/:id/commande',
      page: '../order/OrderPage.tsx',
      access: 'public',
      render: 'data',
      reads: ['contact'],
      sitemap: false,
    },
    {
      id: 'payment-success',
      path: '/payment-success',
      page: '../receipt/PaymentSuccessPage.tsx',
      access: 'public',
      render: 'static',
      sitemap: false,
    },
    { id: 'course', path: '/formations/:slug', page: '../course/CoursePage.tsx', access: 'public', render: 'data' },
  ],
  redirects: [
    { from: '/cours', to: '/formations' },
    { from: '/courses', to: '/formations' },
    { from: '/formations-gratuites', to: '/formations' },
  ],
  navigation: [
    { slot: 'header', label: 'Formations', to: '/formations', order: 10 },
    { slot: 'footer-resources', label: 'Formations', to: '/formations', order: 10 },
    { slot: 'footer-resources', label: 'Boutique', to: '/boutique', order: 15 },
  ],
};
