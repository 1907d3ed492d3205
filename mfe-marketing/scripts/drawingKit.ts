import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/* What drawings of screens share: letters as paths, phones, and how they are written. */

/** Where drawings are. */
export const PICTURES = join(import.meta.dirname, '../pictures');
const FONTS = join(import.meta.dirname, '../../shell/static/fonts');

/** All letters that stand in the drawings. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÉÈÊÎÔàâçéèêëîïôùû0123456789 .,:;!?’«»·$-\u00a0\u202f';

/** Names of the outlines of all letters that drawings use. */
const outlines = new Map<string, string>();

/** Sets texts in a face, from a baseline, each letter as a use of its outline: images know no fonts. */
async function typeface(name: string, file: string, weight?: number) {
  const bytes = await readFile(join(FONTS, file));
  const font = fontkit.create(
    weight ? await subsetFont(bytes, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: weight } }) : bytes,
  );
  /** @param room what it is centred in, from `x` */
  return (text: string, x: number, y: number, size: number, ink = INK, room?: number) => {
    let at = 0;
    const letters = font.layout(text).glyphs.map(({ path, advanceWidth }) => {
      const outline = path.commands
        .map(
          ({ command, args }) =>
            ({ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' })[command] +
            args.map(Math.round).join(' '),
        )
        .join('');
      const letter = outlines.get(outline) ?? `${name}${outlines.size}`;
      outlines.set(outline, letter);
      const drawn = outline ? `<use href="#${letter}" x="${Math.round(at)}"/>` : '';
      at += advanceWidth;
      return drawn;
    });
    const scale = Math.round((size / font.unitsPerEm) * 1e5) / 1e5;
    const from = room ? Math.round((x + (room - at * scale) / 2) * 10) / 10 : x;
    return `<g fill="${ink}" transform="translate(${from} ${y})scale(${scale} -${scale})">${letters.join('')}</g>`;
  };
}

export const INK = '{light.ink}';
export const SOFT = '{light.ink-soft}';
export const display = await typeface('d', 'bricolage-700.ttf');
export const regular = await typeface('r', 'figtree.woff2', 400);
export const bold = await typeface('b', 'figtree.woff2', 600);

/** Says on the piece itself that it is invented (AMB-56). */
export const mark = (right: number, y: number, ink = SOFT) =>
  `<rect x="${right - 50}" y="${y}" width="50" height="22" rx="3" fill="none" stroke="${ink}" stroke-dasharray="3 3"/>${bold('Fictif', right - 50, y + 15.5, 12.5, ink, 50)}`;

/** A phone whose screen has its upper left at 0 0. */
export const phone = (id: string, width: number, height: number, screen: string) =>
  `<rect width="${width}" height="${height}" rx="44" fill="#151a18" stroke="#7c8a83" stroke-opacity=".55"/><clipPath id="${id}"><rect width="${width - 20}" height="${height - 20}" rx="34"/></clipPath><g transform="translate(10 10)"><g clip-path="url(#${id})">${screen}</g></g>`;

/** The hour of a phone, and its signal. */
export const statusBar = (hour: string) =>
  `${bold(hour, 26, 34, 14)}<g fill="{light.ink}"><circle cx="262" cy="29" r="3.500"/><circle cx="272" cy="29" r="3.500"/><circle cx="282" cy="29" r="3.500"/></g>`;

/** The outlines that a drawing uses. */
const lettersOf = (drawing: string) =>
  `<defs>${[...outlines].flatMap(([path, name]) => (drawing.includes(`"#${name}"`) ? `<path id="${name}" d="${path}"/>` : [])).join('')}</defs>`;

/** Writes a drawing. @param box its upper left, width and height @param folder another one than the agency's pages have */
export const write = (
  name: string,
  box: readonly [number, number, number, number],
  drawing: string,
  folder: string = PICTURES,
) =>
  writeFile(
    join(folder, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${lettersOf(drawing)}${drawing}</svg>`,
  );
