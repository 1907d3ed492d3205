import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { Browser, BrowserContext } from 'playwright-core';
import type { GateBrowser } from './browser.ts';
import type { LocalSite } from './localSite.ts';
import { followLink, openTab, visitFaults } from './openPage.ts';
import { changedStyles, type Probes, probe } from './probes.ts';
import { elementsOf, inParallel, type ReadPage, textOf } from './readPages.ts';
import { notRun, type Verdict, verdictOf } from './row.ts';
import { samplePath } from './server.ts';

/** Pages that are opened at a time. */
const TABS = 2;
/** Pages of other remotes that are looked at before and after. */
const NEIGHBOURS = 3;
/** How long going round the site may take, in milliseconds: a page that hangs answers nothing. */
const LOOK_LIMIT_MS = 60_000;
/** How long short timers of libraries may still run after a page was left, in milliseconds of the page, as in the contract kit. */
const SETTLING_MS = 1_500;

/** What rows in a browser need to know. */
export interface BrowserVisit {
  readonly release: Release;
  /** All that was read of the site. */
  readonly pages: readonly ReadPage[];
  readonly local: LocalSite;
  readonly hasBackend: boolean;
}

/**
 * Row 5: every route opens in a browser, comes alive silently and answers; then pages of other remotes look as before, and
 * nothing of the release stays on them.
 */
export async function pagesRow(visit: BrowserVisit, gate: GateBrowser): Promise<Verdict> {
  const browser = await gate.get();
  if (typeof browser === 'string') return notRun(browser);
  const routes = visit.release.name === 'shell' ? pageOfEachRemote(visit) : routesToOpen(visit);
  const context = await newContext(browser);
  try {
    const opened = await inParallel(
      routes.filter(({ isOpened }) => isOpened),
      async (route) => {
        const tab = await openTab(context, visit.local.url, visit.hasBackend);
        return visitFaults(tab, visit.local.url + route.path, route);
      },
      TABS,
    );
    const faults = opened.flat();
    if (faults.length === 0 && visit.release.name !== 'shell') faults.push(...(await leftFaults(context, visit)));
    const unopened = routes.filter(({ isOpened }) => !isOpened).map(({ path }) => path);
    return verdictOf(faults, noteOf(routes.length - unopened.length, unopened));
  } finally {
    // A page that hangs ends with the browser.
    void context.close().catch(() => {});
  }
}

const noteOf = (opened: number, unopened: readonly string[]) =>
  `${opened} routes opened${unopened.length > 0 ? `; not without a backend: ${unopened.join(', ')}` : ''}`;

export function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'fr-CA', timezoneId: 'America/Toronto', reducedMotion: 'reduce' });
}

/** An address to open. */
interface Opened {
  readonly path: string;
  /** What the server answers: of some routes only the page is known that says that nothing is there. */
  readonly status: number;
  /** The visitor is asked to sign in; nothing of the remote runs. */
  readonly isMembers: boolean;
  /** Without a backend a page that reads it is not what visitors get. */
  readonly isOpened: boolean;
}

/** One address of each route. */
export function routesToOpen({ release, pages, hasBackend }: BrowserVisit): Opened[] {
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  return release.routes.map((route) => {
    // Of a subtree any place will do: its page is the same.
    const [place = route] = withPlaces(route);
    const path = new URL(samplePath(place, release, listed), 'http://site.invalid').pathname;
    return {
      path,
      status: pages.find((page) => page.path === path)?.status ?? 200,
      isMembers: route.access === 'member',
      isOpened: hasBackend || route.render !== 'data',
    };
  });
}

/** For a shell: all remotes must be at home in it. */
function pageOfEachRemote({ local, pages, hasBackend, release }: BrowserVisit): Opened[] {
  return local.snapshot.remotes.flatMap((remote) => {
    const routes = routesToOpen({ release: remote, pages, local, hasBackend });
    const page = routes.find(({ isOpened, isMembers }) => isOpened && !isMembers);
    return page && remote !== release ? [page] : [];
  });
}

