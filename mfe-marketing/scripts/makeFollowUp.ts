import { bold, display, INK, mark, phone, regular, SOFT, statusBar, write } from './drawingKit.ts';

/**
 * Draws what follows a request at an invented renovator: the conversation on a phone beside the client's record, and what each of
 * three services sends.
 */

const tree = (x: number, y: number, size: number, ink: string) =>
  `<path fill="${ink}" transform="translate(${x} ${y}) scale(${size})" d="M0-100l26 44H14l24 40H20L46 24H-46l26-40h-18l24-40h-12z"/>`;
const boards = [306, 322, 341, 363, 388].map((y) => `M0 ${y}h560`).join('');
const posts = [232, 304, 376, 448, 520].map((x) => `M${x} 214v74`).join('');
const siding = [40, 72, 104, 136, 168, 200, 232, 264].map((y) => `M0 ${y}h190`).join('');
const flowers = [250, 268, 288, 306]
  .map((x, index) => `<circle cx="${x}" cy="${index % 2 ? 258 : 250}" r="9" fill="{light.ember-pale}"/>`)
  .join('');
/** A terrace of cedar behind a house, in spring. */
const terrace = `<symbol id="t" viewBox="0 0 560 400"><path fill="#cfe3e6" d="M0 0h560v400H0z"/><circle cx="452" cy="70" r="30" fill="#fbe9c4"/><path fill="#a6c4b8" d="M150 190l90-66 60 40 84-86 96 92 80-48v130H150z"/><path fill="#f4f2ea" d="M384 78l-36 37 20-4 16 13 18-15 22 6z"/><path fill="#7fa58c" d="M150 226c90-30 170-8 260-22s110-16 150-10v110H150z"/>${tree(250, 222, 0.62, '#3b6a55')}${tree(520, 214, 0.9, '{light.pine}')}${tree(474, 226, 0.6, '#3b6a55')}${tree(330, 222, 0.42, '#4b7762')}<path fill="#a9c08a" d="M180 244h380v60H180z"/><path fill="#ece5d4" d="M0 0h190v296H0z"/><path d="${siding}" stroke="#d6cdb8" stroke-width="3"/><path fill="{light.pine}" d="M0 0h216v20H0z"/><path fill="#2a3a35" d="M38 84h116v212H38z"/><path fill="#bcd6de" d="M48 94h44v196H48zM100 94h44v196h-44z"/><path fill="#e3f0f1" d="M48 190l44-60v46l-44 60zM100 170l44-60v30l-44 60z"/><path fill="#c58a50" d="M0 290h560v110H0z"/><path fill="#a96f3a" d="M0 290h560v8H0z"/><path d="${boards}" stroke="#a3682f" stroke-opacity=".7" stroke-width="2.500"/><path fill="#8a5730" d="M206 202h354v14H206z"/><path d="${posts}" stroke="#8a5730" stroke-width="9"/><path d="M206 238h354M206 262h354" stroke="#8a5730" stroke-width="5"/><path fill="#6b4428" d="M232 282h92l-10 46h-72z"/><path fill="#4b7762" d="M228 284c0-30 20-38 50-38s50 8 50 38z"/>${flowers}<g stroke="#10231d" stroke-width="7" stroke-linecap="round" fill="none"><path d="M392 342v-46M500 342v-46M446 300v62M420 366h52"/><path d="M362 256l6 50h34l6 56M368 306l-8 56M530 256l-6 50h-34l-6 56M524 306l8 56"/></g><path fill="#10231d" d="M392 288h108v12H392z"/><path fill="#e8a13c" d="M436 264h20l-3 24h-14z"/></symbol>`;
/** The terrace, which fills a place. */
const terraceAt = (x: number, y: number, width: number, height: number, part = '0 60 560 330') =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${part}" preserveAspectRatio="xMidYMid slice"><use href="#t" width="560" height="400"/></svg>`;

/** Mark of the firm: a roof. */
const roof = (x: number, y: number, size = 16) =>
  `<circle cx="${x + size}" cy="${y + size}" r="${size}" fill="{light.pine}"/><path fill="none" stroke="#e0b568" stroke-width="3" d="M${x + size * 0.45} ${y + size * 1.2}l${size * 0.55}-${size * 0.6} ${size * 0.55} ${size * 0.6}"/>`;

