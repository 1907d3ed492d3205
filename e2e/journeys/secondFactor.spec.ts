import type { Page } from '@playwright/test';
import { fillIn, READ_AS_NOBODY, signIn, signInDialog } from '../support/account.ts';
import { members, signUpAt } from '../support/member.ts';
import { codeNow, withSecondFactor } from '../support/secondFactor.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

/** The access token with another level of assurance; its signature counts for nothing in these journeys. */
function withLevel(token: string, aal: string) {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), aal };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** Plays the part of the backend for somebody with the given factors, whose codes are known. */
async function playSecondFactors(page: Page, factors: { id: string; factor_type: string; status: string }[]) {
  let session: { access_token: string; user: object };
  await page.route('**/auth/v1/token**', async (route) => {
    const response = await route.fetch();
    session = await response.json();
    const user = { ...session.user, factors };
    await route.fulfill({
      response,
      json: { ...session, access_token: withLevel(session.access_token, 'aal1'), user },
    });
  });
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: { ...session.user, factors } }));
  await page.route('**/auth/v1/factors', (route) => {
    factors.push({ id: 'f-new', factor_type: 'totp', status: 'unverified' });
    const qr_code =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#000" d="M0 0h3v3H0z"/></svg>';
    return route.fulfill({
      json: { id: 'f-new', type: 'totp', totp: { qr_code, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' } },
    });
  });
  await page.route('**/auth/v1/factors/*/challenge', (route) =>
    route.fulfill({ json: { id: 'c1', type: 'totp', expires_at: 4102444800 } }),
  );
  await page.route('**/auth/v1/factors/*/verify', (route) => {
    if (route.request().postDataJSON().code !== '123456')
      return route.fulfill({
        status: 422,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
      });
    for (const factor of factors) factor.status = 'verified';
    const user = { ...session.user, factors };
    // The real token again, so that the database answers; its user says that a code was given.
    return route.fulfill({ json: { ...session, access_token: withLevel(session.access_token, 'aal2'), user } });
  });
  // The signature does not cover the changed claim.
  await page.route('**/rest/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${session.access_token}` } }),
  );
}

test('asks those who have a second factor for its code before they are in (AUT-09, SHL-032)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/422/);
  await playSecondFactors(page, [{ id: 'f1', factor_type: 'totp', status: 'verified' }]);
  await page.goto('/?connexion=1&next=/dashboard');
  await fillIn(page);
  const dialog = page.getByRole('dialog', { name: 'Vérification en deux étapes' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('banner').getByText('Dashboard')).toHaveCount(0);

  // Leaving and coming back does not let anybody in.
  await page.reload();
  await page.goto('/dashboard');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Code à six chiffres').fill('000 000');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText('Ce code n’est pas le bon')).toBeVisible();
  await expect(dialog.getByLabel('Code à six chiffres')).toBeFocused();
  await dialog.getByLabel('Code à six chiffres').fill('123456');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('lets people without their device use another account', { tag: '@nightly' }, async ({ page }) => {
  await playSecondFactors(page, [{ id: 'f1', factor_type: 'totp', status: 'verified' }]);
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/?connexion=1');
  await fillIn(page);
  await page.getByRole('button', { name: 'Utiliser un autre compte' }).click();
  await expect(signInDialog(page)).toBeVisible();
});

test('hides the second factor where the backend knows none', { tag: '@nightly' }, async ({ page }) => {
  await page.routeWebSocket(/\/realtime\/v1\//, () => {});
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"config":{', '"config":{"secondFactor":false,')
      .replace('false,}', 'false}');
    return route.fulfill({ response, body });
  });
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Mon compte' })).toContainText('Changer de mot de passe');
  await expect(page.getByText('Vérification en deux étapes')).toHaveCount(0);
});

test('turns the second factor on with a code to photograph (SHL-039)', { tag: '@nightly' }, async ({ page }) => {
  // To Chromium a document that a test answers comes from nowhere, and from there no socket may be opened to this machine.
  await page.routeWebSocket(/\/realtime\/v1\//, () => {});
  await page.route(/\/(\?.*)?$|\/dashboard$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"config":{', '"config":{"secondFactor":true,')
      .replace('true,}', 'true}');
    return route.fulfill({ response, body });
  });
  await playSecondFactors(page, []);
  await page.goto('/?connexion=1&next=/dashboard');
  await fillIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte' }).click();
  const account = page.getByRole('dialog', { name: 'Mon compte' });
  await account.getByText('Vérification en deux étapes').click();
  const present = account.locator('form', { has: page.getByRole('button', { name: 'Activer' }) });
  await present.getByLabel('Mot de passe actuel').fill(members.learner.password);
  await present.getByRole('button', { name: 'Activer' }).click();
  const code = account.getByRole('img', { name: 'Code à photographier' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(code).toBeVisible();
  await account.getByLabel('Code à six chiffres').fill('123456');
  await account.getByRole('button', { name: 'Terminer l’activation' }).click();
  await expect(account.getByText('Activée')).toBeVisible();
});

test('lets in with the code of an application or a recovery code alone, on the real backend (INF-017, AUT-09)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/422/);
  allowComplaints(/400/);
  allowComplaints(READ_AS_NOBODY);
  const account = await signUpAt(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mon compte' });
  await dialog.getByText('Vérification en deux étapes').click();
  const present = dialog.locator('form', { has: page.getByRole('button', { name: 'Activer' }) });
  await present.getByRole('button', { name: 'Activer' }).click();
  await expect(present.getByText('Entrez votre mot de passe actuel')).toBeVisible();
  await present.getByLabel('Mot de passe actuel').fill(account.password);
  await present.getByRole('button', { name: 'Activer' }).click();
  const image = dialog.getByRole('img', { name: 'Code à photographier' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  // Nobody translates what is typed as it stands (conditions C11).
  await expect(dialog.locator('code:not([translate=no])')).toHaveCount(0);
  await dialog.getByLabel('Code à six chiffres').fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Terminer l’activation' }).click();
  await expect(dialog.getByText('Activée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Recevoir des codes de secours' }).click();
  await expect(dialog.locator('code')).toHaveCount(10);
  await expect(dialog.locator('code:not([translate=no])')).toHaveCount(0);
  const recovery = (await dialog.locator('code').first().textContent()) ?? '';
  // Each code counts once; that of the next step counts already, and no step ends while this is typed.
  for (const codeOf of [() => codeNow(secret, 1), () => recovery]) {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true }).click();
    await fillIn(page, account);
    const step = page.getByRole('dialog', { name: 'Vérification en deux étapes' });
    await step.getByLabel('Code à six chiffres').fill(codeOf());
    await step.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  }
});

test('reads what is public, and nothing else, before the code is given (AUT-09)', { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(READ_AS_NOBODY);
  const account = await signUpAt(page, '/');
  await withSecondFactor(page, account.password);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true }).click();
  await fillIn(page, account);
  await expect(page.getByRole('dialog', { name: 'Vérification en deux étapes' })).toBeVisible();

  const { anonKey } = await registryOf(page);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.push(request.headers().authorization);
  });
  await page.goto('/formations');
  await hydrated(page);
  await page.getByRole('searchbox').fill('plan marketing');
  await expect(page.getByRole('link', { name: /plan marketing/ })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([`Bearer ${anonKey}`]));
  // It is still them who are to give the code.
  await page.getByRole('banner').getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Vérification en deux étapes' })).toBeVisible();
});