/** In one document: pages of others, the release's, and the same pages again. */
async function leftFaults(context: BrowserContext, visit: BrowserVisit): Promise<string[]> {
  const neighbours = listedOfOthers(visit).slice(0, NEIGHBOURS);
  const own = routesToOpen(visit).filter(({ isOpened, isMembers }) => isOpened && !isMembers);
  const [first] = neighbours;
  if (!first || own.length === 0) return [];
  const looking = lookAround(context, visit, neighbours, own);
  return withTimeout(looking, LOOK_LIMIT_MS, 'Going round').catch((error: Error) => [
    `Going from page to page inside the site fails: ${error.message.split('\n')[0]}.`,
  ]);
}

/** A page of each other remote; more of the same one where there is only one, so that each is come to from another. */
function listedOfOthers({ release, pages }: BrowserVisit): ReadPage[] {
  const listed = pages.filter(
    ({ isListed, status, owner }) => isListed && status === 200 && owner !== undefined && owner !== release.name,
  );
  const ofEach = new Map(listed.toReversed().map((page) => [page.owner, page]));
  return ofEach.size > 1 ? [...ofEach.values()] : listed;
}

async function lookAround(
  context: BrowserContext,
  visit: BrowserVisit,
  neighbours: readonly ReadPage[],
  own: readonly Opened[],
): Promise<string[]> {
  const { release, pages, local, hasBackend } = visit;
  const first = neighbours[0] as ReadPage;
  const { page } = await openTab(context, local.url, hasBackend);
  await page.goto(local.url + first.path, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForSelector('#outlet[data-ready]', { state: 'attached' });
  const goTo = (path: string) => followLink(page, path, titleOf(pages, path));

  const looks = async (known?: ReadonlyMap<string, Probes>) => {
    const seen = new Map<string, Probes>();
    // The first one last: what all others look like once they have been seen.
    for (const { path } of [...neighbours.slice(1), first]) {
      if (!(await goTo(path))) continue;
      await page.waitForLoadState('networkidle');
      const before = known?.get(path);
      seen.set(path, await probe(page, before && Object.keys(before)));
    }
    return seen;
  };
  // Once without looking: what a page brings at its first visit is there from then on.
  await looks();
  const before = await looks();
  const lost: string[] = [];
  for (const { path } of own) {
    if (!(await goTo(path))) lost.push(`A link inside the site to ${path} does not lead there.`);
  }
  const after = await looks(before);

  const base = `${COMPOSER_ADDRESSES.releases}/${release.name}/`;
  const left = await page.evaluate(
    async ({ base, limitMs }) => {
      const { left, comesTrue } = window.agenceGate;
      await comesTrue(() => left(base).length === 0, limitMs);
      return left(base);
    },
    { base, limitMs: SETTLING_MS },
  );
  const addressOf = (by: readonly string[]) => by.find((one) => one.includes(base))?.replace(local.url, '');
  const stays = new Set(
    left.map(({ what, by }) => `After a visit to ${release.name} stays: ${what} (${addressOf(by)}).`),
  );
  return [
    ...lost,
    ...stays,
    ...[...before].flatMap(([path, probes]) => {
      const [change, ...more] = changedStyles(probes, after.get(path) ?? {});
      const rest = more.length > 0 ? `, and ${more.length} more` : '';
      return change
        ? [`${path} of ${ownerOf(visit, path)} looks different after a visit to ${release.name}: ${change}${rest}.`]
        : [];
    }),
  ];
}

const ownerOf = ({ pages }: BrowserVisit, path: string) => pages.find((page) => page.path === path)?.owner;

function titleOf(pages: readonly ReadPage[], path: string): string {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  const title = elementsOf(html).find(({ tagName }) => tagName === 'title');
  // As document.title says it.
  return title
    ? textOf(title)
        .replace(/[ \t\n\f\r]+/g, ' ')
        .replace(/^ | $/g, '')
    : '';
}
