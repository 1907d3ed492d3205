import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '@agence/infra/log';
import { serve } from '@agence/infra/serve';
import { publicKey } from './member.ts';
import { ROOT, SITE_URL, webServer } from './site.ts';

export interface SiteCopy {
  readonly url: string;
  /** Its release store. */
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A data folder with the releases of the journeys' site and no backend. @returns its path */
export async function copyReleases(): Promise<string> {
  const dataDir = await mkdtemp(join(ROOT, '.cache/site-'));
  const filter = (file: string) => basename(file) !== 'backend';
  // One by one and in the background, its 1,600 files take three times the processor time.
  cpSync(webServer.env.AGENCE_DATA, dataDir, { recursive: true, filter });
  return dataDir;
}

/**
 * The releases of the journeys' site, served once more: for journeys that publish and roll back.
 *
 * @param backend `shared` is that of the journeys' site; without one nobody can sign in
 * @param log where it says what happens
 */
export async function serveCopy(backend?: 'shared', log?: Log): Promise<SiteCopy> {
  const dataDir = await copyReleases();
  const shared = async () => ({ url: SITE_URL, anonKey: publicKey(await (await fetch(SITE_URL)).text()) });
  const { url, close } = await serve({
    dataDir,
    port: 0,
    ...(log ? { log } : {}),
    ...(backend ? { backend: await shared() } : {}),
  });
  return {
    url,
    dataDir,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
