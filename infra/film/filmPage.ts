import { readFileSync } from 'node:fs';
import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import { colors } from '@agence/shared-contracts/tokens/colors';

const fonts = new URL('../../shell/static/fonts/', import.meta.url);
const font = (name: string) => `data:font/woff2;base64,${readFileSync(new URL(name, fonts)).toString('base64')}`;
const { dark } = colors;

/**
 * The demonstration film as one page of 960 × 540 pixels: every movement is a CSS animation on one clock, so that a
 * frame is the page with its animations set to a moment.
 */
export function filmPage(): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${css()}</style>
${contours()}
${scene(
  0.2,
  8,
  `<p class="over">Module 1</p><h1>Le plus offrant<br>ne gagne pas toujours</h1><p class="lead" style="--at:2.4s">L’enchère Google Ads en une minute</p>`,
)}
${scene(
  8,
  18,
  `<h2>Ce qui décide de votre rang</h2>
<div class="sum"><b style="--at:9s">Offre<small>ce que vous payez au plus par clic</small></b><i style="--at:10.2s">×</i>
<b style="--at:10.6s">Qualité<small>l’annonce et la page répondent-elles ?</small></b><i style="--at:12.8s">=</i>
<b style="--at:13.2s" class="strong">Rang<small>votre place dans la page</small></b></div>`,
)}
${scene(
  18,
  32,
  `<h2>Deux couvreurs, une recherche</h2><div class="peaks">
${peak({ at: 18.8, name: 'Toitures Nord', sum: '6 $ × 3', rank: 18, size: 168 })}
${peak({ at: 23.4, name: 'Couvreurs Lévis', sum: '4 $ × 6', rank: 24, size: 224, wins: true })}</div>
<p class="verdict" style="--at:28.2s">Premier affiché : Couvreurs Lévis</p>`,
)}
${scene(
  32,
  43,
  `<h2>Ce que paie le gagnant</h2>
<div class="sum"><b style="--at:33s">18<small>rang du suivant</small></b><i style="--at:34.4s">÷</i><b style="--at:34.8s">6<small>votre qualité</small></b>
<i style="--at:36.4s">+</i><b style="--at:36.8s">0,01 $<small>un cent de plus</small></b><i style="--at:37.8s">=</i>
<b style="--at:38.2s" class="strong">3,01 $<small>le clic, et non 4 $</small></b></div>`,
)}
${scene(
  43,
  54,
  `<h2>Avant d’offrir plus</h2><ol><li style="--at:44.2s">Nommer le service dans le titre</li>
<li style="--at:47.6s">Mener à la page précise</li><li style="--at:50s">Rendre cette page rapide</li></ol>`,
)}
${scene(
  54,
  63,
  `<p class="over">À vous</p><h1>Cherchez votre service<br>en navigation privée</h1><p class="lead" style="--at:57s">Notez les trois premières annonces : que promettent-elles ?</p>`,
)}
</html>`;
}

const scene = (from: number, to: number, content: string) =>
  `<section style="--from:${from}s;--to:${to - 0.5}s"><div>${content}</div></section>`;

interface Peak {
  readonly at: number;
  readonly name: string;
  readonly sum: string;
  readonly rank: number;
  /** Height in pixels. */
  readonly size: number;
  readonly wins?: boolean;
}

/** A competitor as a mountain whose height is its rank. */
function peak({ at, name, sum, rank, size, wins }: Peak): string {
  const lines = [1, 0.78, 0.56, 0.34].map((share) => {
    const half = 150 * share;
    const top = 240 - size * (1 - (1 - share) * 0.75);
    return `<path d="M${160 - half} ${240 - (1 - share) * 14}Q${160 - half * 0.35} ${240 - size * 0.3} 160 ${top}Q${160 + half * 0.5} ${240 - size * 0.35} ${160 + half} ${240 - (1 - share) * 14}" pathLength="1"/>`;
  });
  return `<figure class="${wins ? 'wins' : ''}" style="--at:${at}s"><svg width="320" height="250" viewBox="0 0 320 250">${lines.join('')}</svg>
<figcaption><strong>${name}</strong><span>${sum} = <b>${rank}</b></span></figcaption></figure>`;
}

function contours(): string {
  const size = { width: 1200, height: 675 };
  const paths = contourLines(terrain('film-encheres', { ...size, roughness: 0.7 }), { levels: 9, step: 60 });
  return `<svg class="ground" viewBox="0 0 1200 675">${paths.map((d, level) => `<path d="${d}" pathLength="1" style="--at:${(level * 0.25).toFixed(2)}s"/>`).join('')}</svg>`;
}

function css(): string {
  return `
@font-face { font-family: Display; src: url(${font('bricolage.woff2')}); font-weight: 200 800 }
@font-face { font-family: Text; src: url(${font('figtree.woff2')}); font-weight: 300 900 }
* { box-sizing: border-box; margin: 0 }
body { width: 960px; height: 540px; overflow: hidden; background: ${dark.spruce}; color: ${dark.ink}; font: 400 24px/1.4 Text }
.ground { position: absolute; inset: 0; fill: none; stroke: #1c332a; stroke-width: 1.5 }
.ground path { stroke-dasharray: 1; animation: draw 5s var(--at) both }
section { position: absolute; inset: 0; display: grid; align-content: center; padding: 0 80px 90px;
  animation: show .4s var(--from) both, hide .4s var(--to) forwards }
section:last-of-type { animation: show .4s var(--from) both }
h1 { font: 700 62px/1.08 Display; letter-spacing: -.02em }
h2 { font: 650 42px/1.15 Display; letter-spacing: -.015em; margin-bottom: 40px }
.over { color: ${dark.ember}; font-weight: 600; margin-bottom: 14px }
.lead { margin-top: 22px; font-size: 27px; color: ${dark['ink-soft']} }
[style*='--at']:not(path):not(figure) { animation: rise .6s var(--at) both }
.sum { display: flex; align-items: start; gap: 22px }
.sum b { display: grid; flex: 1; font: 700 46px/1.1 Display }
.sum small { font: 400 20px/1.3 Text; color: ${dark['ink-soft']}; margin-top: 10px }
.sum i { font: 400 42px/1.2 Display; color: ${dark.edge} }
.sum .strong { color: ${dark.ember} }
.peaks { display: flex; justify-content: space-between; gap: 30px }
figure { width: 370px; animation: show .4s var(--at) both }
figure svg { display: block; fill: none; stroke: ${dark['ink-soft']}; stroke-width: 2.5 }
figure path { stroke-dasharray: 1; animation: draw 1.4s var(--at) both }
.wins svg { stroke: ${dark.ember} }
figcaption { display: flex; justify-content: space-between; width: 320px; margin-top: 4px; font-size: 22px }
figcaption b { font: 700 26px Display }
.wins figcaption b { color: ${dark.ember} }
h2:has(+ .peaks) { margin-bottom: 6px }
.verdict { margin-top: 14px; font-weight: 600; color: ${dark.moss} }
ol { list-style: none; padding: 0; counter-reset: n; display: grid; gap: 24px; font-size: 32px }
li { counter-increment: n; display: flex; gap: 24px; align-items: baseline }
li::before { content: counter(n); width: 28px; font: 700 40px Display; color: ${dark.ember} }
@keyframes draw { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes show { from { opacity: 0 } to { opacity: 1 } }
@keyframes hide { from { opacity: 1 } to { opacity: 0 } }
@keyframes rise { from { opacity: 0; transform: translateY(14px) } to { opacity: 1; transform: none } }`;
}
