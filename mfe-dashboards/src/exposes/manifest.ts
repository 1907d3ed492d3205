import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { memberAreaTexts } from '../content/memberArea.ts';

const member = { access: 'member', render: 'client' } as const;

const guest = { access: 'guest', render: 'static' } as const;

export const manifest: RemoteManifest = {
  name: 'mfe-dashboards',
  routes: [
    { id: 'sign-in', path: '/connexion', page: '../guest/SignInPage.tsx', ...guest },
    { id: 'sign-up', path: '/inscription', page: '../guest/SignUpPage.tsx', ...guest },
    { id: 'recover', path: '/mot-de-passe-oublie', page: '../guest/RecoverPage.tsx', ...guest },
    { id: 'dashboard', path: '/dashboard', page: '../learner/DashboardPage.tsx', ...member },
    { id: 'viewer', path: '/formation-viewer/:slug', page: '../viewer/ViewerPage.tsx', ...member },
    {
      id: 'member-area',
      path: '/formations-access',
      page: '../member-area/MemberAreaPage.tsx',
      denied: memberAreaTexts.denied,
      ...member,
    },
    { id: 'studio', path: '/creator-dashboard', page: '../studio/StudioPage.tsx', ...member },
    { id: 'editor', path: '/creator-dashboard/formations/:id', page: '../editor/EditorPage.tsx', ...member },
    { id: 'account', path: '/compte', page: '../account/AccountPage.tsx', ...member },
    { id: 'admin', path: '/admin', page: '../admin/AdminPage.tsx', ...member },
    {
      id: 'certificate',
      path: '/certificats/:number',
      page: '../certificate/CertificatePage.tsx',
      access: 'public',
      render: 'data',
      sitemap: false,
    },
  ],
  redirects: [
    { from: '/formations/:slug/viewer', to: '/formation-viewer/:slug' },
    { from: '/mes-formations', to: '/formations-access' },
  ],
};
