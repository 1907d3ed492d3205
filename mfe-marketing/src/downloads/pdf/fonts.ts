import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What French texts are written with, in print. */
const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ«»’–—…•·×÷©−\u00a0',
].join('');

const require = createRequire(import.meta.url);
const FACES = {
  title: {
    from: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    wght: 700,
  },
  text: { from: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), wght: 400 },
  strong: { from: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), wght: 600 },
} as const;

export type Face = keyof typeof FACES;
export type Fonts = Readonly<Record<Face, Buffer>>;

/** The site's own faces as static TrueType fonts: PDF knows neither variable fonts nor WOFF2. */
export async function printFonts(): Promise<Fonts> {
  const faces = Object.entries(FACES).map(async ([face, { from, wght }]) => {
    const font = await subsetFont(await readFile(from), GLYPHS, {
      targetFormat: 'sfnt',
      variationAxes: { wght },
    });
    return [face, font] as const;
  });
  return Object.fromEntries(await Promise.all(faces)) as Record<Face, Buffer>;
}
