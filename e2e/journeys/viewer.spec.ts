import type { Browser, Page } from '@playwright/test';
import { READ_AS_NOBODY } from '../support/account.ts';
import { stopClock } from '../support/clock.ts';
import { answerConsent } from '../support/consent.ts';
import { fillIn, members, readerOfProgress, signInAs, signUpAt } from '../support/member.ts';
import { signUpWithCourse } from '../support/signUpWithCourse.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Another browser of the same person. */
async function aSecondDevice(browser: Browser, baseURL: string): Promise<Page> {
  const device = await browser.newContext({ baseURL, locale: 'fr-CA' });
  await answerConsent(device, 'declined');
  return device.newPage();
}

const FREE = '/formation-viewer/mesurer-ses-resultats-avec-ga4';
const PAID = '/formation-viewer/google-ads-premieres-campagnes-rentables';

test('counts reading time, offers completion from 90 % on, stores it at once and keeps it over a reload (DSH-019 to DSH-027)', async ({
  page,
}) => {
  await signUpAt(page, FREE);
  await expect(page.getByText('1 / 4')).toBeVisible();
  const saved = await readerOfProgress(page);
  await expect(page.getByRole('button', { name: 'Module précédent' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await stopClock(page);
  await page.getByRole('button', { name: 'Lecture' }).click();
  await page.clock.runFor(89_500);
  await expect(page.getByRole('timer')).toHaveText('1:29');
  await expect(page.getByRole('button', { name: 'Marquer comme terminé' })).toHaveCount(0);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc/record_progress') &&
      (response.request().postData() ?? '').includes('"completed":true'),
  );
  await page.getByRole('button', { name: 'Marquer comme terminé' }).click();
  // The clock stands still: nothing that waits for a while can send it.
  expect((await stored).status()).toBe(200);
  expect(await saved()).toMatchObject([{ is_completed: true, completion_percentage: 100 }]);
  await expect(page.getByRole('button', { name: 'Marquer comme terminé' })).toHaveCount(0);
  await expect(page.getByText('✓ Module terminé')).toBeVisible();
  await page.clock.resume();

  await page.getByRole('button', { name: 'Module suivant' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByRole('button', { name: 'Lecture' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('timer')).toHaveText('1:30');

  // A reload stays, also in a module that is done; whoever comes back goes on with what is not.
  await page.reload();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(page.getByText('✓ Module terminé')).toBeVisible();
  await page.goto('/formations-access');
  await page.goto(FREE);
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
  await stopClock(page);
  await page.getByRole('button', { name: 'Lecture' }).click();
  await page.clock.runFor(30_500);
  await page.getByLabel('Vos notes').fill('Nommer les événements avant de les créer.');
  await page.clock.runFor(1_500);
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  await expect(page.getByText(/^Hors connexion\s: votre progression/)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  await context.clock.resume();
  const later = await context.newPage();
  await later.goto(FREE);
  await expect(later.getByLabel('Vos notes')).toHaveValue('Nommer les événements avant de les créer.');
  await expect(later.getByText(/Enregistré à/)).toBeVisible();
  await expect(later.getByRole('progressbar', { name: 'Progression du module' })).toHaveAttribute('value', '32');
  await later.reload();
  await expect(later.getByRole('timer')).toHaveText('0:32');
  await later.goto('/dashboard/notes');
  await expect(later.getByText('Nommer les événements avant de les créer.')).toBeVisible();
});

test('shows what was written in a module as often as it is opened, and goes on with it (DSH-024, DSH-028)', {
  tag: '@nightly',
}, async ({ page }) => {
  await signUpAt(page, FREE);
  const notes = page.getByLabel('Vos notes');
  const saved = await readerOfProgress(page);
  await notes.fill('NOTE UN importante');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await page.getByRole('button', { name: 'Module suivant' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await expect(notes).toHaveValue('');
  await notes.fill('NOTE DEUX');
  await page.getByRole('button', { name: 'Module précédent' }).click();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(notes).toHaveValue('NOTE UN importante');
  await notes.press('Control+End');
  await notes.pressSequentially(' suite');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  expect((await saved()).map((row) => row.notes)).toEqual(['NOTE UN importante suite', 'NOTE DEUX']);
  await page.reload();
  await expect(notes).toHaveValue('NOTE UN importante suite');
});

test('shows in every tab what is written in one of them (DSH-028)', { tag: '@nightly' }, async ({ page, context }) => {
  await signUpAt(page, FREE);
  const other = await context.newPage();
  await other.goto(FREE);
  await expect(other.getByLabel('Vos notes')).toHaveValue('');
  await page.getByLabel('Vos notes').fill('Du premier onglet');
  await expect(other.getByLabel('Vos notes')).toHaveValue('Du premier onglet');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await expect(other.getByText(/Enregistré à/)).toBeVisible();
  await other.getByLabel('Vos notes').press('Control+End');
  await other.getByLabel('Vos notes').pressSequentially(', puis du second');
  await expect(page.getByLabel('Vos notes')).toHaveValue('Du premier onglet, puis du second');
});

test('keeps what two devices wrote without seeing each other, and says so (DLS-01, DSH-028)', {
  tag: '@nightly',
}, async ({ page, browser, baseURL }) => {
  // Nothing tells one of the other.
  await page.routeWebSocket(/\/realtime\//, () => {});
  const account = await signUpAt(page, FREE);
  // What the phone writes is not read yet.
  await expect(page.getByText('1 / 4')).toBeVisible();
  const saved = await readerOfProgress(page);
  const phone = await aSecondDevice(browser, baseURL as string);
  await signInAs(phone, account, FREE);
  await expect(phone.getByText('1 / 4')).toBeVisible();
  await phone.getByLabel('Vos notes').fill('Du téléphone');
  await expect(phone.getByText(/Enregistré à/)).toBeVisible();

  // The desk opened the module before that, and its writer is still at it when the texts are joined.
  const notes = page.getByLabel('Vos notes');
  await notes.pressSequentially('Du bureau');
  await expect(page.getByText('Vos notes sont réunies')).toBeVisible();
  await expect(notes).toHaveValue('Du téléphone\nDu bureau');
  await notes.pressSequentially(', la suite');
  await expect(notes).toHaveValue('Du téléphone\nDu bureau, la suite');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  expect((await saved())[0]?.notes).toBe('Du téléphone\nDu bureau, la suite');

  await phone.getByRole('button', { name: 'Module suivant' }).click();
  await phone.getByRole('button', { name: 'Module précédent' }).click();
  await expect(phone.getByLabel('Vos notes')).toHaveValue('Du téléphone\nDu bureau, la suite');
  await phone.context().close();
});

test('hears of another device within a second, and leaves alone what is being typed (INF-022, DSH-028)', {
  tag: '@nightly',
}, async ({ page, browser, baseURL }) => {
  const opened = page.waitForEvent('websocket');
  const joined = opened.then((socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
  );
  const account = await signUpAt(page, FREE);
  await expect(page.getByText('1 / 4')).toBeVisible();
  await joined;
  const socket = await opened;
  const phone = await aSecondDevice(browser, baseURL as string);
  await signInAs(phone, account, FREE);
  const notes = page.getByLabel('Vos notes');
  const told = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"postgres_changes"'));
  // From the server's word on, a second of the page's own time is all that it may take.
  await stopClock(page);
  await phone.getByLabel('Vos notes').fill('Du téléphone');
  await expect(phone.getByText(/Enregistré à/)).toBeVisible();
  await told;
  await page.clock.runFor(1000);
  await expect(notes).toHaveValue('Du téléphone');
  await page.clock.resume();

  await notes.press('Control+End');
  await notes.pressSequentially(' et du bureau');
  await expect(phone.getByLabel('Vos notes')).toHaveValue('Du téléphone et du bureau');
  await notes.pressSequentially(', encore');
  await stopClock(phone);
  await phone.getByRole('button', { name: 'Lecture' }).click();
  await phone.clock.runFor(5000);
  await expect(phone.getByRole('timer')).toHaveText('0:05');
  await phone.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:05');
  await expect(page.getByRole('progressbar', { name: 'Progression du module' })).toHaveAttribute('value', '5');
  await expect(notes).toHaveValue('Du téléphone et du bureau, encore');
  await phone.context().close();
});

test('shows in another tab what was bought, without a reload (INF-022, DSH-006)', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await signUpAt(page, '/formations-access');
  await expect(page.getByText('Aucune formation pour le moment')).toBeVisible();
  const shop = await context.newPage();
  await shop.goto('/boutique');
  await hydrated(shop);
  await shop.getByRole('link', { name: /^Boutique en ligne : de la fiche/ }).click();
  await shop.getByRole('button', { name: 'Acheter maintenant' }).click();
  const opened = context.waitForEvent('page');
  await shop.getByRole('button', { name: /^Commander et payer/ }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: /^Payer/ }).click();
  await expect(payment.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 2, name: /^Boutique en ligne/ })).toBeVisible();
});

test('has the last seconds and words of a tab that was closed (DSH-030, DLS-01)', async ({ page }) => {
  await signUpAt(page, FREE);
  await expect(page.getByText('1 / 4')).toBeVisible();
  const saved = await readerOfProgress(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Lecture' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('timer')).toHaveText('0:05');
  await page.getByLabel('Vos notes').fill('Juste avant de partir');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect
    .poll(async () => {
      const [row] = await saved();
      return [row?.notes, row?.time_spent_seconds];
    })
    .toEqual(['Juste avant de partir', 5]);
});

test('shows nobody the notes of who was signed in before on the same device (DLS-01, DSH-028)', {
  tag: '@nightly',
}, async ({ page, context, allowComplaints }) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/);
  await signUpAt(page, FREE);
  await page.getByLabel('Vos notes').fill('De la première personne');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Vos notes').fill('De la première personne, sans réseau');
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  const later = await context.newPage();
  await later.goto('/');
  await later.evaluate(() => localStorage.removeItem('agence-session'));
  await signUpAt(later, FREE);
  await expect(later.getByText('1 / 4')).toBeVisible();
  await expect(later.getByLabel('Vos notes')).toHaveValue('');
  await later.getByLabel('Vos notes').fill('De la seconde');
  await expect(later.getByText(/Enregistré à/)).toBeVisible();
  expect((await (await readerOfProgress(later))()).map((row) => row.notes)).toEqual(['De la seconde']);
});

test('signing out delivers first and leaves nothing on a shared device; without a network it asks (DLS-01)', {
  tag: '@nightly',
}, async ({ page, context, allowComplaints }) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/);
  allowComplaints(READ_AS_NOBODY);
  const account = await signUpAt(page, FREE);
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Déconnexion' });
  await page.getByLabel('Vos notes').fill('Mon secret');
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Vos notes').fill('Mon secret sans réseau');
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await signOut.click();
  expect(await asked).toContain('pas encore envoyée');
  await expect(page.getByLabel('Vos notes')).toHaveValue('Mon secret sans réseau');
  await context.setOffline(false);
  await page.getByLabel('Vos notes').fill('Mon secret, avec réseau');
  await signOut.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
  const left = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const word of ['secret', account.email, 'agence-progress', 'agence-session'])
    expect(await left()).not.toContain(word);
  expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases()])).toEqual([[], []]);
  await page.goto('/');
  for (const word of ['secret', account.email, 'agence-progress', 'agence-session'])
    expect(await left()).not.toContain(word);
  await signInAs(page, account, FREE);
  await expect(page.getByLabel('Vos notes')).toHaveValue('Mon secret, avec réseau');
});