/** What is said, line by line, in a bubble whose last corner is at who says it. */
const bubble = (
  side: 'left' | 'right',
  y: number,
  width: number,
  lines: readonly string[],
  [fill, ink] = AUTOMATIC,
) => {
  const x = side === 'left' ? 14 : 296 - width;
  const height = lines.length * 19 + 17;
  const [right, left] = side === 'left' ? [16, 4] : [4, 16];
  return `<path fill="${fill}" d="M${x + 16} ${y}h${width - 32}a16 16 0 0 1 16 16v${height - 16 - right}a${right} ${right} 0 0 1 -${right} ${right}h-${width - right - left}a${left} ${left} 0 0 1 -${left} -${left}v-${height - 16 - left}a16 16 0 0 1 16 -16z"/>${lines.map((line, index) => regular(line, x + 15, y + 22 + index * 19, 14, ink)).join('')}`;
};
const AUTOMATIC = ['{light.spruce}', '#f6f4ec'];
const hers = ['#fff', INK];
const when = (text: string, y: number) => regular(text, 0, y, 12, SOFT, 310);
const initials = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#c9d8cd"/>${bold('SG', x - size, y + size * 0.3, size * 0.82, '{light.pine}', size * 2)}`;

const thread = `<path fill="{light.band}" d="M0 0h310v640H0z"/><path fill="#fff" d="M0 0h310v106H0z"/>${statusBar('14:12')}${initials(34, 76, 18)}${bold('Sophie Gagnon', 62, 73, 14.5)}${regular('Terrasse, Lévis', 62, 91, 12.5, SOFT)}${mark(298, 65)}<path stroke="#d9d6c8" d="M0 106h310"/>${when('Jeudi 21\u00a0h\u00a042', 127)}${bubble('left', 135, 176, ['Bonjour, avez-vous des', 'disponibilités en mai\u00a0?'], hers)}${bubble('right', 198, 246, ['Oui\u00a0! Voici trois dates, et le prix', 'd’un projet comme le vôtre.'])}<clipPath id="p"><rect x="50" y="258" width="246" height="166" rx="14"/></clipPath><g clip-path="url(#p)"><path fill="#fff" d="M50 258h246v166H50z"/>${terraceAt(50, 258, 246, 130, '0 70 560 296')}${bold('Terrasse de cèdre, 14 pi sur 16', 64, 411, 13)}</g>${regular('Réponse automatique, en 1 min', 52, 442, 12, SOFT)}${when('Lundi 9\u00a0h', 467)}${bubble('right', 475, 240, ['Une question avant de choisir\u00a0?', 'Julie vous rappelle aujourd’hui.'])}${bubble('left', 538, 148, ['On prend le 12 mai.'], ['{light.moss}', '#fff'])}`;
const answerField = `<path fill="#fff" d="M0 584h310v60H0z"/><rect x="14" y="592" width="230" height="32" rx="16" fill="{light.band}"/>${regular('Répondre à Sophie', 30, 612.5, 13, SOFT)}<circle cx="276" cy="608" r="16" fill="{light.spruce}"/><path d="M270 608h11M277 603l5 5-5 5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A sheet of paper and the shadow below it. */
const sheet = (width: number, height: number, radius = 18) =>
  `<filter id="f" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dy="9" stdDeviation="11" flood-color="#10231d" flood-opacity=".16"/></filter><rect width="${width}" height="${height}" rx="${radius}" fill="#fff" stroke="#d9d6c8" filter="url(#f)"/>`;
const tick = (x: number, y: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="10" fill="${ink}"/><path d="M${x - 4.5} ${y + 0.5}l3 3.500 6-7" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`;

const stages = [
  ['Reçue', 'jeu. 21\u00a0h\u00a042'],
  ['Appelée', 'lun. 9\u00a0h\u00a040'],
] as const;
/** The record of the client, whose request has just come to its last stage. */
const record = `${sheet(244, 330)}${regular('Suivi des demandes', 20, 34, 12.5, SOFT)}${display('Terrasse, Lévis', 20, 64, 23)}<path stroke="{light.moss}" stroke-width="2.500" d="M34 104v108"/>${stages.map(([stage, at], index) => `${tick(34, 104 + index * 46, '{light.moss}')}${bold(stage, 56, 109 + index * 46, 14.5)}${regular(at, 158, 109 + index * 46, 13, SOFT)}`).join('')}<g transform="rotate(-2.500 122 212)"><rect x="12" y="180" width="220" height="64" rx="12" fill="#fff" stroke="{light.ember}" stroke-width="2.500"/>${tick(34, 206, '{light.ember}')}${bold('Signée', 56, 211, 16)}${regular('lun. 14\u00a0h\u00a010', 158, 211, 13, SOFT)}${regular('Début le 12 mai', 56, 231, 13, SOFT)}</g><path stroke="#d9d6c8" d="M20 266h204"/>${regular('Prochain message', 20, 290, 12.5, SOFT)}${bold('Tout va bien\u00a0? 30 jours après', 20, 310, 14)}`;

