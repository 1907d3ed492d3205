import { join } from 'node:path';
import { bold, display, mark, regular, SOFT, write } from './drawingKit.ts';

/**
 * Draws what the courses on measuring and on selling online come to: a report of one page that ends with a decision, and a shop's page
 * beside the step where its buyers leave. The firms are invented.
 */

const MARKETPLACE = join(import.meta.dirname, '../../mfe-marketplace/pictures');
const shadow = (x: number, y: number, d: string) =>
  `<path fill="{dark.spruce}" opacity=".24" transform="translate(${x} ${y})" d="${d}"/>`;
const within = (drawing: string) =>
  `<clipPath id="w"><path d="M0 0h640v400H0z"/></clipPath><g clip-path="url(#w)">${drawing}</g>`;
const tick = (x: number, y: number, size = 1) =>
  `<path fill="none" stroke="{light.moss}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="m${x} ${y} ${5 * size} ${6 * size} ${9 * size}-${12 * size}"/>`;

const desk = `<path fill="#33465f" d="M0 0h640v400H0z"/><path fill="none" stroke="#2b3b52" stroke-width="2" d="M0 96h640M0 210h640M0 318h640M40 150c90-8 120 8 200 2M420 262c70-6 110 8 200 0"/>`;
const bars = (
  [
    ['Demandes', 92],
    ['Appels', 66],
    ['Achats', 40],
  ] as const
)
  .map(
    ([name, width], index) =>
      `${regular(name, 268, 146 + index * 34, 17, SOFT)}<rect x="362" y="${134 + index * 34}" width="${width}" height="14" rx="2" fill="{light.glacier}"/>`,
  )
  .join('');
const chart = `<path fill="{light.glacier}" opacity=".16" d="M36 200v-34l44-18 44 10 44-30 52-26v98z"/><path fill="none" stroke="{light.line}" stroke-width="2" d="M36 110v90h192"/><path fill="none" stroke="{light.glacier}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="m36 166 44-18 44 10 44-30 52-26"/><circle cx="220" cy="102" r="7" fill="{light.ember}" stroke="#fff" stroke-width="3"/>`;
const decision = `${bold('Décision', 36, 262, 18, '{light.ember}')}${display('Refaire la page que', 36, 294, 25)}${display('personne ne lit.', 36, 324, 25)}<path fill="none" stroke="{light.ember}" stroke-width="4.5" stroke-linecap="round" d="M38 336c60-6 120-5 180-2"/>`;
const page = `<g transform="translate(46 22) rotate(-2 230 200)">${shadow(8, 11, 'M0 0h468v400H0z')}<path fill="#fff" d="M0 0h468v400H0z"/><path fill="{light.glacier}" d="M0 0h468v12H0z"/>${display('Le mois en une page', 36, 62, 31)}${regular('Ébénisterie Sainte-Anne', 36, 88, 16, SOFT)}${mark(444, 40)}${chart}${bars}<path stroke="{light.line}" stroke-width="2" d="M36 228h396"/>${decision}</g>`;
const cup = `<g transform="translate(584 84)"><circle cx="5" cy="9" r="62" fill="{dark.spruce}" opacity=".28"/><circle r="62" fill="#efe9da"/><circle r="50" fill="#e0d8c4"/><circle r="40" fill="#fbf8ef"/><circle r="33" fill="#4a2c1a"/></g>`;
const consent = `<g transform="translate(496 196) rotate(5)">${shadow(5, 8, 'M0 0h128v116H0z')}<path fill="#f4d873" d="M0 0h128v116H0z"/><path fill="#e6c65a" d="M0 0h128v18H0z"/>${display('Loi 25', 16, 50, 22)}${tick(16, 82)}${regular('accord', 38, 78, 17)}${regular('demandé', 38, 99, 17)}</g>`;
const pencil = `<g transform="translate(470 372) rotate(-24)">${shadow(4, 8, 'M0-8h150v16H0z')}<path fill="{light.ember}" d="M0-8h130v16H0z"/><path fill="#e9d3ac" d="M0-8v16l-26-8z"/><path fill="{light.ink}" d="M-17-2.700v5.400L-26 0z"/><path fill="#c9ccc4" d="M130-8h12v16h-12z"/></g>`;