test('plays in one tab at a time, so that no second counts twice (DLS-01)', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
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

test('opens one module by its address, also from the older path, and says that a course does not exist (AMB-01, DSH-033)', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInAs(page, members.learner, PAID);
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link').nth(2).click();
  await expect(page.getByText('3 / 5')).toBeVisible();
  const module = new URL(page.url()).searchParams.get('module');
  await page.goto(`/formations/google-ads-premieres-campagnes-rentables/viewer?module=${module}`);
  await expect(page).toHaveURL(new RegExp(`${PAID}\\?module=${module}`));
  await expect(page.getByText('3 / 5')).toBeVisible();

  await page.goto('/formation-viewer/n-existe-pas');
  await expect(page.getByRole('heading', { name: 'Formation introuvable' })).toBeVisible();
  await expect(page.getByText("Cette formation n'existe pas ou n'est plus disponible.")).toBeVisible();
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

test('asks visitors to sign in and brings them back to the module (DSH-032)', { tag: '@nightly' }, async ({ page }) => {
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
  await signUpWithCourse(page, 'google-ads-premieres-campagnes-rentables', PAID);
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
  await expect.poll(caption).toContain('À chaque recherche');
  await page.keyboard.press('Enter');
  await expect.poll(() => read('paused')).toBe(false);
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

  await page.getByRole('button', { name: 'Aller à 0:37' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => read('currentTime')).toBeCloseTo(37.4);
  await expect(page.locator('li[aria-current=true]')).toContainText('3,01');

  // Seven seconds and a half of the film at the chosen speed are coverage; the jumps were none.
  await player.getByRole('button', { name: 'Lecture' }).focus();
  await page.keyboard.press('Enter');
  await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const look = () => element.currentTime > 43.5 && resolve();
        element.addEventListener('timeupdate', look);
        look();
      }),
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => read('paused')).toBe(true);
  const progress = page.getByRole('progressbar', { name: 'Progression du module' });
  const percent = async () => Number(await progress.getAttribute('value'));
  await expect.poll(percent).toBeGreaterThanOrEqual(9);
  expect(await percent()).toBeLessThan(25);
  await page.reload();
  await expect(player.getByText(/^Reprise à 0:4\d/)).toBeVisible();
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(43);
  await expect.poll(() => read('playbackRate')).toBe(1.25);
});
