import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { memberAreaTexts } from '../content/memberArea.ts';

const member = { access: 'member', render: 'client' } as const;

const guest = { access: 'guest', render: 'static' } as const;

export const manifest: RemoteManifest = {
  name: 'mfe-dashboards',
  needs: {
    ports: ['anonKey', 'auth', 'contact', 'database', 'head', 'navigation', 'publicDemo', 'siteUrl', 'track', 'ui'],
  },
  routes: [
    { id: 'sign-in', path: '/connexion', page: '../guest/SignInPage.tsx', ...guest },
    { id: 'sign-up', path: '/inscription', page: '../guest/SignUpPage.tsx', ...guest },
    { id: 'recover', path: '/mot-de-passe-oublie', page: '../guest/RecoverPage.tsx', ...guest },
    {
      id: 'learning',
      path: '/dashboard/*',
      page: '../learner/LearningPage.tsx',
      places: [
        { id: 'dashboard', path: '', module: '../learner/DashboardPlace.tsx' },
        { id: 'notes', path: 'notes', module: '../notes/NotesPlace.tsx' },
      ],
      ...member,
    },
    {
      id: 'courses',
      path: '/formation-viewer/*',
      page: '../learner/LearningPage.tsx',
      places: [{ id: 'viewer', path: ':slug', module: '../viewer/ViewerPlace.tsx' }],
      ...member,
    },
    {
      id: 'possessions',
      path: '/formations-access/*',
      page: '../learner/LearningPage.tsx',
      places: [{ id: 'member-area', path: '', module: '../member-area/MemberAreaPlace.tsx' }],
      denied: memberAreaTexts.denied,
      ...member,
    },
    {
      id: 'creation',
      path: '/creator-dashboard/*',
      page: '../studio/StudioPage.tsx',
      places: [
        { id: 'studio', path: '', module: '../studio/StudioPlace.tsx' },
        { id: 'editor', path: 'formations/:id', module: '../editor/EditorPlace.tsx' },
        { id: 'creator-profile', path: 'profil', module: '../creator-profile/CreatorProfilePlace.tsx' },
        { id: 'own-appointments', path: 'rendez-vous', module: '../appointments/OwnAppointmentsPlace.tsx' },
        { id: 'public-page', path: 'page-publique', module: '../public-page/PublicPagePlace.tsx' },
      ],
      ...member,
    },
    {
      id: 'membership',
      path: '/compte/*',
      page: '../account/AccountPage.tsx',
      places: [
        { id: 'account', path: '', module: '../account/AccountPlace.tsx' },
        { id: 'purchases', path: 'achats', module: '../purchases/PurchasesPlace.tsx' },
      ],
      ...member,
    },
    {
      id: 'administration',
      path: '/admin/*',
      page: '../admin/AdminPage.tsx',
      places: [
        { id: 'day', path: '', module: '../console/DayPlace.tsx' },
        { id: 'requests', path: 'demandes', module: '../requests/RequestsPlace.tsx' },
        { id: 'appointments', path: 'rendez-vous', module: '../appointments/AppointmentsPlace.tsx' },
        { id: 'orders', path: 'commandes', module: '../orders/OrdersPlace.tsx' },
        { id: 'order', path: 'commandes/:id', module: '../orders/OrderPlace.tsx' },
        { id: 'accounting', path: 'comptabilite', module: '../accounting/AccountingPlace.tsx' },
        { id: 'people', path: 'personnes', module: '../people/PeoplePlace.tsx' },
        { id: 'applications', path: 'candidatures', module: '../applications/ApplicationsPlace.tsx' },
        { id: 'traffic', path: 'provenance', module: '../traffic/TrafficPlace.tsx' },
        { id: 'newsletter', path: 'infolettre', module: '../newsletter/NewsletterPlace.tsx' },
        { id: 'texts', path: 'textes', module: '../texts/TextsPlace.tsx' },
        { id: 'new-text', path: 'textes/nouvelle', module: '../texts/NewTextPlace.tsx' },
        { id: 'text', path: 'textes/page', module: '../texts/TextPlace.tsx' },
        { id: 'moderation', path: 'moderation', module: '../moderation/ModerationPlace.tsx' },
        { id: 'kept-catalogue', path: 'catalogue', module: '../catalogue/CataloguePlace.tsx' },
        { id: 'admin', path: 'listes', module: '../admin/AdminPlace.tsx' },
        { id: 'site-status', path: 'etat-du-site', module: '../site-status/SiteStatusPlace.tsx' },
      ],
      ...member,
    },
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
