import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '../build/buildRelease.ts';
import { serve } from '../composer/serve.ts';
import { promote, publish } from '../registry/releaseStore.ts';
import { startBackendProcess } from './backendProcess.ts';
import { releaseAll } from './releaseAll.ts';
import { DEV_RELEASES, namedReleases, type ReleaseName, ROOT, sourceFolder } from './workspace.ts';

/** Development keeps its own store, so that it never disturbs what `npm start` serves. */
const DEV_DATA = join(ROOT, '.agence-dev');
/** Editors write a file in several steps; they count as one change when they come this close, in milliseconds. */
const SETTLE_MS = 80;

/**
 * `agence dev [remote …]`: serves the site and, at every change of the named releases (all without a name), builds that
 * release, publishes it and reloads open pages. The same path as a real release, so what works here works there.
 */
export async function run(args: readonly string[]): Promise<void> {
  const watched = args.length > 0 ? namedReleases(args) : DEV_RELEASES;
  const port = Number(process.env.PORT ?? 4200);
  const siteUrl = `http://localhost:${port}`;
  const backendStarting = startBackendProcess({ dataDir: join(DEV_DATA, 'backend'), siteUrl });
  backendStarting.catch(() => {});
  await releaseAll(DEV_DATA, say, DEV_RELEASES);
  const backend = await backendStarting;
  const site = await serve({ dataDir: DEV_DATA, port, siteUrl, backend, reload: true });
  for (const name of watched) rebuildOnChange([sourceFolder(name)], [name]);
  rebuildOnChange([join(ROOT, 'shared-contracts')], args.length > 0 ? watched : DEV_RELEASES);
  say(`\n  ${site.url}\n\nWatching ${watched.join(', ')}. Ctrl+C stops everything.`);
  const stop = async () => {
    await site.close();
    await backend.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function rebuildOnChange(folders: readonly string[], names: readonly ReleaseName[]) {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  for (const folder of folders) {
    watch(join(folder, 'src'), { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        building = building.then(async () => {
          for (const name of names) await rebuild(name);
        });
      }, SETTLE_MS);
    });
  }
}

/** A source that does not build is told; the site goes on with the last version that did. */
async function rebuild(name: ReleaseName): Promise<void> {
  const started = performance.now();
  try {
    const { version } = await buildRelease(sourceFolder(name));
    await publish(DEV_DATA, join(sourceFolder(name), 'dist'));
    await promote(DEV_DATA, name, version);
    say(`${name} ${version} in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    say(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
