import { existsSync } from 'node:fs';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { array, maxLength, parse, pipe, strictObject, string } from 'valibot';
import { rollback } from '../registry/activate.ts';
import { halt } from '../registry/canary.ts';
import { type AuditEntry, historyOf, SITE } from '../registry/history.ts';
import { readRegistry, registryKeyFileOf } from '../registry/registryFile.ts';
import { refresh } from '../store/refresh.ts';
import type { BrokenRelease } from './strikes.ts';

/** How often the composer is asked, in milliseconds. */
const POLL_MS = 10_000;

/** Where the composer says which releases fail. */
export const BROKEN_ADDRESS = `${COMPOSER_ADDRESSES.releases}/broken.json`;
const brokenSchema = array(strictObject({ name: string(), version: string(), why: pipe(string(), maxLength(300)) }));

/**
 * Goes back to the version before a broken one, as any person would, and says so in the history; a canary is ended. A lock stops it; so does a person
 * who has promoted the version again since, and it never goes back twice in a row: one report does not walk through the past.
 *
 * @returns whether
 * @throws RegistryError as `rollback` does
 */
export async function rollBackBroken(dataDir: string, { name, version, why }: BrokenRelease): Promise<boolean> {
  const { remotes, revision } = await readRegistry(dataDir);
  const entry = remotes[name];
  if (entry?.canary?.version === version && !entry.locked) {
    await halt(dataDir, name, { by: SITE, why });
    return true;
  }
  if (entry?.active !== version || entry.locked || entry.history.length === 0) return false;
  const flips = (await historyOf(dataDir)).filter(
    ({ action, changes }) =>
      action !== 'publish' && changes.some(({ remote, from, to }) => remote === name && from !== to),
  );
  const isFrom = ({ changes }: AuditEntry) => changes.some(({ remote, from }) => remote === name && from === version);
  if (flips[0]?.by === SITE || flips.some((flip) => flip.by === SITE && isFrom(flip))) return false;
  await rollback(dataDir, [name], { by: SITE, why, expected: revision });
  return true;
}

/** Does so as long as this process runs, where it has the registry's key. @returns the function that ends it */
export function keepWorking(dataDir: string, siteUrl: string, say: (line: string) => void): () => void {
  if (!existsSync(registryKeyFileOf(dataDir))) return () => {};
  async function look() {
    // Of a shared store others make decisions too, and name teams.
    await refresh(dataDir);
    const answer = await fetch(siteUrl + BROKEN_ADDRESS, { signal: AbortSignal.timeout(POLL_MS) });
    for (const broken of parse(brokenSchema, await answer.json())) {
      const done = await rollBackBroken(dataDir, broken);
      if (done) say(`${broken.name} ${broken.version} was rolled back: ${broken.why}.`);
    }
  }
  // Who does not answer now is asked again.
  const timer = setInterval(() => void look().catch(() => {}), POLL_MS).unref();
  return () => clearInterval(timer);
}
