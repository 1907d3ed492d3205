import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { benches, goodGrounds } from '../../mfe-marketplace/src/goods/benches.ts';
import { ROOT } from '../src/cli/workspace.ts';

/**
 * Goods of the shop as rows of the member area show them: on their bench, no larger than the widest row needs on a screen of two pixels
 * a point. Run it after a good was drawn again, and after `makeNightGoods.ts`.
 */
const FROM = join(ROOT, 'mfe-marketplace/pictures');
const TO = join(ROOT, 'mfe-dashboards/pictures');
const SIZE = { width: 480, height: 300 };
const PADDING = 24;

await mkdir(TO, { recursive: true });
for (const [good, ground] of Object.entries(goodGrounds)) {
  for (const light of ['day', 'night'] as const) {
    const suffix = light === 'night' ? '-night' : '';
    const inner = { width: SIZE.width - 2 * PADDING, height: SIZE.height - 2 * PADDING };
    const drawn = await sharp(join(FROM, `good-${good}${suffix}.avif`))
      .resize({ ...inner, fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    const row = sharp({ create: { ...SIZE, channels: 3, background: benches[ground][light] } }).composite([
      { input: drawn, top: PADDING, left: PADDING },
    ]);
    const stem = join(TO, `row-${good}${suffix}`);
    const bytes = await row.png().toBuffer();
    await sharp(bytes).avif({ quality: 60, effort: 6 }).toFile(`${stem}.avif`);
    if (light === 'day') await sharp(bytes).webp({ quality: 64, effort: 6 }).toFile(`${stem}.webp`);
  }
}
