import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { LIGHT, violations, widths } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** A member page with what shows that it is complete, and what may be opened on it. */
interface Screen {
  readonly path: string;
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>;
  readonly open?: (page: Page) => Promise<void>;
  /** Of each layout one is looked at before a merge. */
  readonly isUsual?: true;
}

/** Which screens are looked at: before a merge those of different layouts. */
const chosen = (screens: readonly Screen[]) => screens.filter(({ isUsual }) => runs(isUsual === true, true));

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

/** Opens a dialog, whose code may come only now. */
const dialogOf = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
};

const learnerScreens: readonly Screen[] = [
  { path: '/dashboard', shows: heading('Formations terminées'), isUsual: true },
  { path: '/formations-access', shows: heading(/Google Ads/) },
  { path: '/formations-access?onglet=resource', shows: (page) => page.getByRole('tabpanel') },
  { path: '/formations-access?onglet=consultation', shows: (page) => page.getByRole('tabpanel') },
  {
    path: '/formation-viewer/google-ads-premieres-campagnes-rentables',
    isUsual: true,
    shows: (page) => page.getByRole('slider', { name: 'Position dans la vidéo' }),
    async open(page) {
      // Where there is room it is open; a phone has no shortcuts.
      const transcript = page.getByRole('button', { name: 'Transcription' });
      if (await transcript.isVisible()) await transcript.click();
      const shortcuts = page.getByTitle('Raccourcis clavier');
      // Before the film is begun its controls are there for the keyboard.
      if (await shortcuts.isVisible()) await shortcuts.press('Enter');
    },
  },
  { path: '/formation-viewer/mesurer-ses-resultats-avec-ga4', shows: (page) => page.getByRole('timer') },
  { path: '/formation-viewer/n-existe-pas', shows: heading('Formation introuvable') },
  { path: '/compte/achats', shows: (page) => page.getByRole('heading', { level: 1, name: 'Mes achats' }) },
  {
    path: '/compte',
    isUsual: true,
    shows: (page) => page.getByLabel('Nom affiché'),
    open: dialogOf('Supprimer mon compte…'),
  },
];

