// node infra/pictures/makeLandscapes.mjs [--routes] [only…] → the massifs of home page, services and places by day and by night, with
// their routes; or only the routes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AGENCY_PICTURES, PICTURES } from './folder.ts';
import { avif, raw } from './relief/encode.mjs';
import { render } from './relief/render.mjs';
import { groundAt, route, routeOverlay, routeSvg, summitOf } from './relief/route.mjs';
import { scenes } from './relief/scenes.mjs';

/** Drawn larger than shown, in both directions. */
const SCALE = 1.5;
const MODES = ['day', 'night'];
const services = ['google', 'website', 'video', 'content', 'facebook', 'crm'];
/** Places of local pages. */
const places = ['quebec', 'levis', 'beauport', 'charlesbourg'];
/** @returns a landscape by day and by night */
const massif = (name, folder) =>
  MODES.map((mode) => ({
    ...{
      name: `massif-${name}`,
      mode,
      cut: '',
      scene: () => scenes[name](mode),
      size: [1280, 720],
      most: 38e3,
      folder,
    },
  }));
const landscapes = [
  ...MODES.map((mode) => ({
    name: 'hero',
    mode,
    cut: '',
    scene: () => scenes.home(mode, false),
    size: [1440, 900],
    most: 45e3,
  })),
  ...MODES.map((mode) => ({
    ...{ name: 'hero', mode, cut: '-phone', scene: () => scenes.home(mode, true), size: [780, 1000], most: 25e3 },
  })),
  ...services.flatMap((name) => massif(name, PICTURES)),
  ...places.flatMap((name) => massif(name, AGENCY_PICTURES)),
];

const only = process.argv.slice(2).filter((word) => word !== '--routes');
const isRoutesOnly = process.argv.includes('--routes');
for (const { name, mode, cut, scene: sceneOf, size, most, folder = PICTURES } of landscapes) {
  const id = `${name}-${mode}${cut}`;
  if (only.length > 0 && !only.includes(name) && !only.includes(id)) continue;
  const [width, height] = size;
  const scene = sceneOf();
  const drawn = render(scene, width, height, SCALE);
  const ends = { from: groundAt(drawn, scene, ...scene.route.from), to: summitOf(drawn, scene, scene.route.box) };
  const line = routeSvg(route(drawn, scene, { ...scene.route, ...ends }), width);
  const look = mode === 'night' ? { color: '{dark.ember}', halo: '{dark.ground}', width: 2.5 } : { width: 2.7 };
  if (!isRoutesOnly) {
    const picture = await raw(drawn).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
    await avif(picture, join(folder, `${id}.avif`), most);
  }
  await writeFile(join(folder, `route-${id.replace('massif-', '')}.svg`), routeOverlay(line, width, height, look));
}
