import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedSites, type BuiltSite } from '@agence/infra/compatibility/archives';
import { type Assembled, assemble } from '@agence/infra/compatibility/assemble';
import { ROW, type Row } from '@agence/infra/compatibility/table';
import { refusalByShell } from '@agence/infra/registry/contractFit';
import { serve } from '@agence/infra/serve';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/site.ts';
import { copyReleases } from '../support/siteCopy.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

/** A page of each remote, which it can show without a backend. */
const PAGES = {
  'mfe-marketing': {
    path: '/realisations',
    heading: /Chaque projet a son sommet|Six sites dessinés pour montrer la main/,
  },
  'mfe-tools': { path: '/outils/checklist-seo', heading: 'Checklist SEO' },
  'mfe-dashboards': { path: '/connexion', heading: 'Reprenez le sentier là où vous l’avez laissé' },
  'mfe-marketplace': { path: '/formations', heading: /Apprenez (?:le métier, pas la théorie|ce soir, publiez demain)/ },
  'mfe-blog': { path: '/blog', heading: 'Ce que nous apprenons en grimpant' },
} as const;
type RemoteName = keyof typeof PAGES;
const REMOTES = Object.keys(PAGES) as RemoteName[];
/** Whose pages are opened: before a merge the first and, for the way to another, the shop. */
const OPENED: readonly RemoteName[] = runs(['mfe-marketing'], REMOTES);

/** What the journeys' site is made of. */
const PRESENT: BuiltSite = { contract: CONTRACT_VERSION, folders: {} };
/** Before a merge the last archive. */
const SITES = [...(await archivedSites()).slice(runs(-1, 0)), PRESENT];
const nameOf = (site: BuiltSite) => (site === PRESENT ? 'this tree' : 'archive');

for (const shell of SITES) {
  for (const remotes of SITES) {
    // What was built together is what all other tests are about, today's or those of the tag.
    if (shell === remotes) continue;
    const [offers, needs] = [`${shell.contract} (${nameOf(shell)})`, `^${remotes.contract} (${nameOf(remotes)})`];
    test(`a shell that offers ${offers} and remotes that need ${needs} work, or are refused before any code loads (CON-032)`, {
      tag: '@compatibility',
    }, async ({ page, allowComplaints }) => {
      test.setTimeout(180_000);
      const folders = [shell.folders.shell, ...REMOTES.map((name) => remotes.folders[name])];
      const site = await serveAssembled(folders.filter((folder) => folder !== undefined));
      try {
        const refusals = REMOTES.map((name) => refusalOf(site, name)).filter((said) => said !== undefined);
        expect(refusals.length > 0 ? refusals : [undefined]).toContain(site.refusal);
        for (const name of OPENED) {
          const refusal = refusalOf(site, name);
          if (refusal) await showsFailure(page, site, name, allowComplaints);
          else await shows(page, site, name);
        }
        if (refusals.length === 0) await leadsToAnother(page);
        const row: Row = {
          ...{ offers: shell.contract, shell: nameOf(shell), needs: `^${remotes.contract}` },
          ...{ remotes: `the five remotes, ${nameOf(remotes)}`, outcome: refusals.length > 0 ? 'refused' : 'works' },
        };
        test.info().annotations.push({ type: ROW, description: JSON.stringify(row) });
      } finally {
        await page.close();
        await site.close();
      }
    });
  }
}

test('one remote of the next minor is refused, and the others go on (CON-032)', {
  tag: ['@compatibility', '@nightly'],
}, async ({ page, allowComplaints }) => {
  const [major, minor] = CONTRACT_VERSION.split('.').map(Number) as [number, number];
  const needs = `^${major}.${minor + 1}.0`;
  const blog = await blogThatNeeds(needs);
  const site = await serveAssembled([blog]);
  try {
    expect(site.refusal).toContain(`mfe-blog needs contract ${needs}, the site has ${CONTRACT_VERSION}`);
    await shows(page, site, 'mfe-marketplace');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked = codeOf(page, 'mfe-blog');
    allowComplaints(/503|\[mfe-blog\] Error: mfe-blog .* needs contract/);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oups, une erreur est survenue' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PAGES['mfe-marketplace'].heading })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(asked).toEqual([]);
    await showsFailure(page, site, 'mfe-blog', allowComplaints);
    const row: Row = {
      ...{ offers: CONTRACT_VERSION, shell: 'this tree', needs, remotes: 'a blog of the next minor' },
      outcome: 'refused',
    };
    test.info().annotations.push({ type: ROW, description: JSON.stringify(row) });
  } finally {
    await page.close();
    await site.close();
    await rm(blog, { recursive: true });
  }
});

interface AssembledSite extends Assembled {
  readonly url: string;
  close(): Promise<void>;
}

/** The journeys' site with other releases, without a backend. */
async function serveAssembled(folders: readonly string[]): Promise<AssembledSite> {
  const dataDir = await copyReleases();
  const assembled = await assemble(dataDir, folders);
  const { url, close } = await serve({ dataDir, port: 0 });
  return {
    ...assembled,
    url,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Why a remote cannot run in the shell that is active. */
function refusalOf({ releases }: AssembledSite, name: RemoteName): string | undefined {
  const [shell, remote] = [releases.shell, releases[name]];
  if (!shell || !remote) throw new Error(`The site lacks shell or ${name}`);
  return refusalByShell(shell, remote);
}

/** A page of the remote, of the release that is active, answers to the visitor. */
async function shows(page: Page, { url, releases }: AssembledSite, name: RemoteName) {
  await page.goto(url + PAGES[name].path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: PAGES[name].heading })).toBeVisible();
  const { remotes, start } = await registryOf(page);
  expect(remotes[name]?.version).toBe(releases[name]?.version);
  expect(start[0]).toContain(releases.shell?.version);
}

/** From one remote's page to another's in one document. */
async function leadsToAnother(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES['mfe-marketplace'].heading })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The visitor is told, in the site's own frame, and nothing of the remote is fetched. */
async function showsFailure(page: Page, { url }: AssembledSite, name: RemoteName, allow: (expected: RegExp) => void) {
  allow(new RegExp(`503|\\[${name}\\] Error: ${name} .* needs contract`));
  const asked = codeOf(page, name);
  const response = await page.goto(url + PAGES[name].path);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'Oups, une erreur est survenue' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(asked).toEqual([]);
}

/** Modules of a remote that the page asks for from now on. */
function codeOf(page: Page, name: RemoteName): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(`/r/${name}/`) && asked.push(request.url()));
  return asked;
}

/** The blog of the last archive, as if it had been built with another contract. */
async function blogThatNeeds(contract: string): Promise<string> {
  const [blog = ''] = (await archivedSites()).map(({ folders }) => folders['mfe-blog']).reverse();
  const folder = await mkdtemp(join(ROOT, '.cache/blog-'));
  await cp(blog, folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, contract }));
  return folder;
}
