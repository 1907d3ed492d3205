import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { parse } from 'valibot';
import { siteListingSchema } from '../composer/siteListing.ts';
import { checkFolder, readRelease } from '../registry/validateRelease.ts';
import type { LiveSite, Part } from './liveSite.ts';
import { inParallel } from './readPages.ts';

/** The gate never judges who has signed: the door does. */
const NO_KEYS = { keys: [], retired: [] };
/** Files that are fetched at a time. */
const AT_ONCE = 8;

/**
 * Fetches the releases of a deployed site, those that visitors get and those before, and keeps them: a version never changes.
 *
 * @param site address without a trailing slash
 * @throws Error when it is no site, or a release does not come whole
 */
export async function downloadSite(site: string): Promise<LiveSite> {
  const listing = `${COMPOSER_ADDRESSES.releases}/site.json`;
  const answer = await fetch(site + listing).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) throw new Error(`${site} does not say which releases it consists of.`);
  // The door leads here.
  const url = answer.url.replace(listing, '');
  const releases = url + COMPOSER_ADDRESSES.releases;
  const { active, previous, teams, anonKey } = parse(siteListingSchema, await answer.json());
  const folder = join(tmpdir(), 'agence-releases', createHash('sha256').update(site).digest('hex').slice(0, 10));
  const parts = async (versions: Readonly<Record<string, string>>) => {
    const found: Part[] = [];
    for (const [name, version] of Object.entries(versions)) {
      found.push(await download(`${releases}/${name}/${version}`, join(folder, name, version)));
    }
    return found;
  };
  return {
    active: await parts(active),
    previous: await parts(previous),
    teams: Object.fromEntries(Object.entries(teams).map(([name, team]) => [name, { ...team, ...NO_KEYS }])),
    backend: { url, anonKey },
  };
}

async function download(address: string, folder: string): Promise<Part> {
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true });
    const temporary = await mkdtemp(`${folder}-`);
    const fetchFile = async (file: string) => {
      const answer = await fetch(`${address}/${file}`);
      if (!answer.ok) throw new Error(`${address}/${file} answers ${answer.status}.`);
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file), new Uint8Array(await answer.arrayBuffer()));
    };
    try {
      await fetchFile('release.json');
      const { name, version, files } = await readRelease(temporary);
      if (!address.endsWith(`/${name}/${version}`)) throw new Error(`${address} holds ${name} ${version}.`);
      await inParallel(Object.keys(files), fetchFile, AT_ONCE);
      await checkFolder(temporary);
      await rename(temporary, folder);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      // Somebody else has fetched the same release meanwhile.
      if (!existsSync(folder)) throw error;
    }
  }
  return { release: await readRelease(folder), folder };
}
