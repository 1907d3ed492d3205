import { mkdtemp, rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '../../build/buildRelease.ts';
import { untilStopped } from '../../cli/untilStopped.ts';
import { createSiteServer } from '../../composer/createSiteServer.ts';
import type { Part } from '../../gate/liveSite.ts';
import { readLiveSite } from '../../gate/readLiveSite.ts';
import { watchSources } from '../watchSources.ts';
import { createDevSite } from './createDevSite.ts';

interface DevOptions {
  /** Folder of the remote. */
  readonly folder: string;
  /** Address of the deployed site. */
  readonly site: string;
  readonly canWrite: boolean;
  readonly port: number;
}

/** `agence dev --site <url>`: the deployed site with the remote of a folder in it, on this machine alone, again after every change. */
export async function runDevSite({ folder, site, canWrite, port }: DevOptions): Promise<void> {
  const live = await readLiveSite(site);
  await untilStopped(async ({ endsWith }) => {
    const builds = await mkdtemp(join(tmpdir(), 'agence-dev-'));
    endsWith(() => rm(builds, { recursive: true, force: true }));
    let dev: ReturnType<typeof createDevSite>;
    const server = createSiteServer((request, connection) => dev.fetch(request, connection));
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    dev = createDevSite({ site: live, url, canWrite });
    endsWith(() => dev.close());

    async function show() {
      try {
        const part = await build(folder, builds);
        await dev.show(part);
        say(`${part.release.name} ${part.release.version} is at ${url}`);
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      }
    }
    await show();
    watchSources([join(folder, 'src')], show);
    say(
      `${site}, ${canWrite ? 'which your pages may change' : 'which your pages only read (--write lets them change it)'}`,
    );
  });
}

/** Builds beside what is shown, which goes on until the next is there. */
async function build(folder: string, builds: string): Promise<Part> {
  const dist = join(builds, 'dist');
  const release = await buildRelease(folder, { dist });
  const kept = await mkdtemp(join(builds, `${release.version}-`));
  await rename(dist, kept);
  return { release, folder: kept };
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
