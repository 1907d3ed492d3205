import { fillIn, followMail, learner, READ_AS_NOBODY, signIn, signInDialog, someAddress } from '../support/account.ts';
import { LIGHT, violations } from '../support/axe.ts';
import { makeAccount, SESSION_KEY } from '../support/member.ts';
import { expect, hydrated, test } from '../support/test.ts';

const dashboard = { level: 1, name: 'Tableau de bord' } as const;

test('is all done by keyboard: opens, chooses tabs, signs in, and gives the focus back (SHL-050)', async ({ page }) => {
  await page.goto('/formations');
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = signInDialog(page);
  const identifier = dialog.getByLabel('Courriel ou téléphone');
  await expect(identifier).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(identifier).toBeFocused();
  await page.keyboard.type(learner.email);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Créer un compte' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(identifier).toHaveValue(learner.email);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await dialog.getByLabel('Mot de passe').focus();
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  const start = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(start).toBeVisible();
  // Voices say it as the English word that it is (access: A 30).
  await expect(start).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/:\d+\/formations$/);
});

test(`has no accessibility faults in the dialogs, ${LIGHT} (LOD-06)`, { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/422/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?connexion=1');
  await expect(signInDialog(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Créer un compte' }).click();
  await page.getByLabel('Courriel ou téléphone').fill(someAddress());
  await page.getByLabel('Mot de passe').fill('123');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Utilisez au moins 8 caractères')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte' }).click();
  await page.getByText('Changer de mot de passe').click();
  expect(await violations(page)).toEqual([]);
});

test('signs in for the tab alone, and says so, where storage is blocked (AUT-13)', { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/keeps no choice about cookies/);
  allowComplaints(READ_AS_NOBODY);
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
  });
  await page.goto('/?connexion=1&next=/dashboard');
  await fillIn(page);
  await expect(page.getByText('Connecté dans cet onglet seulement')).toBeVisible();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
});

test('follows other tabs that sign in and out (SHL-036, AUT-14)', { tag: '@nightly' }, async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(READ_AS_NOBODY);
  await page.goto('/formations');
  await hydrated(page);
  const other = await context.newPage();
  await signIn(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(page.getByRole('heading', dashboard)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
});

test('knows nobody, and shows no zeros of theirs, once site data was cleared in an open tab (conditions C14)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(READ_AS_NOBODY);
  await signIn(page);
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  // Whatever asks for something of theirs next; the page may have found out by itself.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/formations-access', textContent: 'Suite' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: /^(Tableau de bord|Mes Formations)$/ })).toBeHidden();
});

for (const hours of [-24, 24]) {
  test(`keeps people signed in on a device whose clock is ${hours} h off (AUT-12)`, { tag: '@nightly' }, async ({
    page,
  }) => {
    const tokens: string[] = [];
    page.on('request', (request) => request.url().includes('grant_type=refresh_token') && tokens.push(request.url()));
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await signIn(page);
    await page.reload();
    await expect(page.getByRole('heading', dashboard)).toBeVisible();
    await expect(page.getByRole('heading', { name: "Continuer l'apprentissage" })).toBeVisible();
    expect(tokens.length).toBeLessThanOrEqual(2);
  });
}

test('replaces an access token that the backend refuses, and signs out when there is no other (SHL-042)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/400|401|403|refresh/i);
  await signIn(page);
  const spoil = (refreshToken?: string) =>
    page.evaluate(
      ([key, token]) => {
        const session = JSON.parse(localStorage.getItem(key as string) ?? '{}');
        const spoilt = {
          ...session,
          access_token: `${session.access_token}x`,
          ...(token ? { refresh_token: token } : {}),
        };
        localStorage.setItem(key as string, JSON.stringify(spoilt));
      },
      [SESSION_KEY, refreshToken],
    );
  await spoil();
  await page.reload();
  await expect(page.getByRole('heading', { name: "Continuer l'apprentissage" })).toBeVisible();
  await spoil('nobody-has-this-token');
  await page.reload();
  await expect(signInDialog(page)).toBeVisible();
});

test('sends a new password link, takes the new password, and refuses the link a second time (SHL-032)', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const { email } = await makeAccount(page);
  await page.goto('/?connexion=1&next=/dashboard');
  await page.getByRole('tab', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('dialog').getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText('Si un compte existe à cette adresse')).toBeVisible();

  await followMail(page, email);
  const dialog = page.getByRole('dialog', { name: 'Nouveau mot de passe' });
  await dialog.getByLabel('Nouveau mot de passe').fill('Raquette-Neuve-58');
  expect(page.url()).not.toContain('access_token');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();

  const stranger = await (await context.browser())?.newContext();
  const again = await stranger?.newPage();
  if (!again) throw new Error('No second browser');
  await followMail(again, email);
  await expect(again.getByRole('alert').filter({ hasText: 'Ce lien ne fonctionne plus ici' })).toBeVisible();
  await again.getByRole('tab', { name: 'Connexion' }).click();
  await fillIn(again, { email, password: 'Raquette-Neuve-58' });
  await expect(again.getByRole('heading', dashboard)).toBeVisible();
  await stranger?.close();
});

test('signs in by a mailed link and goes on to where it was asked for', { tag: '@nightly' }, async ({ page }) => {
  const { email } = await makeAccount(page);
  await page.goto('/?connexion=1&next=/formations');
  await page.getByLabel('Courriel ou téléphone').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien par courriel' }).click();
  await expect(page.getByText('un lien de connexion vous y attend')).toBeVisible();
  await followMail(page, email);
  await expect(page).toHaveURL(/:\d+\/formations$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('warns of a link whose session is old (SHL-045)', { tag: '@nightly' }, async ({ page, allowComplaints }) => {
  allowComplaints(/the link may be stale|400|refresh/i);
  const warning = page.waitForEvent('console', (message) => message.text().includes('the link may be stale'));
  const old = Math.round(Date.now() / 1000) - 3600;
  await page.goto(`/#access_token=a&refresh_token=nobody&expires_in=600&expires_at=${old}&token_type=bearer`);
  await warning;
  await expect(page.getByRole('alert').filter({ hasText: 'Ce lien ne fonctionne plus ici' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('says so when the backend fails, keeps what was typed, and works once it is back (SHL-042)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/50[0-4]/);
  let asked = 0;
  await page.route('**/auth/v1/token**', (route) => {
    asked += 1;
    return route.fulfill({ status: asked === 1 ? 500 : 503, json: { message: 'broken' } });
  });
  await page.clock.install();
  await page.goto('/?connexion=1&next=/dashboard');
  await fillIn(page);
  const alert = signInDialog(page).getByRole('alert').filter({ hasText: 'Le service ne répond pas' });
  await expect(alert).toBeVisible();
  await expect(signInDialog(page).getByLabel('Mot de passe')).toHaveValue(learner.password);
  await signInDialog(page).getByRole('button', { name: 'Me connecter' }).click();
  // An answer that may be another one soon is asked for again, after 1, 2 and 3 seconds.
  await expect(async () => {
    await page.clock.fastForward(3000);
    expect(asked).toBe(5);
  }).toPass({ intervals: [100] });
  await expect(alert).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await signInDialog(page).getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
});
