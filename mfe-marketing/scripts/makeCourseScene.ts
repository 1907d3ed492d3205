import { join } from 'node:path';
import { bold, display, mark, regular, SOFT, write } from './drawingKit.ts';

/**
 * Draws what the course on local search is about, as its first lesson tells it: somebody looks for a day nursery, three are found,
 * and a note beside the phone says why one of them comes first. The names are invented.
 */

const MARKETPLACE = join(import.meta.dirname, '../../mfe-marketplace/pictures');

const star = 'm0-9 2.7 5.7 6.2.7-4.6 4.2 1.3 6.100L0 3.600l-5.6 3.1 1.3-6.1-4.6-4.2 6.2-.7z';
const stars = (x: number, y: number, given: number) =>
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<path fill="${at < given ? '{light.ember}' : '{light.line}'}" transform="translate(${x + at * 20} ${y})" d="${star}"/>`,
    )
    .join('');
const pin = (x: number, y: number, size: number, ink: string) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path fill="${ink}" d="M0 0c-15-18-19-24-19-34a19 19 0 0 1 38 0c0 10-4 16-19 34z"/><circle cy="-34" r="7.5" fill="#fff"/></g>`;

/** Planks of maple. */
const table = `<path fill="#d9b88a" d="M0 0h640v400H0z"/><path fill="#cfab79" d="M0 84h640v82H0zM0 250h640v80H0z"/><path fill="none" stroke="#b98f5b" stroke-width="2" d="M0 84h640M0 166h640M0 250h640M0 330h640M470 84v82M150 166v84M560 250v80M20 34c70-8 90 10 150 2M500 206c50-6 80 8 130 0M24 292c30-5 40 4 66 0M470 372c60-6 100 8 160 0"/>`;

/** The quarter: streets, the river, a park, and the three that are there. */
const map = `<path fill="#e8ecdf" d="M0 70h372v104H0z"/><path fill="#bcd8e0" d="M0 70h120c-6 22-40 24-58 40s-30 40-62 40z"/><path fill="#c5dcb9" d="M292 70h80v44l-70 14z"/><path fill="none" stroke="#fff" stroke-width="7" d="M60 174 130 70M140 174 210 70M222 174 282 70M310 174l62-94M70 150l302-10M112 106l260 6"/>${pin(292, 150, 0.62, '{light.edge}')}${pin(88, 164, 0.62, '{light.edge}')}${pin(186, 158, 1.35, '{light.ember}')}`;

const others = [
  ['Les Petits Flots', 4, 304],
  ['Le Carrousel', 3, 366],
] as const;
/** What is found, each with its place; the first stands before the others, over the edge of the phone. */
const results = others
  .map(
    ([name, given, y]) =>
      `<path stroke="{light.line}" stroke-width="2" d="M18 ${y - 16}h336"/><rect x="22" y="${y - 4}" width="40" height="40" rx="6" fill="#dfe3da"/>${bold(name, 78, y + 13, 19, SOFT)}${stars(88, y + 28, given)}`,
  )
  .join('');
const first = `<path fill="{dark.spruce}" opacity=".2" d="M-20 192h412a12 12 0 0 1 12 12v78a12 12 0 0 1-12 12H-8a12 12 0 0 1-12-12z" transform="translate(4 7)"/><rect x="-24" y="186" width="420" height="100" rx="12" fill="#fff"/><path fill="{light.ember}" d="M-12 186a12 12 0 0 0-12 12v76a12 12 0 0 0 12 12z"/><g transform="translate(4 204)"><rect width="64" height="64" rx="8" fill="#f3d9a6"/><path fill="{light.glacier}" d="M8 30 32 12l24 18z"/><path fill="#fff" d="M14 30h36v28H14z"/><path fill="{light.ember}" d="M26 40h12v18H26z"/><circle cx="20" cy="38" r="3.5" fill="{light.moss}"/><circle cx="44" cy="38" r="3.5" fill="{light.moss}"/></g>${display('Garderie La Ribambelle', 84, 226, 24)}${stars(94, 243, 5)}${bold('Ouverte', 84, 273, 17, '{light.moss}')}${regular('· 3e Avenue, Limoilou', 154, 273, 17, SOFT)}`;

const phone = `<g transform="translate(56 -14) rotate(-2 190 200)"><rect x="-6" y="-20" width="392" height="520" rx="34" fill="{dark.spruce}" opacity=".28"/><rect x="-14" y="-40" width="400" height="520" rx="36" fill="#151a18"/><clipPath id="e"><rect y="-30" width="372" height="500" rx="24"/></clipPath><g clip-path="url(#e)"><path fill="#fff" d="M0-30h372v500H0z"/>${map}<rect x="18" y="26" width="336" height="46" rx="23" fill="#fff" stroke="{light.edge}" stroke-width="2"/><g fill="none" stroke="{light.ember}" stroke-width="4" stroke-linecap="round"><circle cx="44" cy="47" r="8"/><path d="m50 53 6 6"/></g>${bold('garderie Limoilou', 70, 57, 22)}${results}</g>${first}${mark(384, 256)}</g>`;

const reasons = ['Pertinence', 'Distance', 'Notoriété'];
const note = `<g transform="translate(480 62) rotate(4)"><path fill="{dark.spruce}" opacity=".2" transform="translate(5 8)" d="M0 0h150v170H0z"/><path fill="#f4d873" d="M0 0h150v170H0z"/><path fill="#e6c65a" d="M0 0h150v20H0z"/>${display('Pourquoi elle\u00a0?', 14, 52, 18)}${reasons
  .map(
    (reason, index) =>
      `<path fill="none" stroke="{light.moss}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="m16 ${80 + index * 32} 5 6 9-12"/>${bold(reason, 40, 87 + index * 32, 18.5)}`,
  )
  .join('')}</g>`;
/** From the note to the result that it is about. */
const arrow = `<path fill="none" stroke="{light.ember}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M548 252c-6 24-34 34-72 22m15-13-16 12 13 17"/>`;

/** What lies about where children are. */
const block = (x: number, y: number, turn: number, ink: string, shade: string, letter: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="{dark.spruce}" opacity=".2" d="M5 8h54v54H5z"/><rect width="54" height="54" rx="6" fill="${shade}"/><rect x="5" y="5" width="44" height="44" rx="3" fill="#fbf3e0"/>${display(letter, 0, 38, 31, ink, 54)}</g>`;
const crayon = (x: number, y: number, turn: number, ink: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="{dark.spruce}" opacity=".2" d="M4 6h92v14H4z"/><path fill="${ink}" d="M0 0h80v14H0z"/><path fill="#fff" opacity=".35" d="M14 0h6v14h-6zM62 0h6v14h-6z"/><path fill="${ink}" d="m80 2 14 3v4l-14 3z"/></g>`;
const toys = `${block(500, 306, -9, '{light.glacier}', '{light.glacier}', 'A')}${block(566, 322, 12, '{light.ember}', '{light.ember}', 'B')}${crayon(466, 26, -12, '{light.moss}')}${crayon(-34, 210, 64, '{light.glacier}')}${crayon(-14, 108, 82, '{light.ember}')}`;

await write(
  'scene-local-search',
  [0, 0, 640, 400],
  `<clipPath id="w"><path d="M0 0h640v400H0z"/></clipPath><g clip-path="url(#w)">${table}${toys}${phone}${note}${arrow}</g>`,
  MARKETPLACE,
);
