import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backup as backupBackend, restore as restoreBackend } from '@agence/backend/dataArchive';
import { openAside } from '@agence/backend/openAside';
import { tar } from '@agence/backend/tar';
import { serve } from '../composer/serve.ts';
import { registryKeyFileOf } from '../registry/registryFile.ts';
import { renew } from '../registry/renew.ts';
import { type Backup, backup as backupStore, restore as restoreStore } from './backup.ts';

/** The archives in the archive: each as its own command makes it. */
const BACKEND = 'backend.tgz';
const STORE = 'store.tgz';
/** What an archive holds; `store` is undefined where no releases stand beside the backend. */
export interface SiteArchive {
  readonly store: Backup | undefined;
}

/**
 * Writes all that a site needs to start elsewhere into one archive: database, files and secrets, and, where they stand beside
 * them, releases, registry, history, teams, keys and configuration. The site must be stopped. Only who makes it may read it.
 *
 * @param archive file to write; it appears when it is complete
 * @throws BackendError or RegistryError where the site runs, or something cannot be read or written
 */
export async function backupSite(dataDir: string, archive: string): Promise<SiteArchive> {
  const target = resolve(archive);
  const folder = await mkdtemp(join(dirname(target), '.backup-'));
  try {
    await backupBackend(join(dataDir, 'backend'), join(folder, BACKEND));
    const hasStore = existsSync(join(dataDir, 'registry.json'));
    const store = hasStore ? await backupStore(dataDir, join(folder, STORE)) : undefined;
    const whole = join(folder, 'site');
    await tar(['-cf', whole, '-C', folder, BACKEND, ...(store ? [STORE] : [])]);
    await chmod(whole, 0o600);
    await rename(whole, target);
    return { store };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a data folder from such an archive, or from one of the backend alone, and starts the site on it before it takes its place.
 * The folder must not hold anything: restoring never overwrites.
 *
 * @throws Error that says what is wrong with the archive, or what the site said on it
 */
export async function restoreSite(archive: string, dataDir: string): Promise<SiteArchive> {
  const target = resolve(dataDir);
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new Error(`${dataDir} is not empty: move it away first, or restore into another folder.`);
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(join(dirname(target), 'restore-'));
  const site = join(folder, 'site');
  try {
    await tar(['-xf', resolve(archive), '-C', folder]);
    const isWhole = existsSync(join(folder, BACKEND));
    const hasStore = existsSync(join(folder, STORE));
    const store = hasStore ? await restoreStore(join(folder, STORE), site) : undefined;
    await mkdir(site, { recursive: true });
    await restoreBackend(isWhole ? join(folder, BACKEND) : archive, join(site, 'backend'));
    await proveStart(site, hasStore);
    await rm(target, { recursive: true, force: true });
    await rename(site, target);
    return { store };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the site of a data folder, aside from all visitors, and looks at it. @throws Error with what does not work */
async function proveStart(dataDir: string, hasStore: boolean): Promise<void> {
  const backend = await openAside(join(dataDir, 'backend'));
  try {
    await look(`${backend.url}/rest/v1/formations?select=id&limit=1`, { apikey: backend.anonKey });
    if (!hasStore) return;
    if (existsSync(registryKeyFileOf(dataDir))) await renew(dataDir);
    const site = await serve({ dataDir, port: 0, backend });
    try {
      // A page of its own or the one that says that there is none: the composer has made it.
      const { status } = await fetch(site.url);
      if (status >= 500) throw new Error(`The site does not start on what was restored: / answers ${status}.`);
    } finally {
      await site.close();
    }
  } finally {
    await backend.close();
  }
}

async function look(address: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers });
  const said = await answer.text();
  if (!answer.ok)
    throw new Error(
      `The site does not start on what was restored: ${address} answers ${answer.status}, ${said.slice(0, 200)}`,
    );
}
