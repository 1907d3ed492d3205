import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import { brandName, mark } from '@agence/shared-contracts/brand';
import { colors } from '@agence/shared-contracts/tokens/colors';
import { escapeXml } from './escapeXml.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/** Title sizes with how many characters fit a line and how many lines fit the image. */
const SIZES = [
  { size: 88, line: 96, characters: 22, lines: 3 },
  { size: 68, line: 76, characters: 29, lines: 4 },
  { size: 52, line: 60, characters: 38, lines: 5 },
] as const;

/**
 * The image that social networks show for a page: its title on the page's own terrain, with the route to the summit.
 *
 * @param seed the same seed gives the same landscape
 */
export function socialImage(title: string, seed: string): string {
  const { spruce, ember } = colors.dark;
  const map = terrain(seed, { width: WIDTH, height: HEIGHT, roughness: 0.7 });
  const contours = contourLines(map, { levels: 11, step: 24 }).join('');
  const { size, line, rows } = layout(title);
  const top = HEIGHT / 2 - ((rows.length - 1) * line) / 2 + size / 3;
  const text = rows
    .map((row, index) => `<text x="${MARGIN}" y="${top + index * line}" font-size="${size}">${escapeXml(row)}</text>`)
    .join('');
  const strokes = mark
    .map(
      ({ d, isAccent }) =>
        `<path d="${d}" stroke="${isAccent ? ember : colors.dark['on-spruce']}" stroke-width="2.4"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${spruce}"/><path d="${contours}" fill="none" stroke="${colors.dark['on-spruce']}" stroke-opacity=".13" stroke-width="2"/><g font-family="Bricolage Grotesque" font-weight="700" fill="${colors.dark['on-spruce']}"><g fill="none" stroke-width="5" stroke-linejoin="round" transform="translate(${MARGIN} 60) scale(1.6)">${strokes}</g><text x="${MARGIN + 62}" y="102" font-size="40">${escapeXml(brandName)}</text>${text}</g><path d="M${MARGIN} ${HEIGHT - 76}h96" stroke="${ember}" stroke-width="6"/></svg>`;
}

/** The largest size at which the title fits; what is still too long ends with an ellipsis. */
export function layout(title: string): { size: number; line: number; rows: string[] } {
  for (const { size, line, characters, lines } of SIZES) {
    const rows = wrap(title, characters);
    if (rows.length <= lines) return { size, line, rows };
  }
  const { size, line, characters, lines } = SIZES[2];
  const rows = wrap(title, characters).slice(0, lines);
  rows[lines - 1] = `${rows[lines - 1]}…`;
  return { size, line, rows };
}

/** Breaks a text at ordinary spaces; a word that is longer than a line is cut. */
function wrap(text: string, characters: number): string[] {
  const rows: string[] = [];
  const words = text.split(/[ \t\n]+/).flatMap((word) => word.match(new RegExp(`.{1,${characters}}`, 'gsu')) ?? []);
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= characters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
