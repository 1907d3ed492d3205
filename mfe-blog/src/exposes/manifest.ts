import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-blog',
  routes: [
    { id: 'list', path: '/blog', page: '../list/BlogListPage.tsx', access: 'public', render: 'static' },
    {
      id: 'article',
      path: '/blog/:slug',
      page: '../article/ArticlePage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'tag',
      path: '/blog/tag/:tag',
      page: '../collection/TagPage.tsx',
      access: 'public',
      render: 'static',
    },
    {
      id: 'author',
      path: '/blog/auteur/:author',
      page: '../collection/AuthorPage.tsx',
      access: 'public',
      render: 'static',
    },
  ],
  navigation: [
    { slot: 'header', label: 'Blog', to: '/blog', order: 20 },
    { slot: 'footer-resources', label: 'Blog', to: '/blog', order: 20 },
  ],
};
