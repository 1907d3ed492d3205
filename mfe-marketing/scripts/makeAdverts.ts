import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bold, display, INK, mark, PICTURES, phone, regular, SOFT, statusBar, write } from './drawingKit.ts';

/**
 * Draws what an invented kitchen maker shows on Facebook and Instagram: three advertisements of which one was stopped, and two
 * phones on which they pass. Kitchen and cabinetmaker are those of `good-kitchen.svg` and `still-workshop.svg`.
 */
/** What is inside a drawing. */
async function inside(file: string): Promise<string> {
  const svg = await readFile(join(PICTURES, file), 'utf8');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

const kitchen = `<symbol id="k" viewBox="0 0 800 600">${await inside('good-kitchen.svg')}</symbol>`;
/** Part of the kitchen, which fills a place. */
const kitchenAt = (part: string, x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${part}" preserveAspectRatio="xMidYMid slice"><use href="#k" width="800" height="600"/></svg>`;

/** The cabinetmaker alone: the group of the still that has her head. */
const still = await inside('still-workshop.svg');
const herAt = still.indexOf('<g transform="translate(470 76)');
const her = still.slice(still.indexOf('>', herAt) + 1, still.indexOf('</g><path fill="#b98d5c"', herAt));

const logo = (x: number, y: number) =>
  `<circle cx="${x + 18}" cy="${y + 18}" r="18" fill="{light.pine}"/><path fill="#e0b568" d="M${x + 8} ${y + 23}l10-13 10 13z"/>`;

/** Who advertises, and that they pay for it. */
const sender = (x: number, y: number, right: number, place = ' · Lévis et 30\u00a0km') =>
  `${logo(x, y)}${bold('Cuisines Boréales', x + 46, y + 15, 14)}${regular(`Commandité${place}`, x + 46, y + 32, 12.5, SOFT)}${mark(right, y + 7)}`;

const button = (text: string, right: number, y: number, width: number) =>
  `<rect x="${right - width}" y="${y}" width="${width}" height="36" rx="7" fill="#dcd7c7"/>${bold(text, right - width, y + 23, 13.5, INK, width)}`;

/** An advertisement as a card of 400 × 484. */
const advert = (picture: string, title: string, action: string, actionWidth: number) =>
  `<clipPath id="c"><rect width="400" height="484" rx="14"/></clipPath><clipPath id="v"><path d="M0 64h400v360H0z"/></clipPath><g clip-path="url(#c)"><path fill="#fff" d="M0 0h400v484H0z"/>${sender(14, 14, 386)}<g clip-path="url(#v)"><g transform="translate(0 64)">${picture}</g></g><path fill="{light.band}" d="M0 424h400v60H0z"/>${bold(title, 16, 460, 15.5)}${button(action, 386, 436, actionWidth)}</g>`;

const room = kitchenAt('120 40 560 504', 0, 0, 400, 360);

const face = advert(
  `${room}<g transform="translate(66 36) scale(1.12)">${her}</g><rect x="18" y="298" width="364" height="40" rx="7" fill="#0b120f" fill-opacity=".86"/>${bold('«\u00a0On mesure deux fois, on coupe chez nous.\u00a0»', 33, 323.5, 15.75, '#fff')}`,
  'Rencontrez notre ébéniste',
  'Obtenir un prix',
  124,
);

/** The kitchen before: of the seventies, brown. */
const before =
  '<svg width="400" height="360" viewBox="267 80 533 480" preserveAspectRatio="none"><path fill="#d8cfb6" d="M0 0h800v600H0z"/><path fill="#b9ad90" d="M0 500h800v100H0z"/><path d="M0 540h800M0 580h800M100 500v100M240 500v100M380 500v100M520 500v100M660 500v100" stroke="#9b8f73" stroke-width="2"/><g fill="#9a6a3a" stroke="#6f4721" stroke-width="4"><path d="M20 60h180v190H20zM200 60h180v190H200zM560 60h220v190H560z"/><path d="M20 330h240v190H20zM260 330h200v190H260zM460 330h320v190H460z"/></g><g fill="none" stroke="#6f4721" stroke-width="3"><path d="M224 84h132v142H224zM590 84h160v142H590zM286 356h148v140H286zM490 356h260v140H490z"/></g><path fill="#7f786a" d="M0 306h800v26H0z"/><path fill="#aebfc2" d="M390 90h160v120H390z"/><path d="M470 90v120" stroke="#fff" stroke-width="6"/><path d="M386 86h168v128H386z" fill="none" stroke="#6f4721" stroke-width="8"/><g fill="#c9a66b"><circle cx="424" cy="430" r="6"/><circle cx="506" cy="430" r="6"/><circle cx="346" cy="160" r="6"/></g></svg>';
const label = (text: string, x: number, width: number) =>
  `<rect x="${x}" y="312" width="${width}" height="32" rx="5" fill="{light.ink}"/>${bold(text, x, 333.5, 16, '#fff', width)}`;
const proof = advert(
  `${before}<clipPath id="h"><path d="M200 0h200v360H200z"/></clipPath><g clip-path="url(#h)">${room}</g><path d="M200 0v360" stroke="#fff" stroke-width="5"/>${label('Avant', 16, 68)}${label('Après', 316, 68)}`,
  'Saint-Romuald, 9 jours',
  'Voir le chantier',
  128,
);

const asked = ['Encore une', 'armoire qui', 'ferme mal\u202f?'];
const question = `<filter id="g"><feColorMatrix type="saturate" values="0"/></filter><g filter="url(#g)" opacity=".7">${advert(
  `<path fill="#f1e6cf" d="M0 0h400v360H0z"/>${asked.map((line, index) => display(line, 28, 92 + index * 52, 46)).join('')}<g transform="translate(252 206) rotate(8)"><path fill="{light.pine}" d="M0 0h122v190H0z"/><path fill="none" stroke="#18352a" stroke-width="4" d="M14 14h94v156H14z"/><circle cx="20" cy="90" r="6" fill="#e0b568"/></g>`,
  'Catalogue d’hiver',
  'Feuilleter',
  92,
)}</g><g transform="translate(48 318) rotate(-7)"><rect width="216" height="44" rx="5" fill="{light.spruce}" stroke="{dark.ember}" stroke-width="3"/>${display('Arrêtée au jour 15', 0, 29, 20, '{dark.ember}', 216)}</g>`;

const post = `<path fill="#fff" d="M0 0h310v640H0z"/>${statusBar('9:41')}${sender(14, 54, 298, '')}${[
  'L’îlot où tout le monde finit par souper.',
  'Plan et prix en 10 jours, pose avant',
  'la Saint-Jean.',
]
  .map((line, index) => regular(line, 14, 116 + index * 20, 14))
  .join(
    '',
  )}${kitchenAt('60 30 640 560', 0, 170, 310, 290)}<path fill="{light.band}" d="M0 460h310v68H0z"/>${regular('cuisinesboreales.example', 14, 482, 12, SOFT)}${bold('Votre cuisine,', 14, 500, 14.5)}${bold('prête pour l’été', 14, 518, 14.5)}${button('Obtenir un prix', 298, 476, 124)}${regular('J’aime', 14, 554, 13, SOFT)}${regular('Commenter', 120, 554, 13, SOFT)}${regular('Partager', 249, 554, 13, SOFT)}<path fill="{light.band}" d="M0 572h310v8H0z"/><circle cx="32" cy="606" r="16" fill="#c9d8cd"/>${bold('Quartier Saint-Romuald', 58, 611, 13.5)}`;

const story = `${kitchenAt('180 40 300 530', 0, 0, 220, 430)}<linearGradient id="s" x2="0" y2="1"><stop stop-opacity=".86"/><stop offset=".2" stop-opacity=".7"/><stop offset=".36" stop-opacity="0"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".82"/></linearGradient><path fill="url(#s)" d="M0 0h220v430H0z"/><path stroke="#fff" stroke-width="3" stroke-linecap="round" d="M24 14h50"/><path stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" d="M84 14h50M144 14h50"/>${logo(16, 26)}${bold('Cuisines Boréales', 60, 41, 13.5, '#fff')}${regular('Commandité', 60, 57, 12.5, '#fff')}${mark(110, 66, '#fff')}${display('Chêne d’ici. Posé', 18, 326, 21, '#fff')}${display('en trois jours.', 18, 350, 21, '#fff')}<rect x="16" y="370" width="188" height="40" rx="20" fill="#fff"/>${bold('Obtenir un prix', 16, 395, 14, INK, 188)}`;

const phones = `${kitchen}${phone('a', 330, 650, post)}<g transform="translate(316 236)">${phone('b', 240, 450, story)}</g>`;
/** Phones show the first alone. */
const onePhone = `${kitchen}${phone('a', 330, 650, post)}`;

await Promise.all([
  write('advert-face', [0, 0, 400, 484], kitchen + face),
  write('advert-proof', [0, 0, 400, 484], kitchen + proof),
  write('advert-question', [0, 0, 400, 484], question),
  write('advert-phones', [-1, -1, 558, 688], phones),
  write('advert-phones-one', [-1, -1, 332, 652], onePhone),
]);
