import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Clone, isWhole, refuses, until } from './Clone.ts';
import type { Row } from './tryMachines.ts';

const NOBODY = 65534;
/** Groups of processes with a limit of memory, as the older version of Linux's interface has them. */
const GROUPS = '/sys/fs/cgroup/memory';
const MB = 1024 * 1024;

/** A full disk, too little memory, a folder of somebody else, and a backend that is killed. Only root can make most of them. */
export async function resources(clone: Clone, row: Row): Promise<void> {
  await row('SIGKILL to the backend of a running site', async () => {
    const site = await clone.start();
    await isWhole(site);
    const answers = () => fetch(`${site.url}/auth/v1/settings`).then(({ status }) => status !== 502 && status !== 503);
    const [backend] = clone.processes().filter((pid) => commandOf(pid).includes('--data'));
    if (backend === undefined) throw new Error('There is no backend to kill.');
    process.kill(backend, 'SIGKILL');
    await until('the news of it', () => site.said().includes('The backend has stopped'));
    await isWhole(site);
    await until('the backend', answers);
    return 'pages go on, and it comes back';
  });
  if (process.getuid?.() !== 0) {
    process.stdout.write('| full disk, little memory, another user | not tried: only root can make them |\n');
    return;
  }
  await disk(clone, row);
  if (existsSync(GROUPS)) await memory(clone, row);
  else process.stdout.write('| little memory | not tried: this system has no groups of the older kind |\n');
  await stranger(clone, row);
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

async function disk(clone: Clone, row: Row): Promise<void> {
  const data = join(dirname(clone.folder), 'disque');
  const mount = (...args: string[]) => execFileSync('mount', [...args, data]);
  mkdirSync(data);
  mount('-t', 'tmpfs', '-o', 'size=30m', 'none');
  try {
    await row('a disk of 30 MB, full while the first database is made', async () =>
      refuses(await clone.start({ AGENCE_DATA: data }), 1, /no space|disk/i),
    );
    await row('then one of 600 MB', async () => {
      mount('-o', 'remount,size=600m');
      await isWhole(await clone.start({ AGENCE_DATA: data }));
      return 'heals';
    });
    await row('a disk that fills while the site runs', async () => {
      const site = await clone.start({ AGENCE_DATA: data });
      await isWhole(site);
      const rest = join(data, 'rest');
      try {
        writeFileSync(rest, Buffer.alloc(700 * MB));
      } catch {
        // It is full.
      }
      await isWhole(site);
      rmSync(rest);
      await isWhole(site);
      clone.killAll();
      await isWhole(await clone.start({ AGENCE_DATA: data }));
      return 'pages go on; whole again with space, and at the next start';
    });
  } finally {
    clone.killAll();
    execFileSync('umount', ['--lazy', data]);
  }
}

async function memory(clone: Clone, row: Row): Promise<void> {
  const group = join(GROUPS, `agence-${process.pid}`);
  const within = ['sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh'];
  mkdirSync(group);
  try {
    writeFileSync(join(group, 'memory.limit_in_bytes'), String(256 * MB));
    await row('256 MB of memory', async () =>
      refuses(await clone.start({}, { through: within }), 1, /too little memory/),
    );
    writeFileSync(join(group, 'memory.limit_in_bytes'), String(1024 * MB));
    await row('1 GB of memory, built before', async () => {
      await isWhole(await clone.start({}, { through: within }));
      return 'works';
    });
  } finally {
    clone.killAll();
    await until('an empty group', () => readFileSync(join(group, 'cgroup.procs'), 'utf8') === '');
    rmdirSync(group);
  }
}

/** Somebody who may read the folder and not write there. */
async function stranger(clone: Clone, row: Row): Promise<void> {
  const top = dirname(clone.folder);
  const home = join(top, 'personne');
  mkdirSync(home);
  chownSync(home, NOBODY, NOBODY);
  chmodSync(top, 0o755);
  await row(
    'a folder of root, started by somebody who may not write there, with a data folder of their own',
    async () => {
      const env = { HOME: home, AGENCE_DATA: join(home, 'data') };
      const through = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
      await isWhole(await clone.start(env, { through }));
      return 'works';
    },
  );
}
