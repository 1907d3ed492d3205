import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../composer/serve.ts';
import { startBackendProcess } from './backendProcess.ts';
import { chromiumPath } from './chromium.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { portSetting } from './portSetting.ts';
import { releaseAll } from './releaseAll.ts';
import { UsageError } from './UsageError.ts';
import { DATA_DIR } from './workspace.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const LIGHTHOUSE: Command = {
  args: '[</path> …]',
  about:
    'Lighthouse (mobile, simulated) on the composed production site; all pages of the sitemap without a path. Fails when a page has ' +
    'less than 100 in any category, or is not there. PORT is 4195 unless set.',
  options: {},
  takes: () => true,
  async run({ positionals }) {
    const wrong = positionals.find((path) => !path.startsWith('/'));
    if (wrong !== undefined) throw new UsageError(`"${wrong}" is no path of the site: it begins with /.`);
    await measure(positionals);
    return SAID;
  },
};

/** `agence lighthouse`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence lighthouse', LIGHTHOUSE, args);
}

async function measure(paths: readonly string[]): Promise<void> {
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
    for (const path of paths.length > 0 ? paths : await sitemapPaths(siteUrl)) {
      // The first visit composes the page; visitors get it from then on.
      const { status } = await fetch(siteUrl + path);
      if (status !== 200) throw new Error(`${path} is no page of the site: it answers ${status}.`);
      if (!(await isPerfect(siteUrl + path, chrome.port))) process.exitCode = 1;
    }
  } finally {
    chrome.kill();
    await site.close();
    await backend.close();
  }
}

async function isPerfect(url: string, port: number): Promise<boolean> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) {
    say(`No result for ${new URL(url).pathname}: ${runtimeError.message}`);
    return false;
  }
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const lcp = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
  say(`${scores.join(' ').padEnd(16)} LCP ${lcp} ms  ${new URL(url).pathname}`);
  const weak = Object.values(categories).flatMap(({ auditRefs, score }) =>
    (score ?? 0) < 1 ? auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9) : [],
  );
  for (const { id } of weak) say(`    ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  return scores.every((score) => score === 100);
}

async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
