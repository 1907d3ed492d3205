import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../src/cli/workspace.ts';
import { addGlyphs } from './addGlyphs.ts';
import { signs } from './signs.ts';

/** Every character of the site: ASCII, French letters and typography, and what prices and arrows need. */
const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ«»“”‘’–—…•·×→←↑↓↗✓★′›÷º€©®™°²³½%‰−≤≥≈\u00a0\u202f',
].join('');

const require = createRequire(import.meta.url);
const FONTS = [
  {
    from: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    to: 'bricolage.woff2',
    wght: { min: 500, max: 800 },
    added: signs(108, 330),
  },
  {
    from: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    to: 'figtree.woff2',
    wght: { min: 400, max: 700 },
    added: signs(98, 350),
  },
];

/** Makes the font files of the shell and of social images from Fontsource; run it when glyphs or families change. */
const folder = join(ROOT, 'shell/static/fonts');
await mkdir(folder, { recursive: true });
/** The glyphs of a family at some weights, with the signs that it lacks. */
async function drawn(
  { from, added }: (typeof FONTS)[number],
  wght: number | { min: number; max: number },
): Promise<Buffer> {
  const font = await subsetFont(await readFile(from), GLYPHS, { targetFormat: 'sfnt', variationAxes: { wght } });
  return addGlyphs(Buffer.from(font), added);
}

for (const family of FONTS) {
  const font = await subsetFont(await drawn(family, family.wght), GLYPHS, { targetFormat: 'woff2' });
  await writeFile(join(folder, family.to), font);
  process.stdout.write(`${family.to}: ${font.length} bytes\n`);
}

// Social images are drawn by a library that reads TrueType alone, without axes.
const [display] = FONTS;
if (display) {
  const font = await subsetFont(await drawn(display, 700), GLYPHS, { targetFormat: 'truetype' });
  await writeFile(join(folder, 'bricolage-700.ttf'), font);
  process.stdout.write(`bricolage-700.ttf: ${font.length} bytes\n`);
}
