import { collision } from '../registry/collision.ts';
import type { GateBrowser } from './browser.ts';
import { contractRefusals } from './contract.ts';
import { type LiveSite, type Part, withRelease } from './liveSite.ts';
import { serveLocally } from './localSite.ts';
import { openTab, visitFaults } from './openPage.ts';
import { newContext, routesToOpen } from './pages.ts';
import type { ReadPage } from './readPages.ts';
import { type Verdict, verdictOf } from './row.ts';

/**
 * Row 8: a rollback of another part must leave this release working, so it is tried with the previous release of each: addresses,
 * contract, and one page in the browser. A pair whose contracts do not fit is refused when somebody rolls back, and only told.
 */
export async function neighboursRow(
  part: Part,
  { active, previous, backend }: LiveSite,
  pages: readonly ReadPage[],
  gate: GateBrowser,
): Promise<Verdict> {
  const { release } = part;
  const others = previous.filter(({ release: { name } }) => name !== release.name);
  if (others.length === 0) return verdictOf([], 'no other part has an earlier release');
  const clashes = others.flatMap(({ release: other }) => {
    const clash = collision(release, [other]);
    return clash ? [`With ${other.name} ${other.version}, the release before: ${clash}.`] : [];
  });
  const fitting: Part[] = [];
  const notes: string[] = [];
  for (const other of others) {
    const refusals = contractRefusals(release, withRelease(active, other)).filter(
      (refusal) => !contractRefusals(release, active).includes(refusal),
    );
    if (refusals.length === 0) fitting.push(other);
    else notes.push(`${other.release.name} cannot go back to ${other.release.version} any more: ${refusals.join(' ')}`);
  }
  const inBrowser = clashes.length > 0 ? [] : await browserFaults(part, fitting, active, { pages, backend, gate });
  const tried = inBrowser ? `tried with ${fitting.length} earlier releases` : 'addresses and contract alone';
  return verdictOf([...clashes, ...(inBrowser ?? [])], [tried, ...notes].join('. '));
}

/** One page with all of them in their places; undefined where there is no browser. */
async function browserFaults(
  part: Part,
  fitting: readonly Part[],
  active: readonly Part[],
  { pages, backend, gate }: { pages: readonly ReadPage[]; backend: LiveSite['backend']; gate: GateBrowser },
): Promise<string[] | undefined> {
  if (fitting.length === 0) return [];
  const browser = await gate.get();
  if (typeof browser === 'string') return undefined;
  const local = await serveLocally(withRelease(fitting.reduce<Part[]>(withRelease, [...active]), part), backend);
  const context = await newContext(browser);
  try {
    const hasBackend = backend !== undefined;
    const remotes = part.release.name === 'shell' ? local.snapshot.remotes : [part.release];
    const faults: string[] = [];
    for (const release of remotes) {
      const routes = routesToOpen({ release, pages, local, hasBackend });
      const route = routes.find(({ isOpened, isMembers }) => isOpened && !isMembers) ?? routes[0];
      if (!route?.isOpened) continue;
      const tab = await openTab(context, local.url, hasBackend);
      const said = await visitFaults(tab, local.url + route.path, route);
      faults.push(...said.map((fault) => `With the releases before: ${fault}`));
    }
    return faults;
  } finally {
    void context.close().catch(() => {});
    await local.close();
  }
}
