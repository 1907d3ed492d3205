import type { Release } from '@agence/shared-contracts/remote/release';
import { addressRow } from './addresses.ts';
import { type GateBrowser, gateBrowser } from './browser.ts';
import { budgetRow } from './budget.ts';
import { contractRow } from './contract.ts';
import { type LiveSite, type Part, withRelease } from './liveSite.ts';
import { type LocalSite, serveLocally } from './localSite.ts';
import { neighboursRow } from './neighbours.ts';
import { pagesRow } from './pages.ts';
import { type ReadPage, readPages } from './readPages.ts';
import { type GateRow, notRun, ROW_TITLES, type RowId, type Verdict } from './row.ts';
import { searchRow } from './search.ts';
import { renderRow } from './server.ts';
import { shapeRow } from './shape.ts';

/** What the gate says of a release. */
export interface GateReport {
  /** Undefined where the folder holds none. */
  readonly release: Pick<Release, 'name' | 'version'> | undefined;
  readonly rows: readonly GateRow[];
}

export interface GateOptions {
  /** The site that the release is to join; without one, what only a site can tell is not run. */
  readonly site?: LiveSite | undefined;
  /** The browser to look with, where several releases are looked at; whoever brings it closes it. */
  readonly browser?: GateBrowser;
  /** Called for each row as soon as it is known. */
  readonly onRow?: (row: GateRow) => void;
}

/** Whether a release may join the site: nothing that was looked at is wrong. */
export const isOpen = ({ rows }: GateReport): boolean => rows.every(({ result }) => result !== 'fail');

const NO_SITE = notRun('Say which site: --against <address or store>.');
const NOT_YET = notRun('Mend what stands above first.');

/**
 * Looks at a built release as the site would get it, a row for each kind of fault. What is wrong by itself is not shown to a
 * browser: the rows below it are not run.
 *
 * @param folder of the release
 */
export async function runGate(
  folder: string,
  { site, browser: brought, onRow = () => {} }: GateOptions = {},
): Promise<GateReport> {
  const rows: GateRow[] = [];
  async function row(id: RowId, check: () => Verdict | Promise<Verdict>): Promise<void> {
    const start = performance.now();
    const verdict = await check();
    const done = { id, title: ROW_TITLES[id], ...verdict, ms: Math.round(performance.now() - start) };
    rows.push(done);
    onRow(done);
  }
  const hasFailed = () => rows.some(({ result }) => result === 'fail');
  const afterwards = (check: (site: LiveSite) => Verdict | Promise<Verdict>) => () =>
    hasFailed() ? NOT_YET : site ? check(site) : NO_SITE;

  let release: Release | undefined;
  await row('shape', async () => {
    const shape = await shapeRow(folder);
    release = shape.release;
    return shape.verdict;
  });
  const part: Part | undefined = release && { release, folder };
  const known = (check: (part: Part, site: LiveSite) => Verdict | Promise<Verdict>) => () =>
    !part ? NOT_YET : site ? check(part, site) : NO_SITE;
  await row(
    'owners',
    known(({ release }, site) => addressRow(release, site)),
  );
  await row(
    'contract',
    known(({ release }, { active }) => contractRow(release, active)),
  );
  await row('server', () => (hasFailed() || !part ? NOT_YET : renderRow(folder, site?.backend)));

  const browser = brought ?? gateBrowser();
  let local: LocalSite | undefined;
  let pages: readonly ReadPage[] = [];
  try {
    await row(
      'pages',
      afterwards(async (site) => {
        if (!part) return NOT_YET;
        local = await serveLocally(withRelease(site.active, part), site.backend);
        const hasBackend = site.backend !== undefined;
        pages = await readPages(part.release, local, hasBackend);
        const { release } = part;
        return pagesRow({ release, pages, local, hasBackend }, browser);
      }),
    );
    const composed = (check: (part: Part, local: LocalSite, site: LiveSite) => Promise<Verdict>) => () =>
      !site ? NO_SITE : part && local ? check(part, local, site) : NOT_YET;
    await row(
      'search',
      composed(({ release }, local, { backend }) => searchRow(release, pages, local, backend !== undefined)),
    );
    await row(
      'budget',
      composed(({ release }, _, { teams }) => budgetRow(release, folder, pages, teams)),
    );
    await row(
      'neighbours',
      afterwards((site) => (part ? neighboursRow(part, site, pages, browser) : NOT_YET)),
    );
  } finally {
    if (!brought) await browser.close();
    await local?.close();
  }
  return { release: release && { name: release.name, version: release.version }, rows };
}
