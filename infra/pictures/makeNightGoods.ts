import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../src/cli/workspace.ts';

/**
 * Goods of the shop by night: a little darker, and dark things that stand against the ground (a hanger, a frame, a clock) with the
 * moon on their edges, or they would sink into a dark bench. Run it after a good was drawn again.
 */
const FOLDER = join(ROOT, 'mfe-marketplace/pictures');
const NIGHT = { brightness: 0.88, saturation: 0.94 };
/** What the moon makes of a dark edge. */
const MOON = [176, 199, 188] as const;
/** How far its light reaches over an edge, in pixels. */
const REACH = 5;

for (const name of (await readdir(FOLDER)).filter((file) => /^good-.*(?<!-night)\.avif$/.test(file))) {
  const day = sharp(join(FOLDER, name)).ensureAlpha();
  const { data, info } = await day.clone().raw().toBuffer({ resolveWithObject: true });
  const { data: near } = await day
    .clone()
    .extractChannel(3)
    .threshold(200)
    .blur(REACH)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    const dark = Math.max(0, Math.min(1, (115 - (0.3 * red + 0.6 * green + 0.1 * blue)) / 55));
    // Half of the blurred silhouette is its edge; a thin thing has no inside at all.
    const edge = alpha < 120 ? 0 : Math.min(1, (255 - (near[at] ?? 255)) / 130);
    const lit = dark * edge;
    [red, green, blue].forEach((value, channel) => {
      data[at * 4 + channel] = Math.round(value + ((MOON[channel] ?? 0) - value) * lit);
    });
  }
  await sharp(data, { raw: info })
    .modulate(NIGHT)
    .avif({ quality: 58, effort: 6 })
    .toFile(join(FOLDER, name.replace('.avif', '-night.avif')));
}
