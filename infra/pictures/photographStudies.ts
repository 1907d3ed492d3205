import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch, headlessShellPath } from '../src/cli/chromium.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { AGENCY_PICTURES } from './folder.ts';

/** Photographs decisions of a house study as phones lay them out, or a narrow window: letters of a wide page cannot be read there. */
const DETAILS = [
  {
    study: 'la-fournee',
    part: '.hero > div',
    file: 'study-bakery-detail-1',
    window: 1280,
    x: 18,
    width: 620,
    below: 20,
  },
  { study: 'la-fournee', part: 'ol', file: 'study-bakery-detail-2-phone', window: 390, x: 0, width: 390, below: 20 },
  { study: 'la-fournee', part: '.et', file: 'study-bakery-detail-3-phone', window: 390, x: 0, width: 390, below: -4 },
  { study: 'la-fournee', part: '.et', file: 'study-bakery-detail-3', window: 1100, x: 16, width: 1024, below: -48 },
];
/** Pixels of the ground that stay around what is shown. */
const MARGIN = 20;

const browser = await chromium.launch(chromiumLaunch(headlessShellPath()));
const page = await browser.newPage({ deviceScaleFactor: 2 });
for (const { study, part, file, window, x, width, below } of DETAILS) {
  await page.setViewportSize({ width: window, height: 844 });
  await page.goto(pathToFileURL(join(ROOT, 'mfe-marketing/studio', study, 'index.html')).href);
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${study} has no ${part}.`);
  const clip = { x, y: box.y - MARGIN, width, height: box.height + MARGIN + below };
  const taken = await page.screenshot({ fullPage: true, clip });
  const written = await sharp(taken)
    .webp({ quality: 78 })
    .toFile(join(AGENCY_PICTURES, `${file}.webp`));
  process.stdout.write(`${file} ${written.width} × ${written.height}\n`);
}
await browser.close();
