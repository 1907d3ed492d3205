import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Clone, isWhole, refuses, type Started, says, startIn, until } from './Clone.ts';
import { environments } from './environments.ts';
import { resources } from './resources.ts';

/** Of the phases of a start, each as often as the others. */
const KILLS = Number(process.env.KILLS ?? 30);
const DEAD_PROXY = 'http://127.0.0.1:9';
/** What keeps npm from tools and scripts. */
const HOSTILE = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_ignore_scripts: 'true' };
/** What keeps Node from this machine. */
const PROXIES = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: DEAD_PROXY, HTTPS_PROXY: DEAD_PROXY };

/**
 * Brings a fresh clone into each situation that a machine has been seen to bring it into, and prints a row for each: works,
 * heals, or the sentence it ends with. Fails where something is damaged, hangs, or goes on running (Linux).
 */
export async function tryMachines(): Promise<void> {
  const top = await mkdtemp(join(tmpdir(), 'agence-machines-'));
  const clone = new Clone(join(top, "l'été %41 & x"));
  const row = async (situation: string, work: () => Promise<string>) => {
    const outcome = await work().catch(({ message }: Error) => {
      process.exitCode = 1;
      return `FAILED: ${message}`;
    });
    process.stdout.write(`| ${situation} | ${outcome} |\n`);
    clone.killAll();
  };
  process.stdout.write('\n| situation | what happens |\n| --- | --- |\n');
  try {
    await row('Ctrl+C while packages are installed, and a start at once', async () => {
      const started = await clone.start({}, { detached: true });
      await until('packages', () => existsSync(join(clone.folder, 'node_modules/react')));
      process.kill(-started.pid, 'SIGINT');
      await isWhole(await clone.start());
      rmSync(join(clone.folder, 'node_modules'), { recursive: true });
      return 'heals';
    });
    await row('first start, with settings of npm that leave packages and scripts out', async () => {
      await isWhole(await clone.start(HOSTILE));
      return 'works';
    });
    await row('a dead proxy that Node is told to use', async () => {
      await isWhole(await clone.start(PROXIES));
      return 'works';
    });
    await refusals(clone, row);
    await endings(clone, row);
    await environments(clone, row);
    await resources(clone, row);
    for (let kill = 0; kill < KILLS; kill += 1) await killed(clone, row, kill);
  } finally {
    clone.killAll();
    await rm(top, { recursive: true, force: true });
  }
}

/** Makes a situation, prints what became of it and ends what still runs. */
export type Row = (situation: string, work: () => Promise<string>) => Promise<void>;

async function refusals(clone: Clone, row: Row): Promise<void> {
  for (const PORT of ['abc', '70000', '-1', '']) {
    await row(`PORT=${PORT}`, async () => refuses(await clone.start({ PORT }), 2, /^PORT is /m));
  }
  await row('data folder that is a file', async () =>
    refuses(await clone.start({ AGENCE_DATA: join(clone.folder, 'README.md') }), 1, /cannot be read and written/),
  );
  await row('second start over a running site, and on its port', async () => {
    const site = await clone.start();
    await isWhole(site);
    const registry = () => readFileSync(join(clone.folder, '.agence/registry.json'), 'utf8');
    const before = registry();
    await refuses(await clone.start(), 1, /is in use by another backend/);
    await refuses(await clone.start({ PORT: new URL(site.url).port }), 1, /is taken/);
    if (registry() !== before) throw new Error('It has changed what the running site shows.');
    return 'refused, and nothing published';
  });
  await row('a source that does not build', async () => {
    const source = join(clone.folder, 'mfe-tools/src/exposes/manifest.ts');
    const before = readFileSync(source);
    appendFileSync(source, '\nexport const = ;\n');
    try {
      const words = await refuses(await clone.start(), 1, /mfe-tools/);
      await clone.isQuiet();
      return words;
    } finally {
      writeFileSync(source, before);
    }
  });
  await row('a folder with # and ?', async () => {
    const marked = `${clone.folder} #1 ?`;
    renameSync(clone.folder, marked);
    try {
      return await refuses(await startIn(marked), 1, /has # or \?/);
    } finally {
      renameSync(marked, clone.folder);
    }
  });
}

async function endings(clone: Clone, row: Row): Promise<void> {
  const which = ['npm', 'sh', 'launcher', 'site'] as const;
  for (const [generation, name] of which.entries()) {
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
      await row(`${signal} to ${name} of a running site`, async () => {
        const started = await clone.start();
        await isWhole(started);
        process.kill(descendant(started, generation), signal);
        await clone.isQuiet();
        return 'nothing runs any more';
      });
    }
  }
}

/** The first child, its first child, and so on: npm, its shell, the launcher, the site. */
function descendant({ pid }: Started, generation: number): number {
  let found = pid;
  for (let count = 0; count < generation; count += 1) {
    found = Number(readFileSync(`/proc/${found}/task/${found}/children`, 'utf8').split(' ')[0]);
  }
  return found;
}

/** Kills everything at a random moment of a phase; then a plain `npm start` has to work. */
async function killed(clone: Clone, row: Row, count: number): Promise<void> {
  const data = join(clone.folder, '.agence');
  const phases = {
    install: () => rmSync(join(clone.folder, 'node_modules'), { recursive: true, force: true }),
    seed: () => rmSync(data, { recursive: true, force: true }),
    build: () => rmSync(join(data, 'builds'), { recursive: true, force: true }),
    upgrade: () => appendFileSync(join(clone.folder, 'package-lock.json'), '\n'),
    serve: () => {},
  };
  const names = Object.keys(phases) as (keyof typeof phases)[];
  const phase = names[count % names.length] as keyof typeof phases;
  // Longer than the phase takes where nothing else runs.
  const moment = Math.random() * { install: 60, seed: 12, build: 40, upgrade: 15, serve: 4 }[phase];
  await row(`everything killed ${moment.toFixed(1)} s into ${phase}`, async () => {
    phases[phase]();
    const started = await clone.start();
    if (phase === 'serve') await says(started, /Ctrl\+C stops everything/);
    await wait(moment * 1000);
    clone.killAll();
    const wasInstalling = existsSync(join(clone.folder, 'node_modules/.agence-installing'));
    await isWhole(await clone.start());
    return wasInstalling ? 'heals, packages afresh' : 'heals';
  });
}