/** The same in a line, where the window has room for one column. */
const track = `${sheet(300, 118)}${display('Terrasse, Lévis', 18, 36, 19)}${regular('Début le 12 mai', 186, 35, 13, SOFT)}<path stroke="{light.moss}" stroke-width="2.500" d="M46 68h104"/><path stroke="{light.ember}" stroke-width="2.500" d="M150 68h104"/>${['Reçue', 'Appelée', 'Signée'].map((stage, index) => `${tick(46 + index * 104, 68, index === 2 ? '{light.ember}' : '{light.moss}')}${bold(stage, index * 104, 98, 14, INK, 92)}`).join('')}`;

/** What a service sends lies on a ground of 400 × 384, which has room for its shadow. */
const questions = [
  'Avez-vous votre licence\u00a0?',
  'Qui sera sur le chantier\u00a0?',
  'La date de fin est-elle écrite\u00a0?',
  'Qu’est-ce qui fait monter le prix\u00a0?',
  'Que couvre la garantie\u00a0?',
];
const document = `<g transform="translate(36 14) rotate(-2 160 150)">${sheet(320, 318, 6)}<path fill="{light.pine}" d="M0 6a6 6 0 0 1 6-6h308a6 6 0 0 1 6 6v14H0z"/>${display('Cinq questions à poser', 24, 60, 21)}${display('à tout entrepreneur', 24, 84, 21)}${questions.map((question, index) => `<path stroke="#e2dfd2" d="M24 ${108 + index * 40}h272"/>${display(`${index + 1}`, 24, 134 + index * 40, 17, '{light.ember}')}${regular(question, 50, 134 + index * 40, 14.5)}`).join('')}</g>`;

const letter = `<g transform="translate(36 8)">${sheet(328, 316, 12)}${roof(18, 14)}${bold('Rénovations Boréales', 58, 30, 13.5)}${regular('à ceux qui ont une terrasse', 58, 46, 12, SOFT)}${mark(314, 20)}${terraceAt(0, 64, 328, 150, '0 84 560 256')}${display('Préparer la cour', 18, 245, 22)}${regular('Trois gestes d’avril, une heure chacun.', 18, 266, 13.5)}<rect x="18" y="277" width="120" height="28" rx="14" fill="{light.spruce}"/>${bold('Voir les gestes', 18, 295.5, 13, '#f6f4ec', 120)}${regular('Se désabonner', 226, 295.5, 12, SOFT)}<path stroke="#8b9490" d="M226 299h84"/></g>`;

/** The lock screen of a client, a year later; below what it says it fades. */
const reminder = `<linearGradient id="d" x2="0" y2="1"><stop offset=".86" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="e"><path fill="url(#d)" d="M0 0h400v384H0z"/></mask><g mask="url(#e)"><g transform="translate(45 8)">${phone(
  'r',
  310,
  560,
  `${terraceAt(0, 0, 290, 380, '218 0 342 400')}<linearGradient id="g" x2="0" y2="1"><stop stop-color="#0d2a33" stop-opacity=".78"/><stop offset=".6" stop-color="#0d2a33" stop-opacity=".3"/></linearGradient><path fill="url(#g)" d="M0 0h290v380H0z"/>${display('8:30', 0, 84, 56, '#fff', 290)}${bold('Mardi 12 mai', 0, 108, 14.5, '#fff', 290)}<rect x="12" y="176" width="266" height="140" rx="20" fill="#fff"/>${roof(26, 190, 13)}${bold('Rénovations Boréales', 60, 208, 13)}${bold('Votre terrasse a un an.', 26, 239, 15)}${regular('On la vérifie le 14 mai, à 9\u00a0h\u00a0?', 26, 260, 14)}<rect x="26" y="272" width="112" height="32" rx="16" fill="{light.spruce}"/>${bold('C’est noté', 26, 292.5, 13, '#f6f4ec', 112)}<rect x="148" y="272.500" width="116" height="31" rx="15.500" fill="none" stroke="#8b9490"/>${bold('Autre jour', 148, 292.5, 13, INK, 116)}`,
)}</g></g>`;

await Promise.all([
  write(
    'follow-up',
    [-1, -1, 582, 676],
    `${terrace}${phone('a', 330, 650, thread + answerField)}<g transform="translate(312 306)">${record}</g>`,
  ),
  write(
    'follow-up-one',
    [-21, -1, 372, 744],
    `${terrace}${phone('a', 330, 650, thread)}<g transform="translate(30 594)">${track}</g>`,
  ),
  write('sent-questions', [0, 0, 400, 384], document),
  write('sent-letter', [0, 0, 400, 384], terrace + letter),
  write('sent-reminder', [0, 0, 400, 384], terrace + reminder),
]);
