import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { serve } from '../composer/serve.ts';
import { startBackendProcess } from './backendProcess.ts';
import { chromiumPath } from './chromium.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { portSetting } from './portSetting.ts';
import { releaseAll } from './releaseAll.ts';
import { UsageError } from './UsageError.ts';
import { DATA_DIR, ROOT } from './workspace.ts';

/** What `/preuves` shows of the site. */
const KEPT = join(ROOT, 'mfe-marketing/src/content/evidence/measures.json');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const LIGHTHOUSE: Command = {
  args: '[</path> …]',
  about:
    'Lighthouse (mobile, simulated) on the composed production site; all pages of the sitemap without a path. Fails when a page has ' +
    'less than 100 in any category, or is not there. PORT is 4195 unless set.',
  options: {
    keep: {
      type: 'boolean',
      about: 'write down what /preuves shows of its pages, with the date; these are measured, whatever is named',
    },
  },
  takes: () => true,
  async run({ positionals, flag }) {
    const wrong = positionals.find((path) => !path.startsWith('/'));
    if (wrong !== undefined) throw new UsageError(`"${wrong}" is no path of the site: it begins with /.`);
    if (!flag('keep')) await measure(positionals);
    else await keep(await measure(await keptPaths()));
    return SAID;
  },
};

/** `agence lighthouse`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence lighthouse', LIGHTHOUSE, args);
}

/** @returns what Lighthouse says of each page that it has a result for */
async function measure(paths: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  await onProductionSite(async (siteUrl, visit) => {
    for (const path of paths.length > 0 ? paths : await sitemapPaths(siteUrl)) {
      const result = await visit(path);
      if (result) results.push(result);
      if (!result || !isPerfect(result)) process.exitCode = 1;
    }
  });
  return results;
}

/**
 * Serves the composed production site while some work takes.
 *
 * @param work receives its address, and what opens a page in Lighthouse (mobile, simulated): undefined where that has no result
 */
export async function onProductionSite(
  work: (siteUrl: string, visit: (path: string) => Promise<Result | undefined>) => Promise<void>,
): Promise<void> {
  const port = portSetting(4195);
  const chromePath = chromiumPath();
  const siteUrl = `http://localhost:${port}`;
  await releaseAll(DATA_DIR, say);
  const backend = await startBackendProcess({ dataDir: join(DATA_DIR, 'backend'), siteUrl });
  const site = await serve({ dataDir: DATA_DIR, port, siteUrl, backend });
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await work(siteUrl, async (path) => {
      // The first visit composes the page; visitors get it from then on.
      const { status } = await fetch(siteUrl + path);
      if (status !== 200) throw new Error(`${path} is no page of the site: it answers ${status}.`);
      return resultOf(siteUrl + path, chrome.port);
    });
  } finally {
    chrome.kill();
    await site.close();
    await backend.close();
  }
}

async function resultOf(url: string, port: number): Promise<Result | undefined> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (!result.lhr.runtimeError) return result.lhr;
  say(`No result for ${new URL(url).pathname}: ${result.lhr.runtimeError.message}`);
  return undefined;
}

/** In percent, in the order of the categories: performance, accessibility, best practices, search engines. */
export const scoresOf = ({ categories }: Result) =>
  CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));

function isPerfect(result: Result): boolean {
  const { categories, audits, finalDisplayedUrl: url } = result;
  const scores = scoresOf(result);
  const lcp = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
  say(`${scores.join(' ').padEnd(16)} LCP ${lcp} ms  ${new URL(url).pathname}`);
  const weak = Object.values(categories).flatMap(({ auditRefs, score }) =>
    (score ?? 0) < 1 ? auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9) : [],
  );
  for (const { id } of weak) say(`    ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  return scores.every((score) => score === 100);
}

async function keptPaths(): Promise<string[]> {
  const { pages }: { pages: readonly { path: string }[] } = JSON.parse(await readFile(KEPT, 'utf8'));
  return pages.map(({ path }) => path);
}

/** Names of what Chromium loads in the words of `/preuves`. */
const KINDS = new Map([
  ['Document', 'html'],
  ['Script', 'scripts'],
  ['Font', 'fonts'],
  ['Image', 'images'],
]);

async function keep(results: readonly Result[]): Promise<void> {
  const paths = await keptPaths();
  if (results.length < paths.length) throw new Error('Nothing is written down: some pages have no result.');
  const pages = results.map((result) => {
    const { audits, finalDisplayedUrl: url } = result;
    const loaded = (audits['network-requests']?.details as { items?: readonly Loaded[] } | undefined)?.items ?? [];
    const bytes: Record<string, number> = { html: 0, scripts: 0, fonts: 0, images: 0, other: 0 };
    for (const { resourceType = '', transferSize } of loaded) {
      const kind = KINDS.get(resourceType) ?? 'other';
      bytes[kind] = (bytes[kind] ?? 0) + transferSize;
    }
    // Not the speed: it is that of the machine, of whatever else it does, as much as of the page.
    const [, accessibility, practices, seo] = scoresOf(result);
    return {
      path: new URL(url).pathname,
      scores: { accessibility, practices, seo },
      bytes,
      requests: loaded.length,
      shift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    };
  });
  const [first] = results;
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(KEPT, `${JSON.stringify({ date, lighthouse: first?.lighthouseVersion, pages }, null, 2)}\n`);
}

interface Loaded {
  readonly resourceType?: string;
  readonly transferSize: number;
}

async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
