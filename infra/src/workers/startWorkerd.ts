import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The program for this machine. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { readonly default: string };

/**
 * The site on workerd, from the folder that `bundleWorkers` has written. Resolves when it answers.
 *
 * @param env the settings of `Env.ts`, besides this process's environment
 * @param path of a page
 * @returns ends it
 */
export async function startWorkerd(
  folder: string,
  env: Readonly<Record<string, string>> & { readonly SITE_URL: string },
  path: string,
): Promise<() => Promise<void>> {
  const { host } = new URL(env.SITE_URL);
  const site = spawn(
    workerd,
    ['serve', '--experimental', join(folder, 'site.capnp'), '--socket-addr', `http=${host}`],
    // Its log has a line for each request.
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(site, 'exit');
  const end = async () => {
    site.kill('SIGTERM');
    await ended;
  };
  while (!(await fetch(env.SITE_URL + path).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error('workerd did not start.');
    await wait(200);
  }
  return end;
}
