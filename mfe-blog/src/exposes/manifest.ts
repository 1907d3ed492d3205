import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { movedArticles } from '../content/movedArticles.ts';
import { articlePath } from '../content/slugs.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-blog',
  routes: [
    {
      id: 'list',
      path: '/blog',
      page: '../list/BlogListPage.tsx',
      access: 'public',
      render: 'static',
      query: ['q', 'categorie', 'auteur', 'page'],
    },
    {
      id: 'article',
      path: '/blog/:slug',
      page: '../article/ArticlePage.tsx',
      access: 'public',
      render: 'static',
      query: ['inscription'],
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
  // Browsers ask the server.
  redirects: import.meta.env.BROWSER_BUILD
    ? []
    : Object.entries(movedArticles).map(([before, now]) => ({
        from: articlePath(before),
        to: articlePath(now),
      })),
  navigation: [
    { slot: 'header', label: 'Blog', to: '/blog', order: 20 },
    { slot: 'footer-resources', label: 'Blog', to: '/blog', order: 20 },
  ],
};