const creatorScreens: readonly Screen[] = [
  { path: '/creator-dashboard/profil', shows: (page) => page.getByLabel('Choisir une photo') },
  {
    path: '/creator-dashboard/rendez-vous',
    shows: heading('Vos heures'),
    async open(page) {
      // They come when one comes near them.
      await page.getByRole('heading', { name: 'Vos heures' }).scrollIntoViewIfNeeded();
      await page.locator('summary', { hasText: 'Lundi' }).click();
      await expect(page.getByRole('group', { name: 'Lundi' })).toBeVisible();
    },
  },
  {
    path: '/creator-dashboard/page-publique',
    shows: heading('Camille Bouchard'),
    open: dialogOf('Retirer ma page publique'),
  },
  {
    path: '/creator-dashboard',
    shows: heading('Avis reçus'),
    isUsual: true,
    async open(page) {
      const create = page.getByRole('button', { name: 'Nouvelle formation' });
      await create.click();
      await expect(create).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    path: '/creator-dashboard',
    shows: heading(/^Mes formations \(/),
    open: dialogOf(/^Supprimer/),
  },
];

const consoleScreens: readonly Screen[] = [
  { path: '/admin', shows: heading('Rendez-vous à venir'), open: dialogOf(/^Rechercher/), isUsual: true },
  {
    path: '/admin/commandes?etat=paid',
    shows: (page) => page.getByRole('table'),
    async open(page) {
      const filters = page.getByRole('button', { name: 'Filtres 1 choisi' });
      if (await filters.isVisible()) await filters.click();
      await expect(page.getByLabel('Nom du filtre')).toBeVisible();
    },
  },
  {
    path: '/admin/rendez-vous',
    shows: heading('Personnes et heures'),
    open: async (page) => {
      await page.locator('summary', { hasText: 'Personnes et heures' }).click();
      await page.locator('summary', { hasText: 'Dominique Roy' }).click();
      // The end of the page comes when somebody comes near.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: 'Durées et délais' }).waitFor();
    },
  },
  { path: '/admin/comptabilite', shows: (page) => page.getByRole('table', { name: 'Mouvements' }) },
  { path: '/admin/provenance', shows: heading('Demandes et ventes par jour') },
  { path: '/admin/infolettre', shows: heading('Envois automatiques') },
  { path: '/admin/textes?recherche=levis', shows: (page) => page.getByRole('link', { name: /Lévis et/ }) },
  {
    path: '/admin/textes/page?adresse=%2F',
    shows: heading('Publication'),
    open: (page) => page.locator('summary', { hasText: 'Questions' }).first().click(),
  },
  {
    path: '/admin/catalogue',
    shows: (page) => page.getByRole('tab', { name: 'Catégories' }),
    async open(page) {
      await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
      await page.getByRole('button', { name: /^Modifier « SEO/ }).click();
      await page.getByRole('button', { name: /^Retirer « SEO/ }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { path: '/admin/textes/nouvelle', shows: (page) => page.getByLabel('Adresse de la page') },
  {
    path: '/admin/textes/page?adresse=%2Fblog%2Faudit-seo-site-web-methode',
    shows: heading('Publication'),
    open: (page) => page.getByText('Comment s’écrit un article').click(),
  },
  {
    path: '/admin/moderation',
    shows: heading('Mesures'),
    open: (page) => page.locator('summary', { hasText: 'Retirer un contenu' }).click(),
  },
  {
    path: '/admin/personnes',
    shows: (page) => page.getByRole('region', { name: 'Comptes' }),
    async open(page) {
      await page.getByRole('region', { name: 'Comptes' }).getByRole('listitem').getByRole('button').first().click();
      await expect(page.getByRole('group', { name: /^Rôles d/ })).toBeVisible();
    },
  },
];

async function look(page: Page, { path, shows, open }: Screen): Promise<string[]> {
  await page.goto(path);
  await expect(shows(page)).toBeVisible();
  const found = await violations(page);
  if (!open) return found;
  await open(page);
  return [...found, ...(await violations(page))];
}

for (const width of widths) {
  test.describe(`${width} px, ${LIGHT}`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(120_000);

    test('axe finds nothing on the pages of a learner', async ({ page }) => {
      await signInAs(page, members.learner, '/dashboard');
      const found: string[] = [];
      for (const screen of chosen(learnerScreens)) found.push(...(await look(page, screen)));
      expect(found).toEqual([]);
    });

    test('axe finds nothing on a certificate', { tag: '@nightly' }, async ({ page }) => {
      await signInAs(page, members.learner, '/dashboard');
      await page
        .getByRole('link', { name: /certificat/i })
        .first()
        .click();
      await expect(page.getByText('Certificat authentique')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in the studio, its dialogs and the editor', { tag: '@nightly' }, async ({ page }) => {
      await signInAs(page, members.creator, '/creator-dashboard');
      const found: string[] = [];
      for (const screen of chosen(creatorScreens)) found.push(...(await look(page, screen)));
      await page.goto('/creator-dashboard');
      await page.getByRole('link', { name: /^Modifier « Google Ads/ }).click();
      await page
        .getByRole('button', { name: /^Modifier le module/ })
        .first()
        .click();
      await expect(page.getByRole('group', { name: 'Sous-titres et transcription' })).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the console', { tag: '@nightly' }, async ({ page }) => {
      await signInAs(page, members.admin, '/admin');
      const found: string[] = [];
      for (const screen of chosen(consoleScreens)) found.push(...(await look(page, screen)));
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the lists of the console', { tag: '@nightly' }, async ({ page }) => {
      await signInAs(page, members.admin, '/admin/listes');
      const found: string[] = [];
      const add = page.getByRole('button', { name: 'Ajouter une entrée' });
      await expect(add).toBeVisible();
      found.push(...(await violations(page)));
      await add.click();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Citation' })).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });
  });
}
