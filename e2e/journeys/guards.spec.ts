import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { learner, signIn, signInDialog } from '../support/account.ts';
import { leaveExpiredSession, SESSION_KEY } from '../support/member.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Records every text that stands in the outlet, as soon as it does. */
const recordOutlet = () => {
  const seen: string[] = [];
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const text = document.querySelector('#outlet [role=status]')?.textContent ?? '';
    if (text && text !== seen.at(-1)) seen.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Chargement\.\.\.$/ });

test('asks visitors of every member page to sign in at home (SHL-005, SHL-006, SHL-007, SHL-008, SHL-022, SHL-023, SHL-027)', async ({
  page,
}) => {
  await page.addInitScript(recordOutlet);
  for (const path of ['/dashboard', '/formation-viewer/seo-local-quebec', '/formations-access', '/creator-dashboard']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(signInDialog(page)).toBeVisible();
      await expect.soft(signInDialog(page).getByLabel('Courriel ou téléphone')).toBeFocused();
      await expect.soft(page).toHaveURL(/:\d+\/$/);
      expect.soft(await page.evaluate('seen')).toContain('Redirection...');
    });
  }
});

test('says why above the dialog that asks to sign in', { tag: '@nightly' }, async ({ page }) => {
  // What is shown last lies above what was shown before.
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const note = (kind: { prototype: HTMLElement }, name: 'showModal' | 'showPopover') => {
      const show = Reflect.get(kind.prototype, name);
      Object.defineProperty(kind.prototype, name, {
        value(this: HTMLElement, ...given: unknown[]) {
          shown.push(this.textContent?.includes('Accès refusé') ? 'reason' : this.localName);
          return show.apply(this, given);
        },
      });
    };
    note(HTMLDialogElement, 'showModal');
    note(HTMLElement, 'showPopover');
  });
  await page.goto('/formations-access');
  await expect(signInDialog(page)).toBeVisible();
  await expect(page.locator('[popover]').filter({ hasText: 'Accès refusé' })).toBeVisible();
  await expect.poll(() => page.evaluate<string[]>('shown')).toContain('dialog');
  await expect.poll(() => page.evaluate<string>('shown.at(-1)')).toBe('reason');
});

test.describe('who has not answered for cookies', () => {
  test.use({ consent: 'unasked' });
  test('finds the button free that closes the dialog, below the reason and above the banner (DSH-004)', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/formations-access');
    const close = signInDialog(page).getByRole('button', { name: 'Fermer' });
    const reason = page.locator('[popover]').filter({ hasText: 'Accès refusé' });
    await expect(close).toBeVisible();
    await expect(reason).toBeVisible();
    const [button, words] = [await close.boundingBox(), await reason.boundingBox()];
    if (!button || !words) throw new Error('Neither is to be seen');
    expect(words.y >= button.y + button.height || words.x >= button.x + button.width).toBe(true);
  });
});

test('waits for a slow session before it decides, and shows the page (SHL-022, SHL-026)', { tag: '@nightly' }, async ({
  page,
}) => {
  await leaveExpiredSession(page, learner);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/auth/v1/token?grant_type=refresh_token');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await asked;
  await expect(loading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});

const FAULTS = [
  ['hung', undefined],
  ['down', { status: 503, json: { message: 'down' } }],
] as const;

for (const [fault, answer] of FAULTS.slice(0, runs(1, FAULTS.length))) {
  test(`gives up on a backend that is ${fault} within 5 s, keeps the session, and reloads into the page (SHL-028, SHL-046, SHL-047, AUT-11)`, async ({
    page,
    allowComplaints,
  }) => {
    allowComplaints(/503|Retryable|HTTP|fetch|unavailable|signal/i);
    await leaveExpiredSession(page, learner);
    await page.addInitScript(recordOutlet);
    let isBack = false;
    await page.route('**/auth/v1/**', (route) => {
      if (isBack) return route.continue();
      return answer ? route.fulfill(answer) : undefined;
    });
    const asked = page.waitForRequest('**/auth/v1/**');
    await page.clock.install();
    await page.goto('/dashboard');
    await asked;
    await expect(loading(page)).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByRole('heading', { name: "Erreur d'authentification", exact: true })).toBeVisible();
    expect(await page.evaluate('seen')).toContain("Erreur d'authentification. Redirection...");
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('Veuillez recharger la page.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Commencer gratuitement' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain('refresh_token');

    // Not before: what is asked for meanwhile would take the notice away.
    page.on('request', (request) => {
      isBack ||= request.isNavigationRequest();
    });
    await page.getByRole('button', { name: 'Recharger', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  });
}

test('keeps public pages as they are when the code of the session cannot be loaded (SHL-046, SHL-047)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/startSession|Failed to (load|fetch)/);
  await signIn(page);
  await page.route('**/startSession*.js', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/formations');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Commencer gratuitement' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Erreur d'authentification", exact: true })).toBeVisible();
});

test('leads members from guest pages to the dashboard, and leaves them on public ones (SHL-025, AMB-06)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/inscription');
  const dialog = page.getByRole('dialog', { name: 'Créer un compte' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(dialog).toBeVisible();
  await page.goto('/mot-de-passe-oublie');
  await expect(page.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeVisible();

  await page.goto('/connexion?next=/formations');
  const fields = signInDialog(page);
  await fields.getByLabel('Courriel ou téléphone').fill(learner.email);
  await fields.getByLabel('Mot de passe').fill(learner.password);
  await fields.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/:\d+\/formations$/);
  for (const path of ['/', '/formations']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/connexion');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
