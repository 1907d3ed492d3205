import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../src/cli/workspace.ts';
import { childrenOf, residentOf } from './releases/processMemory.ts';

/**
 * The whole site as `npm start` runs it, or another command, for as long as some work takes, and until nothing of it runs.
 *
 * @param env besides this process's
 */
export async function withStartedSite(
  folder: string,
  env: Readonly<Record<string, string>>,
  work: (site: { readonly port: number; readonly url: string; readonly pid: number }) => Promise<void>,
  command: readonly string[] = ['start'],
): Promise<void> {
  const port = Number(process.env.PORT ?? 4199);
  const url = `http://localhost:${port}`;
  const site = spawn('npm', ['exec', '--', 'agence', ...command], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), AGENCE_DATA: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
      if (site.exitCode !== null) throw new Error('The site did not start.');
      await wait(200);
    }
    await work({ port, url, pid: site.pid as number });
  } finally {
    const all = await childrenOf(site.pid as number);
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    while ((await Promise.all(all.map(residentOf))).some((size) => size > 0)) await wait(100);
  }
}
