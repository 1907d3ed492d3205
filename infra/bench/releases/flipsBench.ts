import { setTimeout as wait } from 'node:timers/promises';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import type { Page } from '@playwright/test';
import { activate } from '../../src/registry/activate.ts';
import { readRegistry } from '../../src/registry/registryFile.ts';
import { launch } from '../measure.ts';
import { publishVariant } from './aVariant.ts';
import { type BenchSite, openBenchSite } from './benchSite.ts';

const FLIPS = 200;
const READERS = 3;
/** Between two flips, in milliseconds; a composer looks for one every 300. */
const PAUSE_MS = 400;
/** Sets that flip together, in turn: one remote, two, the shell alone, the shell with remotes. */
const SETS = [['mfe-blog'], ['mfe-blog', 'mfe-tools'], ['shell'], ['shell', 'mfe-marketing', 'mfe-blog']];
const PAGES = [
  '/',
  '/blog',
  '/blog/audit-seo-site-web-methode',
  '/outils/checklist-seo',
  '/publicite-facebook-quebec',
  '/formations',
];

type Versions = Record<string, string>;

/**
 * Flips sets of releases 200 times, the shell among them, while three readers fetch pages with all that those name, and two
 * tabs that were open before go on from page to page. Fails where a page or a file fails, a page mixes two revisions, or a
 * tab comes to a stop.
 */
export async function runFlipsBench(): Promise<void> {
  const site = await openBenchSite();
  const browser = await launch();
  try {
    const { remotes } = await readRegistry(site.dataDir);
    const now: Versions = Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active]));
    const other: Versions = {};
    for (const name of new Set(SETS.flat())) other[name] = await publishVariant(site.dataDir, name, 'another');
    const revisions = new Map([[(await readRegistry(site.dataDir)).revision, { ...now }]]);
    const run = { over: false, pages: 0, files: 0, steps: 0, failures: [] as string[] };

    const tabs = await Promise.all([browser.newPage(), browser.newPage()]);
    for (const tab of tabs) {
      tab.on('pageerror', (error) => run.failures.push(`tab: ${error.message}`));
      await tab.goto(site.url);
      await tab.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
    }
    const seen: RegistrySnapshot[] = [];
    const readers = Array.from({ length: READERS }, (_, index) => read(site, index, run, seen));
    const walks = tabs.map((tab) => walk(tab, run));
    const started = performance.now();
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const names = SETS[flip % SETS.length] as string[];
      const versions: Versions = {};
      for (const name of names)
        versions[name] = (now[name] === other[name] ? remotes[name]?.active : other[name]) as string;
      const { revision } = await activate(site.dataDir, { versions, by: 'bench', why: `flip ${flip}` });
      Object.assign(now, versions);
      revisions.set(revision, { ...now });
      await wait(PAUSE_MS);
    }
    const seconds = (performance.now() - started) / 1000;
    run.over = true;
    await Promise.all([...readers, ...walks]);
    const mixed = seen.filter((page) => !isOneRevision(page, revisions.get(page.revision)));
    const shown = new Set(seen.map(({ revision }) => revision)).size;
    process.stdout.write(
      `\n| flips | seconds | pages | revisions seen | files | steps of open tabs | failed | mixed |\n|${' --- |'.repeat(8)}\n` +
        `| ${FLIPS} | ${seconds.toFixed(0)} | ${run.pages} | ${shown} | ${run.files} | ${run.steps} | ${run.failures.length} | ${mixed.length} |\n`,
    );
    for (const failure of run.failures.slice(0, 10)) process.stdout.write(`${failure}\n`);
    if (run.failures.length > 0 || mixed.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

interface Run {
  over: boolean;
  pages: number;
  files: number;
  steps: number;
  readonly failures: string[];
}

/** A visitor without a cache of pages, who fetches every file once. */
async function read(site: BenchSite, start: number, run: Run, seen: RegistrySnapshot[]): Promise<void> {
  const known = new Set<string>();
  for (let step = start; !run.over; step += 1) {
    const path = PAGES[step % PAGES.length] as string;
    const html = await fetched(site.url + path, run);
    if (html === undefined) continue;
    run.pages += 1;
    const registry = JSON.parse(
      /<script[^>]*id="?registry"?[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}',
    ) as RegistrySnapshot;
    seen.push(registry);
    const files = [...html.matchAll(/\/r\/[\w./@~-]+\.(?:json|m?js|css)\b/g)].map(([file]) => file);
    for (const file of new Set(files)) {
      if (known.has(file)) continue;
      known.add(file);
      if ((await fetched(site.url + file, run)) !== undefined) run.files += 1;
      if (!namesOneOf(file, registry)) run.failures.push(`${path} at revision ${registry.revision} names ${file}`);
    }
  }
}

async function fetched(url: string, run: Run): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.text();
    run.failures.push(`${url}: ${response.status}`);
  } catch (error) {
    run.failures.push(`${url}: ${error}`);
  }
  return undefined;
}

/** Whether a file belongs to a release that the page was composed from. */
function namesOneOf(file: string, { remotes, start }: RegistrySnapshot): boolean {
  const [, , name = '', version = ''] = file.split('/');
  if (name === 'importmap' || name === 'later') return true;
  if (name === 'shell') return start.some((entry) => entry.startsWith(`/r/shell/${version}/`));
  return remotes[name]?.base.includes(`/${version.replace(/~.*/, '')}`) ?? false;
}

function isOneRevision({ remotes, start }: RegistrySnapshot, versions: Versions | undefined): boolean {
  if (!versions) return false;
  const isShell = start.some((entry) => entry.startsWith(`/r/shell/${versions.shell}`));
  return isShell && Object.entries(remotes).every(([name, { version }]) => version === versions[name]);
}

/** A tab from before the first flip: goes from page to page by its menu for as long as the flips last. */
async function walk(tab: Page, run: Run): Promise<void> {
  for (let step = 0; !run.over; step += 1) {
    try {
      const path = step % 2 ? '/' : '/blog';
      await tab.getByRole('banner').locator(`a[href="${path}"]`).first().click();
      await tab.waitForURL((url) => url.pathname === path);
      await tab.locator('#outlet[data-ready] h1').waitFor();
      run.steps += 1;
    } catch (error) {
      run.failures.push(`tab at ${tab.url()}: ${String(error).split('\n')[0]}`);
    }
    await wait(200);
  }
}
