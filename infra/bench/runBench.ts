import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { releaseAll } from '../src/cli/releaseAll.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { serve } from '../src/composer/serve.ts';
import { launch, type Visit, visit } from './measure.ts';
import { median } from './median.ts';
import { buildMonolith, cleanFolder } from './monolith.ts';

const FOLDER = join(ROOT, '.cache/bench');
const PAGE = '/';
const NEXT = '/blog';

/**
 * Visits the same page in three shapes, interleaved in one run: composed at run time, composed at build time, and as plain
 * HTML without script. Prints medians and their ratios to the plain page.
 */
export async function runBench(runs: number): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('Usage: agence bench [number of runs]');
  await cleanFolder(FOLDER);
  await releaseAll(join(FOLDER, 'site'), (line) => process.stdout.write(`${line}\n`));
  const site = await serve({ dataDir: join(FOLDER, 'site'), port: 0 });
  const monolith = await serveCopy(site.url, await monolithTransform());
  const plain = await serveCopy(site.url, withoutScripts);
  const subjects = {
    'plain HTML': plain,
    'composed at build time': monolith,
    'composed at run time': { url: site.url, close: site.close },
  };
  const visits = new Map<string, Visit[]>(Object.keys(subjects).map((name) => [name, []]));
  const browser = await launch();
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, { url }] of Object.entries(subjects)) {
        visits.get(name)?.push(await visit(browser, url + PAGE, 'Blog', name !== 'plain HTML'));
      }
    }
  } finally {
    await browser.close();
    for (const { close } of Object.values(subjects)) await close();
  }
  print(visits);
  await rm(FOLDER, { recursive: true, force: true });
}

const MEASURES = [
  ['LCP, ms', 'lcp'],
  ['JavaScript, bytes', 'scriptBytes'],
  ['requests', 'requests'],
  ['interactive after, ms', 'interactive'],
  ['next page after click, ms', 'navigation'],
] as const;

function print(visits: ReadonlyMap<string, readonly Visit[]>) {
  const middle = (name: string, measure: keyof Visit) =>
    median((visits.get(name) ?? []).map((one) => one[measure] ?? Number.NaN));
  const names = [...visits.keys()];
  process.stdout.write(
    `\n| ${PAGE}, median | ${names.join(' | ')} | run time / build time | run time / plain |\n|${' --- |'.repeat(names.length + 3)}\n`,
  );
  for (const [label, measure] of MEASURES) {
    const [plain = 0, build = 0, run = 0] = names.map((name) => middle(name, measure));
    const cell = (value: number) => (Number.isNaN(value) ? '–' : String(Math.round(value)));
    const ratio = (below: number) => (below > 0 ? (run / below).toFixed(2) : '–');
    process.stdout.write(
      `| ${label} | ${[plain, build, run].map(cell).join(' | ')} | ${ratio(build)} | ${ratio(plain)} |\n`,
    );
  }
}

type Transform = (html: string, path: string) => string;

/** The page as it would be without any script: what the network and the browser allow at best. */
const withoutScripts: Transform = (html) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** The page with the one application that was composed at build time instead of the releases. */
async function monolithTransform(): Promise<Transform> {
  const entry = `/monolith/${await buildMonolith(join(FOLDER, 'monolith'))}`;
  return (html) =>
    html
      .replace(/<script type="importmap">[\s\S]*?<\/script>/, '')
      .replace(/(<script type="application\/json" id="registry">)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
        const registry: RegistrySnapshot = JSON.parse(json);
        return open + JSON.stringify({ ...registry, start: [entry], preload: [] }).replaceAll('<', '\\u003c') + close;
      });
}

/** Serves the site's pages, changed, and everything else as it is; with compression made once, as the site does. */
async function serveCopy(siteUrl: string, transform: Transform) {
  const kept = new Map<string, { body: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    let file = kept.get(path);
    if (!file) {
      file = await load(siteUrl, path, transform);
      kept.set(path, file);
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const path of [PAGE, NEXT]) await fetch(url + path);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function load(siteUrl: string, path: string, transform: Transform) {
  if (path.startsWith('/monolith/')) {
    return { body: brotliCompressSync(await readFile(join(FOLDER, path))), type: 'text/javascript' };
  }
  const answer = await fetch(siteUrl + path);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { body: brotliCompressSync(type.startsWith('text/html') ? transform(bytes.toString(), path) : bytes), type };
}
