import type { Page } from '@playwright/test';
import { violations, widths } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** A member page with what shows that it is complete, and what may be opened on it. */
interface Screen {
  readonly path: string;
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>;
  readonly open?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

const learnerScreens: readonly Screen[] = [
  { path: '/dashboard', shows: heading('Formations terminées') },
  { path: '/formations-access', shows: heading(/Google Ads/) },
  { path: '/formations-access?onglet=resource', shows: (page) => page.getByRole('tabpanel') },
  { path: '/formations-access?onglet=consultation', shows: (page) => page.getByRole('tabpanel') },
  {
    path: '/formation-viewer/google-ads-premieres-campagnes-rentables',
    shows: (page) => page.getByRole('slider', { name: 'Position dans la vidéo' }),
    async open(page) {
      await page.getByText('Transcription', { exact: true }).click();
      await page.getByText('Raccourcis clavier').click();
    },
  },
  { path: '/formation-viewer/mesurer-ses-resultats-avec-ga4', shows: (page) => page.getByRole('timer') },
  { path: '/formation-viewer/n-existe-pas', shows: heading('Formation introuvable') },
  {
    path: '/compte',
    shows: (page) => page.getByLabel('Nom affiché'),
    open: (page) => page.getByRole('button', { name: 'Supprimer mon compte…' }).click(),
  },
];

const creatorScreens: readonly Screen[] = [
  {
    path: '/creator-dashboard',
    shows: heading('Avis reçus'),
    open: (page) => page.getByRole('button', { name: 'Nouvelle formation' }).click(),
  },
  {
    path: '/creator-dashboard',
    shows: heading(/^Mes formations \(/),
    open: (page) =>
      page
        .getByRole('button', { name: /^Supprimer/ })
        .first()
        .click(),
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
  test.describe(`${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(120_000);

    test('axe finds nothing on the pages of a learner, certificate included', async ({ page }) => {
      await signInAs(page, members.learner, '/dashboard');
      const found: string[] = [];
      for (const screen of learnerScreens) found.push(...(await look(page, screen)));
      await page.goto('/dashboard');
      await page
        .getByRole('link', { name: /certificat/i })
        .first()
        .click();
      await expect(page.getByText('Certificat authentique')).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the studio, its dialogs and the editor', async ({ page }) => {
      await signInAs(page, members.creator, '/creator-dashboard');
      const found: string[] = [];
      for (const screen of creatorScreens) found.push(...(await look(page, screen)));
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

    test('axe finds nothing in the administration', async ({ page }) => {
      await signInAs(page, members.admin, '/admin');
      const add = page.getByRole('button', { name: 'Ajouter une entrée' });
      await expect(add).toBeVisible();
      const found = await violations(page);
      await add.click();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Citation' })).toBeVisible();
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    });
  });
}
