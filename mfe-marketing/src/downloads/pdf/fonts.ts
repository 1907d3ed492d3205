import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What French texts are written with, in print. */
const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ«»’–—…•·×÷©−\u00a0',
].join('');

const FACES = {
  title: {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    wght: 700,
  },
  text: { from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', wght: 400 },
  strong: { from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', wght: 600 },
} as const;

export type Face = keyof typeof FACES;
export type Fonts = Readonly<Record<Face, Buffer>>;

/** The site's own faces as static TrueType fonts: PDF knows neither variable fonts nor WOFF2. */
export async function printFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const faces = Object.entries(FACES).map(async ([face, { from, wght }]) => {
    const font = await subsetFont(await readFile(require.resolve(from)), GLYPHS, {
      targetFormat: 'sfnt',
      variationAxes: { wght },
    });
    return [face, font] as const;
  });
  return Object.fromEntries(await Promise.all(faces)) as Record<Face, Buffer>;
}
