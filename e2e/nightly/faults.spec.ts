import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { FAULTS, type Fault, MOMENTS, type Moment, plant } from '../support/faults.ts';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

/** A page of each remote, and one of another to come from or go to. */
const PAGES = [
  { remote: 'mfe-marketing', path: '/realisations', other: '/blog' },
  { remote: 'mfe-blog', path: '/blog', other: '/outils' },
  { remote: 'mfe-tools', path: '/outils', other: '/blog' },
  { remote: 'mfe-marketplace', path: '/boutique', other: '/blog' },
  { remote: 'mfe-dashboards', path: '/connexion', other: '/blog' },
] as const;
type Place = (typeof PAGES)[number];

/** What the server has heard of failures in browsers: `remote@version` → how often. */
async function heard({ url }: SiteCopy): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts: Record<string, number> = {};
  for (const [, remote, version, count] of text.matchAll(
    /^agence_browser_failures_total\{remote="([^"]*)",version="([^"]*)".*\} (\d+)$/gm,
  )) {
    const release = `${remote}@${version}`;
    counts[release] = (counts[release] ?? 0) + Number(count);
  }
  return counts;
}

/** Follows a link inside the site, as any in the text. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Suite' });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, to);

/** Whoever looks reads something: a heading in the page, the header above it. */
async function expectNotBlank(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner')).toBeVisible();
}

async function visit(page: Page, site: SiteCopy, { remote, path, other }: Place, fault: Fault, moment: Moment) {
  const met = new Set<string>();
  if (moment === 'on the way in') {
    if (fault.runs) await plant(page, remote, fault, moment, met);
    await page.goto(site.url + other);
    await hydrated(page);
    if (!fault.runs) await plant(page, remote, fault, moment, met);
    await follow(page, path);
  } else {
    await plant(page, remote, fault, moment, met);
    await page.goto(site.url + path);
  }
  await expectNotBlank(page);
  return met;
}

// One site for all of them: the first finds nothing counted, the others count what has come since they began.
test.describe.configure({ mode: 'default' });
let site: SiteCopy;
test.beforeAll(async () => {
  site = await serveCopy('shared');
});
test.afterAll(() => site.close());

test('vitals and the phases of loading come under the release and the route of the page (SHL-058)', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/blog/referencement-local-quebec-guide-complet`);
  await hydrated(page);
  const { remotes } = await registryOf(page);
  await follow(page, '/outils');
  await expect(page).toHaveURL(`${site.url}/outils`);
  await expect.poll(() => page.locator('#outlet[data-ready] h1').textContent()).toContain('outils');
  await page.goto('about:blank');
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text();
  const line = (remote: string, route: string, measure: string) =>
    `{remote="${remote}",version="${remotes[remote]?.version}",route="${route}",measure="${measure}"} 1`;
  for (const measure of ['registry', 'entry', 'evaluated', 'prepared', 'hydrated', 'lcp', 'ttfb'])
    await expect.poll(metrics, measure).toContain(line('mfe-blog', '/blog/:slug', measure));
  await expect.poll(metrics).toContain(line('mfe-blog', '/blog/:slug', 'cls'));
  await expect.poll(metrics).toContain(line('mfe-tools', '/outils', 'mounted'));
  expect(await metrics()).not.toContain('referencement');
  // Nothing stays behind that would know this visitor again.
  expect(await page.context().cookies(site.url)).toEqual([]);
});

MOMENTS.forEach((moment, turn) => {
  const all = FAULTS.flatMap((fault) => PAGES.map((place) => ({ fault, place })));
  // Before a merge each fault once, over the four moments and five remotes.
  const some = FAULTS.flatMap((fault, index) =>
    index % MOMENTS.length === turn ? [{ fault, place: PAGES[(index + turn) % PAGES.length] as Place }] : [],
  );
  const chosen = runs(0, 1) ? all : some;

  test(`a remote that fails ${moment} is named with its version, and no page is blank: ${chosen.length} faults (CMP-06)`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + chosen.length * 40_000);
    let named = 0;
    for (const { fault, place } of chosen) {
      await test.step(`${place.remote} ${fault.name}`, async () => {
        const before = await heard(site);
        const page = await browser.newPage();
        const met = await visit(page, site, place, fault, moment);
        const blamed = async () => {
          const after = await heard(site);
          return Object.keys(after).filter((one) => (after[one] ?? 0) > (before[one] ?? 0));
        };
        await expect.poll(async () => (await blamed()).includes([...met][0] ?? ''), { timeout: 30_000 }).toBe(true);
        await expectNotBlank(page);
        if (moment === 'before the way out') {
          await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible({ timeout: 30_000 });
          await follow(page, place.other);
          await expect(page).toHaveURL(site.url + place.other);
          await hydrated(page);
          await expectNotBlank(page);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.close();
        // Where a version before stands in and fails the same, that one is named too, and nothing else.
        expect((await blamed()).filter((one) => !met.has(one))).toEqual([]);
        named += 1;
      });
    }
    test.info().annotations.push({ type: 'measured', description: `${named} of ${chosen.length} named, none blank` });
    expect(named).toBe(chosen.length);
  });
});
