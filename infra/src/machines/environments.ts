import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Clone, isWhole, startIn } from './Clone.ts';
import type { Row } from './tryMachines.ts';

/** As old as the project promises, and older: npm of the same time, since others do not run on it. */
const NODES = { '18.20.8': '9', '20.0.0': '9', '22.0.0': '10' };
/** What a path may be long on Linux, less what stands below it. */
const LONG_PATH = 340;

/** Other Nodes, other places, other settings of the system and of git. */
export async function environments(clone: Clone, row: Row): Promise<void> {
  const top = dirname(clone.folder);
  for (const [node, npm] of Object.entries(NODES)) {
    await row(`Node ${node} with npm ${npm}`, async () => {
      const tools = join(top, `node-${node}`);
      mkdirSync(tools);
      // Its Node comes by a script, which a setting of the machine may leave out.
      execFileSync('npm', ['install', '--ignore-scripts=false', '--no-audit', `node@${node}`, `npm@${npm}`], {
        cwd: tools,
        stdio: 'ignore',
      });
      const bin = join(tools, 'node_modules/.bin');
      await isWhole(await clone.start({ PATH: [bin, process.env.PATH].join(delimiter) }));
      return 'works';
    });
  }
  await row('no home, umask 077, POSIX locale, Tokyo', async () => {
    const env = { HOME: '', LC_ALL: 'POSIX', TZ: 'Asia/Tokyo' };
    await isWhole(await clone.start(env, { through: ['sh', '-c', 'umask 077; unset HOME; exec "$@"', 'sh'] }));
    return 'works';
  });
  await row('256 open files, 256 MB of heap, one core, no folder for what is temporary', async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=256', TMPDIR: join(top, 'nowhere') };
    const through = ['taskset', '-c', '0', 'sh', '-c', 'ulimit -Sn 256; exec "$@"', 'sh'];
    await isWhole(await clone.start(env, { through }));
    return 'works';
  });
  await row('through a link', async () => {
    const link = join(top, 'lien é');
    symlinkSync(clone.folder, link);
    await isWhole(await startIn(link));
    return 'works';
  });
  await row(`a path of ${LONG_PATH} characters`, async () => {
    const long = join(top, ...Array.from({ length: 3 }, () => 'x'.repeat(90))).padEnd(LONG_PATH, 'x');
    mkdirSync(dirname(long), { recursive: true });
    renameSync(clone.folder, long);
    try {
      await isWhole(await startIn(long));
      return 'works';
    } finally {
      renameSync(long, clone.folder);
    }
  });
  await row('checked out anew by a git that writes the line endings of Windows', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', clone.folder, '-c', 'core.autocrlf=true', ...args]);
    git('rm', '-rq', '--cached', '.');
    git('reset', '-q', '--hard');
    await isWhole(await clone.start());
    if (git('status', '--porcelain').length > 0) throw new Error('Git finds files changed.');
    return 'works, with the data folder of before';
  });
}
