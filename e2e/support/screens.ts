import type { Page } from '@playwright/test';
import { manifest } from '../../mfe-dashboards/src/exposes/manifest.ts';
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

/** The editor of a page, which its query names. */
const NAMELESS = '/admin/textes/page';

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
  ...places(),
  { name: 'learner-resources', path: '/formations-access?onglet=resource', who: 'learner' },
  { name: 'learner-consultations', path: '/formations-access?onglet=consultation', who: 'learner' },
  { name: 'viewer-film', path: `/formation-viewer/${COURSE}`, who: 'learner' },
  { name: 'viewer-reading', path: '/formation-viewer/mesurer-ses-resultats-avec-ga4', who: 'learner' },
  { name: 'viewer-unknown', path: '/formation-viewer/n-existe-pas', who: 'learner' },
];

/** Every place of the member area that is there without naming something, as the manifest has them, for who works there. */
function places(): readonly Screen[] {
  return manifest.routes.flatMap(({ path: subtree, places = [] }) =>
    places
      .map(({ id, path }) => ({ name: id, path: subtree.replace(/\/\*$/, path && `/${path}`), who: whoseIs(subtree) }))
      .filter(({ path }) => !/:/.test(path) && path !== NAMELESS),
  );
}

function whoseIs(subtree: string): keyof typeof members {
  if (subtree.startsWith('/admin/')) return 'admin';
  return subtree.startsWith('/creator-dashboard/') ? 'creator' : 'learner';
}
