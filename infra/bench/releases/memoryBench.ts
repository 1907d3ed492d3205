import { setTimeout as wait } from 'node:timers/promises';
import { activate } from '../../src/registry/activate.ts';
import { publishVariant } from './aVariant.ts';
import { type BenchSite, openBenchSite } from './benchSite.ts';
import { memoryOf } from './processMemory.ts';

const PROMOTIONS = 200;
const MAX_RATIO = 1.2;
/** Promotions before the first measure, until code is compiled and the heap has the size that it needs anyway. */
const WARM_UPS = 20;
const PAGES = ['/blog', '/blog/audit-seo-site-web-methode', '/outils/checklist-seo', '/'];
/** An old version's renderer goes on for open requests before it ends. */
const OLD_RENDERERS_END_MS = 35_000;

/**
 * Promotes 200 different versions of the blog, each of which is visited, and compares the memory of composer and renderers
 * with that before. Fails above 1.2 times.
 */
export async function runMemoryBench(): Promise<void> {
  const site = await openBenchSite();
  try {
    for (let index = 0; index < WARM_UPS; index += 1) await promoteAndVisit(site, `warm-up ${index}`);
    const before = await settled(site);
    for (let index = 0; index < PROMOTIONS; index += 1) await promoteAndVisit(site, `variant ${index}`);
    const after = await settled(site);
    const ratio = (after.own + after.children) / (before.own + before.children);
    process.stdout.write(
      `\n| promotions | composer before, MB | after | renderers before, MB | after | ratio |\n|${' --- |'.repeat(6)}\n` +
        `| ${PROMOTIONS} | ${before.own.toFixed(0)} | ${after.own.toFixed(0)} | ${before.children.toFixed(0)} | ${after.children.toFixed(0)} | ${ratio.toFixed(2)} |\n`,
    );
    if (ratio > MAX_RATIO) process.exitCode = 1;
  } finally {
    await site.close();
  }
}

async function promoteAndVisit({ dataDir, url }: BenchSite, mark: string): Promise<void> {
  const version = await publishVariant(dataDir, 'mfe-blog', mark);
  const { revision } = await activate(dataDir, { versions: { 'mfe-blog': version }, by: 'bench' });
  while (((await (await fetch(`${url}/healthz`)).json()) as { revision: number }).revision < revision) await wait(50);
  for (const page of PAGES) {
    const response = await fetch(url + page);
    await response.text();
    if (!response.ok) throw new Error(`${page} answers ${response.status} at revision ${revision}.`);
  }
}

async function settled({ pid }: BenchSite) {
  await wait(OLD_RENDERERS_END_MS);
  return memoryOf(pid);
}
