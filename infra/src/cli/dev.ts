import { join } from 'node:path';
import { evaluationAddress } from '@agence/backend/siteAddress';
import { serve } from '../composer/serve.ts';
import { devArguments } from '../dev/site/devArguments.ts';
import { runDevSite } from '../dev/site/runDevSite.ts';
import { startHotRemotes } from '../dev/startHotRemotes.ts';
import { watchSources } from '../dev/watchSources.ts';
import { startBackendProcess } from './backendProcess.ts';
import { releaseInProcesses } from './releaseProcess.ts';
import { DATA_DIR, DEV_RELEASES, namedReleases, ROOT, sourceFolder } from './workspace.ts';

/** Development keeps its own store, so that it never disturbs what `npm start` serves. */
const DEV_DATA = `${DATA_DIR}-dev`;
/** Everything that Vite can serve from its sources: what the shell loads. */
const REMOTES = DEV_RELEASES.filter((name) => name !== 'shell');

/**
 * `agence dev [remote …]`: serves the site with hot replacement for the named remotes (all without a name), the rest as
 * built. The shell is built for development, with the React that warns and refreshes; a change of it or of the contract
 * builds it again and reloads open pages. With `--site <address>` it is the deployed site with one remote from here.
 */
export async function run(args: readonly string[]): Promise<void> {
  const port = Number(process.env.PORT ?? 4200);
  const { named, site: deployed, canWrite } = devArguments(args);
  const [first] = namedReleases(named);
  if (deployed !== undefined) {
    if (!first || named.length > 1) throw new Error('Say which one remote: npm run dev -- blog --site <address>.');
    return runDevSite({ folder: sourceFolder(first), site: deployed, canWrite, port });
  }
  const hot = named.length > 0 ? namedReleases(named).filter((name) => name !== 'shell') : REMOTES;
  const siteUrl = evaluationAddress(process.env.SITE_URL ?? `http://localhost:${port}`, { publicDemo: false });
  const backendStarting = startBackendProcess({ dataDir: join(DEV_DATA, 'backend'), siteUrl });
  backendStarting.catch(() => {});
  await releaseInProcesses(DEV_DATA, [REMOTES, 'production'], [['shell'], 'development']);
  process.env.NODE_ENV = 'development';
  const hotRemotes = await startHotRemotes({ root: ROOT, remotes: hot });
  const backend = await backendStarting;
  const site = await serve({ dataDir: DEV_DATA, port, siteUrl, backend, hot: hotRemotes });
  releaseShellOnChange();
  say(`\n  ${site.url}\n\nHot: ${hot.join(', ') || 'nothing'}. Ctrl+C stops everything.`);
  const stop = async () => {
    await Promise.all([site.close(), hotRemotes.close()]);
    await backend.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function releaseShellOnChange() {
  const folders = [sourceFolder('shell'), join(ROOT, 'shared-contracts')].map((folder) => join(folder, 'src'));
  watchSources(folders, () => releaseInProcesses(DEV_DATA, [['shell'], 'development']));
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
