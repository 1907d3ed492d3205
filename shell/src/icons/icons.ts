import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brandName, mark } from '@agence/shared-contracts/brand';
import { colors } from '@agence/shared-contracts/tokens/colors';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escapeXml } from '../social/escapeXml.ts';
import { icoOf } from './icoOf.ts';

/** Edges in pixels: of the icon in lists of bookmarks, of the one on home screens, and of those that a manifest names. */
const SIZES = { favicon: 32, apple: 180, manifest: [192, 512] } as const;
const path = (size: number) => `/icon-${size}.png`;

/**
 * The mark in every shape that browsers and systems ask for by name, and the manifest that names it. Made when the
 * release is built.
 *
 * @returns path on the site → bytes
 */
export async function icons(): Promise<Record<string, Uint8Array>> {
  await startRenderer();
  const drawn = (svg: string, size: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  const round = icon(' rx="7"');
  // Systems round the corners themselves; what is clear there becomes black.
  const square = icon('');
  return {
    '/favicon.svg': new TextEncoder().encode(round),
    '/favicon.ico': icoOf(drawn(round, SIZES.favicon), SIZES.favicon),
    '/apple-touch-icon.png': drawn(square, SIZES.apple),
    ...Object.fromEntries(SIZES.manifest.map((size) => [path(size), drawn(square, size)])),
    '/site.webmanifest': new TextEncoder().encode(JSON.stringify(webManifest)),
  };
}

/** The mark on the dark ground, which suits light and dark browsers. @param corners attribute that rounds them */
function icon(corners: string): string {
  const { spruce, 'on-spruce': line } = colors.light;
  const strokes = mark
    .map(({ d, isAccent }) => `<path d="${d}" stroke="${isAccent ? colors.dark.ember : line}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeXml(brandName)}</title><rect width="32" height="32"${corners} fill="${spruce}"/><g fill="none" stroke-width="3" stroke-linejoin="round" transform="translate(3.6 3.2) scale(.8)">${strokes}</g></svg>\n`;
}

const webManifest = {
  name: brandName,
  lang: 'fr-CA',
  start_url: '/',
  display: 'browser',
  background_color: colors.light.ground,
  theme_color: colors.light.spruce,
  icons: SIZES.manifest.map((size) => ({
    src: path(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Once for the process, which in development builds the release again and again. */
async function startRenderer(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(file)).catch((error: Error) => {
    if (!error.message.includes('Already initialized')) throw error;
  });
}
