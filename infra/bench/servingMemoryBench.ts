import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../src/cli/workspace.ts';
import { childrenOf, commandOf, residentOf, shareOf } from './releases/processMemory.ts';
import { withStartedSite } from './startedSite.ts';

const ROUNDS = 3;
/** In MB. */
const MAX_COMPOSER = 200;
const MAX_RENDERER = 120;
/** Of all processes at rest, npm among them, what they have in common counted once, in MB. */
const MAX_ALL = { first: 900, second: 650 };
/** Until what follows a page, such as better compression, is done. */
const REST_MS = 15_000;

/**
 * Starts the site for the first time, on an empty folder, so that it builds everything, and once more; each time waits until it
 * rests, and shows what memory all its processes keep. Then loads each of its pages three times and shows what composer and renderers
 * keep. Fails where it is more than promised.
 */
export async function runServingMemoryBench(): Promise<void> {
  const folder = await mkdtemp(join(ROOT, '.cache/memory-'));
  try {
    process.stdout.write(
      `\n| start | processes | at rest, MB | at most, MB | resident one by one, MB |\n| --- | --- | --- | --- | --- |\n`,
    );
    for (const start of ['first', 'second'] as const) {
      await withStartedSite(folder, {}, async ({ url, pid }) => {
        await wait(REST_MS);
        const all = [pid, ...(await childrenOf(pid))];
        const [shares, residents] = [await sumOf(all, shareOf), await sumOf(all, residentOf)];
        process.stdout.write(
          `| ${start} | ${all.length} | ${shares.toFixed(0)} | ${MAX_ALL[start]} | ${residents.toFixed(0)} |\n`,
        );
        if (shares > MAX_ALL[start]) process.exitCode = 1;
        if (start === 'first') await loadPages(url, pid);
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sumOf(pids: readonly number[], sizeOf: (pid: number) => Promise<number>): Promise<number> {
  const sizes = await Promise.all(pids.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function loadPages(url: string, pid: number): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => page);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) await (await fetch(page)).text();
  }
  await wait(REST_MS);
  const processes = await childrenOf(pid);
  const commands = await Promise.all(processes.map(commandOf));
  const of = async (part: string) => {
    const sizes = await Promise.all(processes.filter((_, index) => commands[index]?.includes(part)).map(residentOf));
    return Math.max(...sizes);
  };
  const [composer, renderer] = [await of('cli/main'), await of('renderer/child')];
  process.stdout.write(
    `\n${pages.length} pages × ${ROUNDS}: composer ${composer.toFixed(0)} MB, largest renderer ${renderer.toFixed(0)} MB\n\n`,
  );
  if (!(composer <= MAX_COMPOSER && renderer <= MAX_RENDERER)) process.exitCode = 1;
}
