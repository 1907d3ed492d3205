import type { Page } from '@playwright/test';
import { fillIn, members, signInAs, signUpAt } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Time passes only as the test says. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

const FREE = '/formation-viewer/mesurer-ses-resultats-avec-ga4';
const PAID = '/formation-viewer/google-ads-premieres-campagnes-rentables';

test('counts reading time, offers completion from 90 % on and keeps it over a reload (DSH-019 to DSH-027)', async ({
  page,
}) => {
  await signUpAt(page, FREE);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Module précédent' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await stopClock(page);
  await page.getByRole('button', { name: 'Lecture' }).click();
  await page.clock.runFor(89_500);
  await expect(page.getByRole('timer')).toHaveText('1:29');
  await expect(page.getByRole('button', { name: 'Marquer comme terminé' })).toHaveCount(0);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Marquer comme terminé' }).click();
  await expect(page.getByRole('button', { name: 'Marquer comme terminé' })).toHaveCount(0);
  await expect(page.getByText('✓ Module terminé')).toBeVisible();
  await page.clock.resume();

  await page.getByRole('button', { name: 'Module suivant' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByRole('button', { name: 'Lecture' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('timer')).toHaveText('1:30');

  // Whoever comes back goes on with what is not done.
  await page.reload();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Module précédent' }).click();
  await expect(page.getByText('✓ Module terminé')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('1:30');
  await expect(page.getByRole('img', { name: 'Ascension de la formation : 1 module terminé sur 4' })).toBeVisible();
});

test('keeps progress and notes through a cut network and a closed tab (DLS-01, DSH-028)', async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/);
  await signUpAt(page, FREE);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await context.setOffline(true);
  await page.clock.install();
  await page.getByRole('button', { name: 'Lecture' }).click();
  await page.clock.runFor(30_500);
  await page.getByLabel('Vos notes').fill('Nommer les événements avant de les créer.');
  await page.clock.runFor(1_500);
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  await expect(page.getByText('Hors connexion')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(FREE);
  await expect(later.getByLabel('Vos notes')).toHaveValue('Nommer les événements avant de les créer.');
  await expect(later.getByText(/Enregistré à/)).toBeVisible();
  await expect(later.getByRole('progressbar', { name: 'Progression du module' })).toHaveAttribute('value', /3\d/);
  await later.reload();
  await expect(later.getByRole('timer')).toHaveText(/0:3\d/);
});

test('plays in one tab at a time, so that no second counts twice (DLS-01)', async ({ page, context }) => {
  await signUpAt(page, FREE);
  await page.getByRole('button', { name: 'Lecture' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(FREE);
  await other.getByRole('button', { name: 'Lecture' }).click();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText('La lecture continue dans un autre onglet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lecture' })).toBeVisible();
});

test('opens one module by its address, also from the older path (AMB-01)', async ({ page }) => {
  await signInAs(page, members.learner, PAID);
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link').nth(2).click();
  await expect(page.getByText('3 / 5')).toBeVisible();
  const module = new URL(page.url()).searchParams.get('module');
  await page.goto(`/formations/google-ads-premieres-campagnes-rentables/viewer?module=${module}`);
  await expect(page).toHaveURL(new RegExp(`${PAID}\\?module=${module}`));
  await expect(page.getByText('3 / 5')).toBeVisible();
});

test('shows people who have not bought a course its previews and the offer (DSH-036)', async ({ page }) => {
  await signUpAt(page, PAID);
  await expect(page.getByText('Aperçu gratuit').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link').nth(1).click();
  await expect(page.getByText('Ce module fait partie de la formation complète')).toBeVisible();
  await expect(page.getByText('197,00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lecture' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir l’offre' }).click();
  await expect(page).toHaveURL(/\/formations\/google-ads-premieres-campagnes-rentables$/);
});

test('says that a course does not exist (DSH-033)', async ({ page }) => {
  await signInAs(page, members.learner, '/formation-viewer/n-existe-pas');
  await expect(page.getByRole('heading', { name: 'Formation introuvable' })).toBeVisible();
  await expect(page.getByText("Cette formation n'existe pas ou n'est plus disponible.")).toBeVisible();
});

test('asks visitors to sign in and brings them back to the module (DSH-032)', async ({ page }) => {
  await page.goto(`${FREE}?module=x`);
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await fillIn(page, members.learner);
  await expect(page).toHaveURL(new RegExp(`${FREE}\\?module=x$`));
  await expect(page.getByText(/ \/ 4$/)).toBeVisible();
});

test('plays the film of a module from the keyboard alone: captions, speed, sound, transcript, resume (DSH-019, DSH-021, AMB-35)', async ({
  page,
}) => {
  await signInAs(page, members.learner, PAID);
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link').first().click();
  const player = page.getByRole('region', { name: /^Lecteur vidéo/ });
  const video = player.locator('video');
  const read = <Key extends 'currentTime' | 'paused' | 'playbackRate' | 'muted' | 'volume' | 'duration'>(key: Key) =>
    video.evaluate((element: HTMLVideoElement, name) => element[name], key);
  const caption = () =>
    video.evaluate((element: HTMLVideoElement) => (element.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text);
  await expect.poll(() => read('duration')).toBeCloseTo(62, 0);

  // Every control is reached with Tab, in the order in which it stands.
  await player.getByRole('slider', { name: 'Position dans la vidéo' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => read('currentTime')).toBe(0);
  const reached: (string | null)[] = [];
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(reached).toEqual([
    'Lecture',
    'Reculer de 10 secondes',
    'Avancer de 10 secondes',
    'Couper le son',
    'Volume',
    'Vitesse',
    'Sous-titres',
    'Image dans l’image',
    'Plein écran',
    'Raccourcis clavier',
  ]);

  await player.getByRole('button', { name: 'Lecture' }).focus();
  await page.keyboard.press('l');
  await expect.poll(() => read('currentTime')).toBe(10);
  await page.keyboard.press('Enter');
  await expect.poll(() => read('paused')).toBe(false);
  await expect.poll(caption).toContain('À chaque recherche');
  await page.keyboard.press('k');
  await expect.poll(() => read('paused')).toBe(true);
  await page.keyboard.press('>');
  await expect.poll(() => read('playbackRate')).toBe(1.25);
  await page.keyboard.press('m');
  await expect.poll(() => read('muted')).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => read('volume')).toBeCloseTo(0.9);
  await page.keyboard.press('c');
  await expect(player.getByRole('button', { name: 'Sous-titres' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await player.getByText('Transcription', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await player.getByRole('button', { name: 'Aller à 0:37' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => read('currentTime')).toBeCloseTo(37.4);
  await expect(player.locator('[aria-current=true]')).toContainText('3,01');

  // Seven seconds and a half of the film at the chosen speed are coverage; the jumps were none.
  await player.getByRole('button', { name: 'Lecture' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => read('currentTime')).toBeGreaterThan(43);
  await page.keyboard.press('Enter');
  const percent = Number(await page.getByRole('progressbar', { name: 'Progression du module' }).getAttribute('value'));
  expect(percent).toBeGreaterThanOrEqual(9);
  expect(percent).toBeLessThan(25);
  await page.reload();
  await expect(player.getByText(/^Reprise à 0:4\d/)).toBeVisible();
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(43);
  await expect.poll(() => read('playbackRate')).toBe(1.25);
});
