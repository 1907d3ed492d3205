import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { GateBrowser } from '../browser.ts';
import type { LiveSite } from '../liveSite.ts';
import type { GateRow } from '../row.ts';
import { type GateReport, runGate } from '../runGate.ts';
import { type BadRelease, Draft, type Surroundings } from './Draft.ts';

/** What the gate said of a bad release. */
export interface Tried {
  readonly draft: Draft;
  readonly report: GateReport;
  /** The row that refused it; undefined where the gate lets it pass. */
  readonly refusal: GateRow | undefined;
  /** Whether that is the row, and the sentence, that a team should read. */
  readonly isAsExpected: boolean;
}

interface Site extends Pick<Surroundings, 'good' | 'key'> {
  readonly site: LiveSite;
  readonly browser: GateBrowser;
}

/** Makes a bad release and holds it against a site. @param folder for it, which is not there yet */
export async function tryRelease(bad: BadRelease, folder: string, { site, browser, ...made }: Site): Promise<Tried> {
  const draft = await Draft.make(bad, folder, { ...made, neighbour: await aNeighbour(site) });
  const report = await runGate(folder, { site, browser });
  const refusal = report.rows.find(({ result }) => result === 'fail');
  return { draft, report, refusal, isAsExpected: refusal?.id === bad.row && bad.says.test(refusal.sentence) };
}

/** What some page of the site says of itself. */
async function aNeighbour({ active }: LiveSite): Promise<PageHead> {
  for (const { release, folder } of active) {
    for (const file of Object.values(release.fragments)) {
      const { head } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { head: PageHead };
      if (!head.noindex) return head;
    }
  }
  throw new Error('The site has no page.');
}
