import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { parse } from 'valibot';
import { siteListingSchema } from '../composer/siteListing.ts';
import { type LiveSite, siteOfStore } from '../gate/liveSite.ts';
import type { GateRow } from '../gate/row.ts';
import { isOpen, runGate } from '../gate/runGate.ts';
import { RegistryError } from '../registry/RegistryError.ts';

/**
 * The gate of a site's own door, which looks at one release after the other: each starts a browser.
 *
 * @param siteUrl where the pages' data are read; while nobody answers there, what needs them is not run
 * @returns a function that throws RegistryError `gate_refused` with a line for each fault, `gate_incomplete` without a browser
 */
export function createGate(dataDir: string, siteUrl: string): (folder: string) => Promise<readonly GateRow[]> {
  let last: Promise<unknown> = Promise.resolve();

  async function look(folder: string): Promise<readonly GateRow[]> {
    const report = await runGate(folder, { site: await siteOfStore(dataDir, await backendOf(siteUrl)) });
    // A door that cannot see pages would let through what is broken in a browser alone.
    const unseen = report.rows.find(({ id, result }) => id === 'pages' && result === 'not run');
    if (isOpen(report) && unseen) {
      throw new RegistryError(
        'gate_incomplete',
        `The door cannot open pages, so it takes no release. ${unseen.sentence}`,
      );
    }
    if (isOpen(report)) return report.rows;
    const faults = report.rows.filter(({ result }) => result === 'fail').map(({ sentence }) => sentence);
    throw new RegistryError('gate_refused', faults.join('\n'));
  }

  return (folder) => {
    const looking = last.then(() => look(folder));
    last = looking.catch(() => {});
    return looking;
  };
}

async function backendOf(siteUrl: string): Promise<LiveSite['backend']> {
  try {
    const answer = await fetch(`${siteUrl}${COMPOSER_ADDRESSES.releases}/site.json`);
    return { url: siteUrl, anonKey: parse(siteListingSchema, await answer.json()).anonKey };
  } catch {
    return undefined;
  }
}
