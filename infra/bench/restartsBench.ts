import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBackendProcess } from '../src/cli/backendProcess.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { loadPages } from './pageLoads.ts';
import { aBenchStore } from './releases/benchSite.ts';
import { childrenOf, commandOf, residentOf } from './releases/processMemory.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const WORKERS = 2;
/** In MB. */
const MAX_COMPOSER = 200;
const MAX_RENDERER = 120;
const PAGES = ['/', '/blog', '/blog/audit-seo-site-web-methode', '/outils/checklist-seo', '/formations', '/boutique'];

/**
 * Kills and restarts each kind of process of a site in production at 200 page loads a second. Fails where a page load fails, or
 * where a process takes more memory than promised.
 */
export async function runRestartsBench(): Promise<void> {
  const port = Number(process.env.PORT ?? 4199);
  const site = `http://localhost:${port}`;
  const dataDir = await aBenchStore();
  const backend = await startBackendProcess({ dataDir: join(dataDir, 'backend'), siteUrl: site });
  const env = { SITE_URL: site, PORT: String(port), AGENCE_STORE: dataDir, WORKERS: String(WORKERS) };
  const served = agence(['serve'], { ...env, SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey });
  let door = agence(['door', '--store', dataDir, '--port', String(port + 1)], { SITE_URL: site });
  const failed: string[] = [];
  try {
    await whenReady(site);
    for (const path of PAGES) await (await fetch(site + path)).text();
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['nothing', async () => {}],
      ['one composer killed', async () => kill((await processesOf(served)).composers[0])],
      ['one composer ended', async () => kill((await processesOf(served)).composers[0], 'SIGTERM')],
      ['all composers replaced (SIGHUP)', async () => served.kill('SIGHUP')],
      ['a renderer of each composer killed', async () => (await firstRenderers(served)).map((pid) => kill(pid))],
      ['the backend killed', async () => kill((await childrenNamed(process.pid, 'backend/src/main'))[0])],
      [
        'the door killed and started',
        async () => {
          for (const pid of [...(await childrenOf(door.pid as number)), door.pid]) kill(pid);
          door = agence(['door', '--store', dataDir, '--port', String(port + 1)], { SITE_URL: site });
        },
      ],
    ];
    print(['what happens', 'page loads', 'failed', 'sent again', 'slowest, ms', 'ready again after, s']);
    print(Array(6).fill('---'));
    for (const [what, happens] of steps) {
      let readyAfter = 0;
      const { loads, failures, sentAgain, slowest } = await loadPages(site, PAGES, PER_SECOND, async () => {
        await wait(1000);
        await happens();
        const since = performance.now();
        await wait(500);
        await whenReady(site, WORKERS, served);
        readyAfter = (performance.now() - since) / 1000;
        await wait(Math.max(0, SECONDS - readyAfter) * 1000);
      });
      print([what, loads, failures.length, sentAgain, slowest.toFixed(0), readyAfter.toFixed(1)]);
      for (const failure of failures.slice(0, 5)) process.stdout.write(`${failure}\n`);
      failed.push(...failures);
    }
    const { composers, renderers } = await processesOf(served);
    const [ofComposers, ofRenderers] = await Promise.all([composers, renderers].map(mostOf));
    print(['memory at most, MB', `composer ${ofComposers?.toFixed(0)}`, `renderer ${ofRenderers?.toFixed(0)}`]);
    const isMuch = (ofComposers ?? 0) > MAX_COMPOSER || (ofRenderers ?? 0) > MAX_RENDERER;
    if (failed.length > 0 || isMuch) process.exitCode = 1;
  } finally {
    for (const child of [served, door]) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    }
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function agence(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'infra/bin/agence.mjs'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Until the site says that it is ready, and has all its processes. */
async function whenReady(site: string, composers = 0, served?: ChildProcess): Promise<void> {
  for (;;) {
    const isReady = (await fetch(`${site}/readyz`).catch(() => undefined))?.ok;
    if (isReady && (!served || (await processesOf(served)).composers.length === composers)) return;
    await wait(200);
  }
}

async function processesOf({ pid = 0 }: ChildProcess) {
  return {
    composers: await childrenNamed(pid, 'production/worker'),
    renderers: await childrenNamed(pid, 'renderer/child'),
  };
}

/** A renderer of each composer. */
async function firstRenderers(served: ChildProcess): Promise<(number | undefined)[]> {
  const { composers } = await processesOf(served);
  return Promise.all(composers.map(async (pid) => (await childrenNamed(pid, 'renderer/child'))[0]));
}

async function childrenNamed(pid: number, part: string): Promise<number[]> {
  const children = await childrenOf(pid);
  const commands = await Promise.all(children.map(commandOf));
  return children.filter((_, index) => commands[index]?.includes(part));
}

async function mostOf(pids: readonly number[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(pids.map(residentOf))));
}

function kill(pid: number | undefined, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void {
  if (pid === undefined) throw new Error('There is nothing to end.');
  process.kill(pid, signal);
}

function print(cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
