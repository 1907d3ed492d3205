import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { movedArticles } from '../content/movedArticles.ts';
import { articlePath } from '../content/slugs.ts';

// Only the server asks which texts staff may write.
const written = import.meta.env.BROWSER_BUILD ? {} : { texts: 'article' };

export const manifest: RemoteManifest = {
  name: 'mfe-blog',
  needs: {
    ports: ['contact', 'events', 'head', 'navigation', 'siteUrl', 'track', 'ui', 'watchLead'],
    sends: ['lead.newsletterSubmitted.v1'],
  },
  routes: [
    {
      id: 'list',
      path: '/blog',
      page: '../list/BlogListPage.tsx',
      access: 'public',
      render: 'static',
      query: ['q', 'categorie', 'auteur', 'page'],
      ...written,
    },
    {
      id: 'article',
      path: '/blog/:slug',
      page: '../article/ArticlePage.tsx',
      access: 'public',
      render: 'static',
      query: ['inscription'],
      ...written,
      ...(import.meta.env.BROWSER_BUILD ? {} : { text: 'article' }),
    },
    {
      id: 'tag',
      path: '/blog/tag/:tag',
      page: '../collection/TagPage.tsx',
      access: 'public',
      render: 'static',
      ...written,
    },
    {
      id: 'author',
      path: '/blog/auteur/:author',
      page: '../collection/AuthorPage.tsx',
      access: 'public',
      render: 'static',
      ...written,
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
