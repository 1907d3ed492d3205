import type { Page } from '@playwright/test';
import type { members } from './member.ts';

/** A screen that is not a page of the sitemap as it comes: a member's, a dialog, a menu, a state. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who is signed in. */
  readonly who?: keyof typeof members;
  /** Whether the consent notice is still there. */
  readonly unasked?: true;
  /** Brings the page into the state. */
  readonly open?: (page: Page) => Promise<void>;
}

const press = (button: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name: button }).filter({ visible: true }).first().click();

const COURSE = 'google-ads-premieres-campagnes-rentables';

export const SCREENS: readonly Screen[] = [
  { name: 'consent', path: '/', unasked: true },
  { name: 'booking', path: '/', open: press(/AUDIT GRATUIT/i) },
  { name: 'sign-in', path: '/connexion' },
  { name: 'not-found', path: '/nulle-part' },
  { name: 'unknown-course', path: '/formations/nulle-part' },
  { name: 'catalogue-nothing-found', path: '/formations?q=zzzzzz' },
  {
    name: 'order',
    path: `/formations/${COURSE}`,
    open: async (page) => {
      await page.getByRole('link', { name: 'Acheter la formation' }).filter({ visible: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Vérifiez votre commande' }).waitFor();
    },
  },
  { name: 'learner-dashboard', path: '/dashboard', who: 'learner' },
  { name: 'learner-notes', path: '/dashboard/notes', who: 'learner' },
  { name: 'learner-courses', path: '/formations-access', who: 'learner' },
  { name: 'learner-resources', path: '/formations-access?onglet=resource', who: 'learner' },
  { name: 'learner-consultations', path: '/formations-access?onglet=consultation', who: 'learner' },
  { name: 'viewer-film', path: `/formation-viewer/${COURSE}`, who: 'learner' },
  { name: 'viewer-reading', path: '/formation-viewer/mesurer-ses-resultats-avec-ga4', who: 'learner' },
  { name: 'viewer-unknown', path: '/formation-viewer/n-existe-pas', who: 'learner' },
  { name: 'account', path: '/compte', who: 'learner' },
  { name: 'purchases', path: '/compte/achats', who: 'learner' },
  { name: 'studio', path: '/creator-dashboard', who: 'creator' },
  { name: 'studio-profile', path: '/creator-dashboard/profil', who: 'creator' },
  { name: 'studio-appointments', path: '/creator-dashboard/rendez-vous', who: 'creator' },
  { name: 'studio-public-page', path: '/creator-dashboard/page-publique', who: 'creator' },
  { name: 'console', path: '/admin', who: 'admin' },
  { name: 'console-requests', path: '/admin/demandes', who: 'admin' },
  { name: 'console-orders', path: '/admin/commandes', who: 'admin' },
  { name: 'console-appointments', path: '/admin/rendez-vous', who: 'admin' },
  { name: 'console-accounts', path: '/admin/comptabilite', who: 'admin' },
  { name: 'console-traffic', path: '/admin/provenance', who: 'admin' },
  { name: 'console-people', path: '/admin/personnes', who: 'admin' },
  { name: 'console-applications', path: '/admin/candidatures', who: 'admin' },
  { name: 'console-moderation', path: '/admin/moderation', who: 'admin' },
  { name: 'console-catalogue', path: '/admin/catalogue', who: 'admin' },
  { name: 'console-letters', path: '/admin/infolettre', who: 'admin' },
  { name: 'console-lists', path: '/admin/listes', who: 'admin' },
  { name: 'console-texts', path: '/admin/textes', who: 'admin' },
  { name: 'console-state', path: '/admin/etat-du-site', who: 'admin' },
];
