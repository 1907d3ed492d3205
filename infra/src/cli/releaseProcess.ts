import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { BuildMode } from '../build/viteConfig.ts';
import { endedInWords } from './endedInWords.ts';
import { inWords } from './inWords.ts';
import { publishChanged, showBuilt } from './releaseAll.ts';
import { namedReleases, type ReleaseName } from './workspace.ts';

/** Which releases to build, and how. */
type Batch = readonly [releases: readonly ReleaseName[], mode: BuildMode];

/**
 * Releases what has changed, for `agence dev`: each batch is built in a process of its own, because a build decides for its
 * whole process which React is used, and keeps it busy; then all is promoted together. A release that does not build is
 * told, and the site goes on with its last version.
 */
export async function releaseInProcesses(
  dataDir: string,
  batches: readonly Batch[],
  stopping?: AbortSignal,
): Promise<void> {
  for (const batch of batches) for (const failure of await publishInProcess(dataDir, batch, { stopping })) say(failure);
  const releases = batches.flatMap(([releases]) => releases);
  await showBuilt(dataDir, say, releases).catch((error: Error) => say(error.message));
}

/**
 * Builds and publishes what has changed in a process of its own, which takes half a gigabyte with it when it ends.
 *
 * @param options.priority of the process, as `os.setPriority` takes it
 * @param options.stopping aborted when it is not wanted any more
 * @returns a sentence for each release that could not be
 * @throws the reason of `stopping`
 */
export async function publishInProcess(
  dataDir: string,
  [releases, mode]: Batch,
  {
    priority = constants.priority.PRIORITY_NORMAL,
    stopping,
  }: { readonly priority?: number; readonly stopping?: AbortSignal | undefined } = {},
): Promise<readonly string[]> {
  const child = fork(join(import.meta.dirname, 'releaseProcess.ts'), [dataDir, mode, ...releases]);
  // One that is lower than it was can be set by anybody.
  if (child.pid && priority > constants.priority.PRIORITY_NORMAL) setPriority(child.pid, priority);
  const giveUp = () => void child.kill('SIGKILL');
  stopping?.addEventListener('abort', giveUp);
  const failures: string[] = [];
  child.on('message', (failure) => failures.push(String(failure)));
  const [code, signal] = await once(child, 'exit');
  stopping?.removeEventListener('abort', giveUp);
  stopping?.throwIfAborted();
  return code === 0 || failures.length > 0 ? failures : [endedInWords('The build', { code, signal })];
}

if (process.send && process.argv[1] === import.meta.filename) {
  const [dataDir = '', mode, ...names] = process.argv.slice(2);
  // Whoever wanted it has ended, however that was.
  process.once('disconnect', () => process.exit(1));
  for (const name of namedReleases(names)) {
    await publishChanged(dataDir, say, [name], mode as BuildMode).catch((error: Error) => {
      process.send?.(`${name}: ${inWords(error)}`);
    });
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
