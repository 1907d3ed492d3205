import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

export const manifest: RemoteManifest = {
  name: 'mfe-dashboards',
  routes: [
    { id: 'dashboard', path: '/dashboard', page: '../learner/DashboardPage.tsx', access: 'member', render: 'client' },
  ],
};
