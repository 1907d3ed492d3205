import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBackendProcess } from '../../src/cli/backendProcess.ts';
import { releaseAll } from '../../src/cli/releaseAll.ts';
import { ROOT } from '../../src/cli/workspace.ts';

/** Where the releases of this checkout are kept between benches. */
const BUILT = join(ROOT, '.cache/bench-releases');

/** A composer of its own process on a store of its own. */
export interface BenchSite {
  readonly url: string;
  readonly dataDir: string;
  /** Of the composer; its renderers are its children. */
  readonly pid: number;
  close(): Promise<void>;
}

/** The releases of this checkout in a store of their own. */
export async function aBenchStore(): Promise<string> {
  await releaseAll(BUILT, (line) => process.stderr.write(`${line}\n`));
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const dataDir = await mkdtemp(join(ROOT, '.cache/bench-site-'));
  await cp(BUILT, dataDir, { recursive: true });
  return dataDir;
}

/** Serves the releases of this checkout, in a process of its own. */
export async function openBenchSite(): Promise<BenchSite> {
  const dataDir = await aBenchStore();
  const backend = await startBackendProcess({ dataDir: join(dataDir, 'backend'), siteUrl: 'http://localhost' });
  const child = fork(join(import.meta.dirname, 'benchSiteProcess.ts'), [dataDir, backend.url, backend.anonKey]);
  const [url] = (await once(child, 'message')) as [string];
  // The backend reads its schema when it is first asked, which takes seconds.
  while (!(await fetch(`${url}/formations`)).ok) await wait(200);
  return {
    url,
    dataDir,
    pid: child.pid as number,
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
