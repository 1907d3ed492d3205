import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch, headlessShellPath } from '../src/cli/chromium.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { AGENCY_PICTURES } from './folder.ts';

/** Photographs the decisions of a house study as phones lay them out: letters of a wide page cannot be read there. */
const DETAILS = [
  { study: 'la-fournee', part: 'ol', file: 'study-bakery-detail-2-phone', below: 20 },
  { study: 'la-fournee', part: '.et', file: 'study-bakery-detail-3-phone', below: -4 },
];
const WIDTH = 390;
/** Pixels of the ground that stay around what is shown. */
const MARGIN = 20;

const browser = await chromium.launch(chromiumLaunch(headlessShellPath()));
const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 }, deviceScaleFactor: 2 });
for (const { study, part, file, below } of DETAILS) {
  await page.goto(pathToFileURL(join(ROOT, 'mfe-marketing/studio', study, 'index.html')).href);
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${study} has no ${part}.`);
  const clip = { x: 0, y: box.y - MARGIN, width: WIDTH, height: box.height + MARGIN + below };
  const taken = await page.screenshot({ fullPage: true, clip });
  const { width, height } = await sharp(taken)
    .webp({ quality: 78 })
    .toFile(join(AGENCY_PICTURES, `${file}.webp`));
  process.stdout.write(`${file} ${width} × ${height}\n`);
}
await browser.close();
