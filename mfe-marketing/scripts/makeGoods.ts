import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

/** Draws what the agency makes, as small SVGs that name colours of the brand, by day and by night (`colorDrawing.ts` of the contract): images know no fonts, so letters are paths. */
const OUT = join(import.meta.dirname, '../pictures');
const font = fontkit.create(await readFile(join(import.meta.dirname, '../../shell/static/fonts/bricolage-700.ttf')));

const round = (value: number) => Math.round(value * 10) / 10;

/** Letters as one path, from a baseline. */
function letters(text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  let at = x;
  return font
    .layout(text)
    .glyphs.map((glyph) => {
      const start = at;
      at += glyph.advanceWidth * scale;
      return glyph.path.commands
        .map(({ command, args }) => {
          const places = args.map((value, index) => round(index % 2 ? y - value * scale : start + value * scale));
          return (
            { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' }[command] +
            places.join(' ')
          );
        })
        .join('');
    })
    .join('');
}

const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** `paper`, `line`, `edge`, `ink`, `sea`, `moss` and `route` follow the reader's system. */
const COLOURS =
  '<style>.paper{fill:#fff}.line{stroke:{light.line}}.edge{stroke:{light.edge}}.ink{fill:{light.ink}}.sea{fill:{light.glacier}}.moss{stroke:{light.moss}}.route{stroke:{light.trail}}.dot{fill:{light.trail}}.pine{fill:{light.pine}}' +
  '@media(prefers-color-scheme:dark){.paper{fill:{dark.surface}}.line{stroke:{dark.line}}.edge{stroke:{dark.edge}}.ink{fill:{dark.ink}}.sea{fill:{dark.glacier}}.moss{stroke:{dark.moss}}.route{stroke:{dark.trail}}.dot{fill:{dark.trail}}.pine{fill:{dark.pine}}}</style>';

/** What shows a scene in colours of its own is dimmed by night as `Picture` dims photographs, where the rest follows the system. */
const SCENES = '<style>@media(prefers-color-scheme:dark){.scene{opacity:.86}}</style>';

const advert =
  '<rect class="paper line" x="8" y="4" width="124" height="160" rx="10"/><circle class="pine" cx="26" cy="22" r="8"/><path class="edge" d="M40 18h46M40 26h28" stroke-width="4"/>' +
  '<g class="scene"><path fill="#d9c3a0" d="M8 40h124v86H8z"/><path fill="#8a5a34" d="M8 126V92l28-22 26 20 22-34 48 50v20z"/></g><rect class="ink" x="20" y="136" width="62" height="7" rx="3"/><rect class="sea" x="90" y="132" width="34" height="16" rx="4"/>' +
  `<path class="route" d="M140 126c20-4 22-44 66-58" fill="none" stroke-width="4"/><circle class="dot" cx="206" cy="68" r="6"/><path class="ink" d="${letters('148 $', 144, 150, 17)}"/>`;

const FRAMES = [
  [
    '#f4ce5e',
    '<ellipse cx="50" cy="36" rx="28" ry="21" fill="#8a4a1a"/><path d="M32 30q18-12 38 0M30 40q20-12 42 0" stroke="#f4cf94" stroke-width="4" fill="none"/>',
  ],
  ['#cfe0e8', '<path d="M16 62 50 22l34 40z" fill="#2a3136"/><path fill="#b98d5c" d="M30 48h40v20H30z"/>'],
  [
    '#e9cdb6',
    '<circle cx="50" cy="30" r="12" fill="#7b4a35"/><path d="M26 70c2-32 46-32 48 0z" fill="{light.glacier}"/>',
  ],
  ['{spruce.valley}', `<path fill="{light.on-spruce}" d="${letters('9,50 $', 29, 43, 15)}"/>`],
] as const;
const storyboard =
  '<clipPath id="f"><rect width="100" height="68" rx="6"/></clipPath>' +
  FRAMES.map(
    ([ground, drawing], index) =>
      `<g class="scene" transform="translate(${(index % 2) * 112 + 2} ${(index >> 1) * 76 + 2})"><g clip-path="url(#f)"><path fill="${ground}" d="M0 0h100v68H0z"/>${drawing}</g><path fill="${index === 3 ? '#fff' : '{light.ink}'}" d="${letters(`0:0${index * 2}`, 6, 15, 10)}"/></g>`,
  ).join('');

const pipeline = `${['Reçue', 'Appelée', 'Signée']
  .map(
    (title, column) =>
      `<g transform="translate(${column * 72})"><path class="ink" d="${letters(title, 3, 12, 11.5)}"/><path class="line" d="M0 20h66" stroke-width="2"/>${many(
        column ? 2 : 3,
        (row) =>
          `<rect class="paper line" x="1" y="${28 + row * 40}" width="64" height="34" rx="5"/><path class="${column === 2 ? 'moss' : 'edge'}" d="M9 ${39 + row * 40}h${30 + ((column + row) % 3) * 8}M9 ${49 + row * 40}h22" stroke-width="4"/>`,
      )}</g>`,
  )
  .join('')}<path class="route" d="M60 45c20 0 4 40 26 40M132 85c22 0 4-40 26-40" fill="none" stroke-width="3"/>`;

/** A search near home, and who answers it first. */
const search =
  '<rect class="paper line" x="4" y="8" width="208" height="38" rx="19"/>' +
  `<path class="ink" d="${letters('près de moi', 22, 32, 15)}"/><path class="route" d="M118 19v17" stroke-width="2"/><circle class="edge" cx="188" cy="25" r="7" fill="none" stroke-width="3"/><path class="edge" d="M193.500 30.500l6 6" stroke-width="3"/>` +
  '<rect class="paper line" x="4" y="58" width="208" height="50" rx="8"/><path class="dot" d="M28 97c-8-9-11-13-11-18a11 11 0 0 1 22 0c0 5-3 9-11 18z"/><circle class="paper" cx="28" cy="79" r="4"/><path class="moss" d="M54 76h96" stroke-width="5"/><path class="edge" d="M54 91h64" stroke-width="4"/>' +
  '<path class="line" d="M54 128h84M54 142h120M54 158h60" stroke-width="4"/><circle class="line" cx="28" cy="138" r="8" fill="none" stroke-width="3"/>';

/** A text on its sheet, with the pen's one correction. */
const sheet =
  '<g transform="translate(-32)"><path class="paper line" d="M36 4h144v162H36z"/>' +
  `<path class="ink" d="${letters('Combien\u00a0?', 54, 42, 22)}"/>` +
  '<path class="edge" d="M54 76h108M54 90h96M54 104h104M54 132h108M54 146h72" stroke-width="4"/><path class="route" d="M52 118c24-4 40 5 64 0s30-4 44-1" fill="none" stroke-width="3"/><path class="route" d="M160 117l30-34" fill="none" stroke-width="5"/><path class="ink" d="M190 78l8 8-9 4-4-4z"/></g>';

/** A site in its window: what it says, what it shows, and what one does there. */
const site =
  '<rect class="paper line" x="4" y="6" width="208" height="158" rx="10"/><path class="line" d="M4 30h208"/><circle class="line" cx="18" cy="18" r="3"/><circle class="line" cx="30" cy="18" r="3"/><circle class="line" cx="42" cy="18" r="3"/>' +
  '<g class="scene"><path fill="#cfe0e8" d="M112 44h88v106h-88z"/><path class="pine" d="M112 150v-34l30-34 22 24 14-16 22 26v34z"/><path fill="#fff" d="M142 82l9 10-9 6-8-7z"/></g>' +
  '<rect class="ink" x="18" y="52" width="78" height="9" rx="4"/><rect class="ink" x="18" y="67" width="56" height="9" rx="4"/><path class="edge" d="M20 92h72M20 104h60" stroke-width="4"/><rect class="dot" x="18" y="122" width="58" height="20" rx="10"/>';

const guide =
  '<path fill="{light.spruce}" stroke="{dark.line}" d="M14 8h152v228H14z"/><g fill="none" stroke="#7fa08e">' +
  many(
    9,
    (i) => `<path d="M14 ${228 - i * 13}Q${60 + i * 4} ${206 - i * 19} 98 ${196 - i * 17}T166 ${222 - i * 15}"/>`,
  ) +
  `</g><path d="M40 226Q92 206 84 176T112 118 118 92" fill="none" stroke="{dark.trail}" stroke-width="3"/><path fill="{light.on-spruce}" d="${letters('De 1', 28, 44, 27)}${letters('à 10', 28, 72, 27)}"/>`;

const funnels =
  '<g stroke="{light.ink}" stroke-opacity=".18"><path fill="#e6dfce" d="M30 6h138v180H30z"/><path fill="#f3eee2" d="M22 16h138v190H22z"/><path fill="#fff" d="M14 28h138v178H14z"/></g>' +
  '<g stroke="{light.ink}" stroke-width="5"><path d="M30 54h56"/><path d="M30 78h104M30 92h96M30 106h104M30 120h62M30 180h84" stroke-opacity=".25"/></g><rect x="30" y="140" width="66" height="20" rx="4" fill="{light.ember}"/>';

const checklist =
  '<path fill="#fdf6df" stroke="{light.ink}" stroke-opacity=".18" d="M14 4h150v218H14z"/>' +
  many(
    8,
    (i) =>
      `<rect x="28" y="${46 + i * 21}" width="12" height="12" rx="2" fill="${i < 3 ? '{light.moss}' : 'none'}" stroke="{light.moss}" stroke-width="2"/><path d="M50 ${52 + i * 21}h${70 + ((i * 37) % 30)}" stroke="{light.ink}" stroke-opacity=".32" stroke-width="5"/>`,
  ) +
  `<path fill="{light.ink}" d="${letters('Dix points', 28, 34, 19)}"/>`;

/** A cost that falls below its ceiling, week by week; in dollars. */
const WEEKS = [214, 201, 206, 181, 158, 162, 144, 148];
const CEILING = 160;
const week = (index: number) => Math.round((index / (WEEKS.length - 1)) * 350) + 4;
const cost = (dollars: number) => Math.round((220 - dollars) * 0.86);
const curve = WEEKS.map((dollars, index) => `${week(index)} ${cost(dollars)}`).join('L');
const chart =
  `<path class="sea" opacity=".13" d="M${curve}V88H4z"/><path class="route" d="M0 ${cost(CEILING)}H360" stroke-width="1.5" stroke-dasharray="3 5"/>` +
  `<path class="curve" d="M${curve}" fill="none" stroke-width="3" stroke-linejoin="round"/><circle class="sea" cx="${week(WEEKS.length - 1)}" cy="${cost(WEEKS.at(-1) as number)}" r="4.5"/>` +
  `<path class="word" d="${letters('plafond 160 $', 257, cost(CEILING) - 8, 15.5)}"/>`;

/** The route up the massif of the home page, whose camps have names. */
async function climb(cut: string, size: number, names: readonly (readonly [name: string, x: number, y: number])[]) {
  const drawn = await readFile(
    join(import.meta.dirname, `../../shared-contracts/pictures/route-hero-day${cut}.svg`),
    'utf8',
  );
  const inside = drawn.slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('<'));
  const words = names
    .map(([name, x, y], index) => letters(name, x, y, index === names.length - 1 ? size * 1.25 : size))
    .join('');
  const themed = inside
    .replaceAll('stroke="{light.ember}"', 'class="route"')
    .replaceAll('fill="{light.ground}" class', 'fill="var(--ground)" class')
    .replaceAll('stroke="{light.ground}"', 'class="ground"')
    .replaceAll('fill="{light.ember}"', 'class="dot"');
  return `<g fill="none" stroke-linejoin="round">${themed}</g><path class="ink ground" d="${words}" stroke-width="6" paint-order="stroke" stroke-linejoin="round"/>`;
}
/** Three trails to one summit, on the map from above. */
const TRAILS = [
  ['M40 400C70 340 96 330 110 290S170 250 206 200', 40, 400],
  ['M372 380C330 350 330 316 292 300S262 230 206 200', 372, 380],
  ['M70 30C96 66 120 60 138 104S180 160 206 200', 70, 30],
] as const;
const trails = `${TRAILS.map(
  ([path, x, y], index) =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9"/><path d="${path}" fill="none" stroke="{light.trail}" stroke-width="4.5"/><circle cx="${x}" cy="${y}" r="16" class="end"/><path class="on" d="${letters(`${index + 1}`, x - 5, y + 6, 17)}"/>`,
).join('')}<path class="ink" d="M204.500 204v-46h3l34 11-34 11v24z"/>`;

const GROUND =
  '<style>:root{--ground:{light.ground}}.ground{stroke:var(--ground)}.route{stroke:{light.ember}}.dot{fill:{light.ember}}.ink{fill:{light.ink}}' +
  '@media(prefers-color-scheme:dark){:root{--ground:{dark.ground}}.route{stroke:{dark.ember}}.dot{fill:{dark.ember}}.ink{fill:{dark.ink}}}</style>';
const wideClimb = await climb('', 24, [
  ['500K$', 1120, 481],
  ['1M$', 1124, 281],
  ['10M$+', 1206, 92],
]);
const phoneClimb = await climb('-phone', 36, [
  ['500K$', 602, 643],
  ['1M$', 534, 479],
  ['10M$+', 580, 366],
]);

const goods = {
  'good-advert': [216, 170, COLOURS + SCENES + advert],
  'good-storyboard': [216, 150, SCENES + storyboard],
  'good-pipeline': [216, 150, COLOURS + pipeline],
  'good-search': [216, 170, COLOURS + search],
  'good-sheet': [216, 170, COLOURS + sheet],
  'good-site': [216, 170, COLOURS + SCENES + site],
  'good-guide': [180, 236, guide],
  'good-funnels': [180, 206, funnels],
  'good-checklist': [180, 222, checklist],
  'good-chart': [
    360,
    88,
    COLOURS.replace(
      '.sea{fill:{light.glacier}}',
      '.sea{fill:{light.glacier}}.curve{stroke:{light.glacier}}.word{fill:{light.ember}}',
    ).replace(
      '.sea{fill:{dark.glacier}}',
      '.sea{fill:{dark.glacier}}.curve{stroke:{dark.glacier}}.word{fill:{dark.ember}}',
    ) + chart,
  ],
  'good-trails': [
    400,
    430,
    COLOURS.replace(
      '{fill:{light.pine}}',
      '{fill:{light.pine}}.end{fill:{light.trail-end}}.on{fill:{light.on-ember}}',
    ).replace('{fill:{dark.pine}}', '{fill:{dark.pine}}.end{fill:{dark.ember}}.on{fill:{dark.on-ember}}') + trails,
  ],
  'good-climb': [1440, 900, GROUND + wideClimb],
  'good-climb-phone': [780, 1000, GROUND + phoneClimb],
} as const;

await mkdir(OUT, { recursive: true });
for (const [name, [width, height, drawing]] of Object.entries(goods))
  await writeFile(
    join(OUT, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round">${drawing}</svg>`,
  );
