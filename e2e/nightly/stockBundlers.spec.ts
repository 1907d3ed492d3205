import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROW, type Row } from '@agence/infra/compatibility/table';
import { activate } from '@agence/infra/registry/activate';
import { changeTeams } from '@agence/infra/registry/changeTeams';
import { newKey } from '@agence/infra/registry/keys';
import { publish } from '@agence/infra/registry/publish';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import type { Page } from '@playwright/test';
import { members, signInAs } from '../support/member.ts';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { buildStockHost, buildStockRemote, stockRemotes } from '../support/stockBundlers.ts';
import { test as base, expect, hydrated, servedRegistry } from '../support/test.ts';

/** Contract that the two teams' remotes need. */
const NEEDS = '^1.1.0';

/** Leaves a row for docs/compatibility.md. */
function worked(changes: Partial<Row>) {
  const row: Row = {
    offers: CONTRACT_VERSION,
    shell: 'this tree',
    needs: NEEDS,
    remotes: '',
    outcome: 'works',
    ...changes,
  };
  test.info().annotations.push({ type: ROW, description: JSON.stringify(row) });
}

/** A site of its own, on which two teams have published what their stock bundlers built. */
const test = base.extend<object, { readonly site: SiteCopy }>({
  site: [
    async ({ browserName: _ }, use) => {
      // Before there are connections: a build keeps this process busy for longer than they stay open.
      const folders: string[] = [];
      for (const remote of Object.values(stockRemotes)) folders.push(await buildStockRemote(remote, NEEDS));
      const site = await serveCopy('shared');
      const { privateKey, publicKey } = newKey();
      await changeTeams(site.dataDir, 'stock', () => ({
        ...{ keys: [publicKey], retired: [], slots: [], budget: { js: 200_000, html: 50_000 } },
        ...{ remotes: ['mfe-equipe-vite', 'mfe-equipe-rspack'], paths: ['/equipe-vite', '/equipe-rspack'] },
      }));
      for (const folder of folders) {
        const { name, version } = await publish(site.dataDir, folder, { key: privateKey });
        await activate(site.dataDir, { versions: { [name]: version }, by: 'e2e' });
      }
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

// One site for all of them.
test.describe.configure({ mode: 'default' });

for (const [bundler, { path }] of Object.entries(stockRemotes)) {
  test(`a remote that stock ${bundler} built runs under the policy with our React, session, navigation and events (CON-032)`, {
    tag: '@compatibility',
  }, async ({ page }) => {
    const holdingReact = scriptsHolding(page, 'react.transitional.element');
    await signInAs(page, members.learner, path);
    await expect(page.getByRole('heading', { level: 1, name: `Construit avec ${bundler}` })).toHaveCSS(
      'color',
      'rgb(1, 2, 3)',
    );
    const policy = (await page.request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expect(page).toHaveTitle(new RegExp(`^Une équipe et son ${bundler} \\|`));

    // A hook, in the shell's React.
    await page.getByRole('button', { name: '0 fois' }).click();
    await expect(page.getByRole('button', { name: '1 fois' })).toBeVisible();

    await page.getByRole('link', { name: 'Suite' }).click();
    await expect(page.getByText('Étape 2')).toBeVisible();
    await expect(page).toHaveURL(/\?etape=2$/);
    // The same page: nothing of it was lost.
    await expect(page.getByRole('button', { name: '1 fois' })).toBeVisible();

    await expect(page.getByText(`Bonjour ${members.learner.email}`)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Bonjour à vous')).toBeVisible();
    await expect(page.getByText('Entendu : une déconnexion')).toBeVisible();

    await page.getByRole('button', { name: 'Voir les outils' }).click();
    await expect(page).toHaveURL(/\/outils$/);
    await hydrated(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: '0 fois' })).toBeVisible();
    expect(await holdingReact()).toHaveLength(1);
    worked({ remotes: `a team’s remote, stock ${bundler}` });
  });
}

test('every remote says what built it, and has a manifest for hosts of other bundlers', async ({ request, site }) => {
  const builtBy: Record<string, string> = {};
  for (const [name, { version, base }] of Object.entries((await servedRegistry(request)).remotes)) {
    const release = JSON.parse(await readFile(join(site.dataDir, 'releases', name, version, 'release.json'), 'utf8'));
    builtBy[name] = release.builtBy.replace(/@[\d.]+$/, '');
    expect(release.files).toHaveProperty(['mf-manifest.json']);
    const manifest = await (await request.get(`${base}mf-manifest.json`)).json();
    expect(manifest).toMatchObject({ id: name, name, exposes: [{ name: 'lifecycles', path: './lifecycles' }] });
    expect(manifest.shared.map((share: { name: string }) => share.name).sort()).toEqual([
      '@agence/shared-contracts/platform',
      ...['react', 'react/jsx-runtime', 'styled-components'],
    ]);
  }
  const lean = ['mfe-marketing', 'mfe-blog', 'mfe-tools', 'mfe-marketplace'];
  expect(builtBy).toEqual({
    ...Object.fromEntries(lean.map((name) => [name, '@agence/infra'])),
    'mfe-dashboards': '@module-federation/vite',
    'mfe-equipe-vite': '@module-federation/vite',
    'mfe-equipe-rspack': '@rspack/core',
  });
});

test('a stock host loads one of our remotes by its manifest, with its own React', {
  tag: '@compatibility',
}, async ({ page, request, site }) => {
  const { base } = (await servedRegistry(request)).remotes['mfe-tools'] as { base: string };
  const folder = await buildStockHost(`${site.url}${base}mf-manifest.json`);
  await page.route('**/hote/**', (route) =>
    route.fulfill({ path: folder + new URL(route.request().url()).pathname.slice(5) }),
  );

  const holdingReact = scriptsHolding(page, 'react.transitional.element');
  await page.goto('/hote/index.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = page.getByRole('radio').filter({ visible: true }).first();
  await first.check();
  await expect(first).toBeChecked();
  const holding = await holdingReact();
  expect(holding.length).toBeGreaterThan(0);
  expect(holding.filter((url) => !url.includes('/hote/'))).toEqual([]);
  worked({ shell: 'a stock Vite host', needs: `^${CONTRACT_VERSION}`, remotes: 'mfe-tools, this tree' });
});

/** Watches the scripts of a page. @returns those that hold a text, once */
function scriptsHolding(page: Page, mark: string): () => Promise<string[]> {
  const bodies = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    // Of a module that is in the cache already there is nothing more.
    if (isScript && !bodies.has(response.url()))
      bodies.set(
        response.url(),
        response.text().catch(() => ''),
      );
  });
  return async () => {
    const texts = await Promise.all([...bodies].map(async ([url, body]) => [url, await body] as const));
    return texts.filter(([, text]) => text.includes(mark)).map(([url]) => url);
  };
}
