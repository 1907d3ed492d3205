// node infra/pictures/makeLost.mjs [day night] → the summit that a lost trail leads to, out of thin fog. Its trail is drawn over it by
// `lost-marks.svg` of those that show it, once.
import { join } from 'node:path';
import { palette } from '@agence/shared-contracts/brand';
import { PICTURES } from './folder.ts';
import { avif, raw } from './relief/encode.mjs';
import { render } from './relief/render.mjs';
import { scenes } from './relief/scenes.mjs';

const [WIDTH, HEIGHT, SCALE] = [1280, 720, 1.4];
const only = process.argv.slice(2);
const fog = { day: '#f6f3ea', night: '#10241e' };
const grounds = { day: palette.light.ground, night: palette.dark.ground };

for (const mode of ['day', 'night']) {
  if (only.length > 0 && !only.includes(mode)) continue;
  const base = scenes.home(mode);
  const color = fog[mode];
  const scene = {
    ...base,
    cam: { x: 520, z: 40, y: 96, abs: true, yaw: 4, fov: 44, horizon: 0.62 },
    // A bank of it lies before the summit, as the way there cannot be seen; the foot is clear.
    veils: [{ x: 0.5, y: 0.43, rx: 1.2, ry: 0.2, core: 0.25, rough: 0.42, power: 0.9, color }],
    air: { ...base.air, mist: { ...base.air.mist, color, warm: color, level: 30, scale: 16, density: 0.005 } },
    sky: {
      ...base.sky,
      ...{ glow: null, clouds: null, stars: 0, moon: null, aurora: null },
      stops: [
        [0, grounds[mode]],
        [1, color],
      ],
    },
  };
  const drawn = await raw(render(scene, WIDTH, HEIGHT, SCALE))
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
  await avif(drawn, join(PICTURES, `lost-${mode}.avif`), 34e3);
}
