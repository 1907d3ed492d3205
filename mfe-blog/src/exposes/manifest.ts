import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-blog',
  routes: [
    { id: 'list', path: '/blog', page: '../blog-list/BlogListPage.tsx', access: 'public', render: 'static' },
  ],
};
