import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../src/cli/workspace.ts';
import { childrenOf, commandOf, residentOf } from './releases/processMemory.ts';
import { withStartedSite } from './startedSite.ts';

const ROUNDS = 3;
/** In MB. */
const MAX_COMPOSER = 200;
const MAX_RENDERER = 120;
/** Until what follows a page, such as better compression, is done. */
const REST_MS = 15_000;

/**
 * Starts the site for the first time, on an empty folder, so that it builds everything; loads each of its pages three times, and
 * shows what memory composer and renderers keep. Fails where it is more than promised.
 */
export async function runServingMemoryBench(): Promise<void> {
  const folder = await mkdtemp(join(ROOT, '.cache/memory-'));
  try {
    await withStartedSite(folder, {}, async ({ url, pid }) => {
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
      const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => page);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const page of pages) await (await fetch(page)).text();
      }
      await wait(REST_MS);
      const processes = await childrenOf(pid);
      const commands = await Promise.all(processes.map(commandOf));
      const of = async (part: string) => {
        const sizes = await Promise.all(
          processes.filter((_, index) => commands[index]?.includes(part)).map(residentOf),
        );
        return Math.max(...sizes);
      };
      const [composer, renderer] = [await of('cli/main'), await of('renderer/child')];
      process.stdout.write(
        `\n| pages | composer, MB | largest renderer, MB |\n| --- | --- | --- |\n` +
          `| ${pages.length} × ${ROUNDS} | ${composer.toFixed(0)} | ${renderer.toFixed(0)} |\n`,
      );
      if (!(composer <= MAX_COMPOSER && renderer <= MAX_RENDERER)) process.exitCode = 1;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
