import { join } from 'node:path';
import { evaluationAddress } from '@agence/backend/siteAddress';
import { refuseMarks } from '../build/plainPlace.ts';
import { assertPortFree, serve } from '../composer/serve.ts';
import { devOptions } from '../dev/site/devOptions.ts';
import { runDevSite } from '../dev/site/runDevSite.ts';
import { startHotRemotes } from '../dev/startHotRemotes.ts';
import { watchSources } from '../dev/watchSources.ts';
import { startBackendProcess } from './backendProcess.ts';
import { type Command, type Given, runOne, SAID } from './commandLine.ts';
import { portSetting } from './portSetting.ts';
import { releaseInProcesses } from './releaseProcess.ts';
import { settings } from './settings.ts';
import { UsageError } from './UsageError.ts';
import { untilStopped } from './untilStopped.ts';
import { DATA_DIR, DEV_RELEASES, namedReleases, ROOT, sourceFolder } from './workspace.ts';

/** Development keeps its own store, so that it never disturbs what `npm start` serves. */
const DEV_DATA = `${DATA_DIR}-dev`;
/** Everything that Vite can serve from its sources: what the shell loads. */
const REMOTES = DEV_RELEASES.filter((name) => name !== 'shell');
const DEFAULT_DEV_PORT = 4200;

const DEV: Command = {
  args: '[<remote> …] [--site <address> [--write]]',
  about:
    'Serves the site with hot replacement for the named remotes, or all, and the rest as built. The shell is built for development, with ' +
    'the React that warns and refreshes; a change of it or of the contract builds it again and reloads open pages. PORT is 4200 unless set; ' +
    'data is kept beside that of npm start, in .agence-dev, or with AGENCE_DATA=<folder> in <folder>-dev.',
  options: devOptions,
  takes: () => true,
  async run(given) {
    await dev(given);
    return SAID;
  },
};

/** `agence dev [remote …]`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence dev', DEV, args);
}

async function dev(given: Given): Promise<void> {
  const named = namedReleases(given.positionals);
  const port = portSetting(DEFAULT_DEV_PORT);
  const deployed = given.text('site');
  if (deployed !== undefined) {
    const [first, ...others] = named;
    if (!first || others.length > 0)
      throw new UsageError('Say which one remote: npm run dev -- blog --site <address>.');
    return runDevSite({ folder: sourceFolder(first), site: deployed, canWrite: given.flag('write'), port });
  }
  const hot = named.length > 0 ? named.filter((name) => name !== 'shell') : REMOTES;
  const siteUrl = settings(() =>
    evaluationAddress(process.env.SITE_URL ?? `http://localhost:${port}`, { publicDemo: false }),
  );
  refuseMarks(ROOT);
  await assertPortFree(port);
  await untilStopped(async ({ endsWith, stopping }) => {
    const backend = await startBackendProcess({ dataDir: join(DEV_DATA, 'backend'), siteUrl, stopping });
    endsWith(backend.close);
    await releaseInProcesses(
      DEV_DATA,
      [
        [REMOTES, 'production'],
        [['shell'], 'development'],
      ],
      stopping,
    );
    process.env.NODE_ENV = 'development';
    const hotRemotes = await startHotRemotes({ root: ROOT, remotes: hot });
    endsWith(hotRemotes.close);
    const site = await serve({ dataDir: DEV_DATA, port, siteUrl, backend, hot: hotRemotes });
    endsWith(site.close);
    releaseShellOnChange();
    stopping.throwIfAborted();
    say(`\n  ${site.url}\n\nData: ${DEV_DATA}\nHot: ${hot.join(', ') || 'nothing'}. Ctrl+C stops everything.`);
  });
}

function releaseShellOnChange() {
  const folders = [sourceFolder('shell'), join(ROOT, 'shared-contracts')].map((folder) => join(folder, 'src'));
  watchSources(folders, () => releaseInProcesses(DEV_DATA, [[['shell'], 'development']]));
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
