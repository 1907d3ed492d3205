import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumLaunch, headlessShellPath } from '../src/cli/chromium.ts';
import { ROOT } from '../src/cli/workspace.ts';

/** Measures the house studies as their pages tell it, on a simulated phone, and writes it down with the date. */
const STUDIO = join(ROOT, 'mfe-marketing/studio');
const MEASURES = join(ROOT, 'mfe-marketing/src/content/studies/measures.json');
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.woff2', 'font/woff2'],
]);
/** Bytes a second of 1.6 Mbit/s down and 750 kbit/s up, and milliseconds of delay. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const server = createServer(async ({ url = '/' }, answer) => {
  const file = join(STUDIO, new URL(url, 'http://studio.test').pathname);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return void answer.writeHead(404).end();
  const type = TYPES.get(extname(file)) ?? 'application/octet-stream';
  if (type !== 'text/html') return void answer.writeHead(200, { 'content-type': type }).end(bytes);
  answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(bytes));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(chromiumLaunch(headlessShellPath()));
const slugs = Object.keys(JSON.parse(await readFile(MEASURES, 'utf8')));
const measured: Record<string, object> = {};
for (const slug of slugs) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sent = { total: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent.total += encodedDataLength;
    sent.requests += 1;
  });
  await page.goto(`${base}/${slug}/index.html`, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page on which nothing shifts has no entry to wait for.
        setTimeout(resolve, 500, []);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { readonly value: number })[];
    return {
      scripts: document.scripts.length,
      largestPaint: Math.round((await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0),
      shift: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
  const html = brotliCompressSync(await readFile(join(STUDIO, slug, 'index.html'))).length;
  measured[slug] = { date: new Date().toISOString().slice(0, 10), html, ...sent, ...seen };
  await page.close();
}
await writeFile(MEASURES, `${JSON.stringify(measured, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
await browser.close();
server.close();