const linen = `<path fill="#e4d8bf" d="M0 0h640v400H0z"/><path stroke="#d8caac" stroke-width="1.5" d="M0 40h640M0 80h640M0 120h640M0 160h640M0 200h640M0 240h640M0 280h640M0 320h640M0 360h640"/>`;
const bean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="2" cy="4" rx="13" ry="9" fill="{dark.spruce}" opacity=".2"/><ellipse rx="13" ry="9" fill="#5b3620"/><path fill="none" stroke="#3c2212" stroke-width="2" d="M-11 1q6-5 11 0t11-1"/></g>`;
const bag = `<g transform="translate(106 34)"><path fill="#7a4a2a" d="M0 18 8 0h64l8 18v104q0 8-8 8H8q-8 0-8-8z"/><path fill="#8f5a36" d="M8 0h64l8 18H0z"/><path fill="#fbf3e0" d="M14 42h52v56H14z"/><path fill="{light.pine}" d="M20 84l14-22 8 10 6-8 12 20z"/><path fill="{light.ember}" d="M20 50h40v5H20z"/></g>`;
const facts = ['Prix', 'Taxes', 'Livraison']
  .map((fact, index) => `${tick(20 + index * 86, 262)}${regular(fact, 41 + index * 86, 268, 16.5)}`)
  .join('');
const shop = `<g transform="translate(44 -8) rotate(-2 150 200)">${shadow(8, 10, 'M-12-20h324v460H-12z')}<rect x="-12" y="-40" width="324" height="480" rx="34" fill="#151a18"/><clipPath id="e"><rect y="-30" width="300" height="460" rx="24"/></clipPath><g clip-path="url(#e)"><path fill="#fff" d="M0-30h300v460H0z"/><path fill="#dfe8df" d="M0-30h300v210H0z"/>${bag}${display('Café du Bic', 22, 216, 27)}${regular('Torréfié à Rimouski', 22, 240, 16.5, SOFT)}${facts}<rect x="20" y="292" width="260" height="52" rx="26" fill="{light.ember}"/>${bold('Ajouter au panier', 20, 324.5, 19, '#fff', 260)}</g>${mark(288, 196)}</g>`;
const steps = (
  [
    ['Fiche', 0, '{light.glacier}'],
    ['Panier', 24, '{light.moss}'],
    ['Paiement', 48, '{light.ember}'],
  ] as const
)
  .map(
    ([step, inset, ink], index) =>
      `<path fill="${ink}" d="M${20 + inset} ${84 + index * 58}h${200 - 2 * inset}l-${index === 2 ? 8 : 15} 48H${(index === 2 ? 28 : 35) + inset}z"/>${bold(step, 20, 115 + index * 58, 19, '#fff', 200)}`,
  )
  .join('');
const funnel = `<g transform="translate(376 58) rotate(2 120 140)">${shadow(6, 9, 'M0 0h240v272H0z')}<path fill="#fbf8ef" d="M0 0h240v272H0z"/>${display('Où partent-ils\u00a0?', 22, 48, 25)}${steps}<g fill="none" stroke="{light.ember}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><path d="M206 158c26 8 26 34 8 50m1-17-2 19-17-3"/></g></g>`;
const beans = `${bean(356, 374, 20)}${bean(398, 360, -40)}${bean(602, 366, 60)}${bean(560, 380, -10)}${bean(600, 30, 30)}`;

await Promise.all([
  write('scene-report', [0, 0, 640, 400], within(desk + cup + page + consent + pencil), MARKETPLACE),
  write('scene-online-shop', [0, 0, 640, 400], within(linen + beans + shop + funnel), MARKETPLACE),
]);
