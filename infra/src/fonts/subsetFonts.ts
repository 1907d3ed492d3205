import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../cli/workspace.ts';

/** Every character of the site: ASCII, French letters and typography, and what prices and arrows need. */
const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ«»“”‘’–—…•·×→←↑↓↗✓€©®™°²³½%‰−≤≥≈\u00a0\u202f',
].join('');

const FONTS = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage.woff2',
    wght: { min: 500, max: 800 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    wght: { min: 400, max: 700 },
  },
];

/** Makes the font files of the shell and of social images from Fontsource; run it when glyphs or families change. */
const require = createRequire(import.meta.url);
const folder = join(ROOT, 'shell/static/fonts');
await mkdir(folder, { recursive: true });
for (const { from, to, wght } of FONTS) {
  const font = await subsetFont(await readFile(require.resolve(from)), GLYPHS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(join(folder, to), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}

// Social images are drawn by a library that reads TrueType alone, without axes.
const [display] = FONTS;
if (display) {
  const font = await subsetFont(await readFile(require.resolve(display.from)), GLYPHS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
  });
  await writeFile(join(folder, 'bricolage-700.ttf'), font);
  process.stdout.write(`bricolage-700.ttf: ${font.length} bytes\n`);
}
