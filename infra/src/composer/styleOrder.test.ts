import { expect, test } from 'vitest';
import { orderStyles } from './styleOrder.ts';

/** What styled-components writes for a component: its rules, then its mark. */
const component = (place: number, id: string, name: string, css = `.${name}{color:red;}`) =>
  `${css}/*!sc*/\ndata-styled.g${place}[id="${id}"]{content:"${name},"}/*!sc*/\n`;
const sheet = (...components: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${components.join('')}</style>`;

const HERO = component(1, 'hero', 'a1');
const CARD = component(2, 'card', 'b2');
const FOOTER = component(1, 'footer', 'f1');
const HEADER = component(2, 'header', 'h1');
const HTML =
  '<div><section class="hero a1"><h1>Titre</h1><p>Texte</p></section><div class="card b2">Plus</div><div>Fin</div></div>';
const AROUND = { before: '<nav class="header h1"></nav>', after: '<footer class="footer f1"></footer>' };

const order = (styles: string, html = HTML, around = AROUND) => orderStyles(styles, html, around);

test('styles of what lies below the first screen come after it, in one element', () => {
  const { first, later, at } = order(sheet(FOOTER, HEADER) + sheet(HERO, CARD));
  expect(first).toBe(sheet(HEADER, HERO));
  expect(later).toBe(sheet(FOOTER, CARD));
  expect(HTML.slice(at)).toBe('<div class="card b2">Plus</div><div>Fin</div></div>');
});

test('without a heading, or in markup that is not whole, they come after all of it', () => {
  for (const html of [
    '<p class="card b2">Texte</p>',
    '<section><h1>Titre</section><div class="card b2"></div>',
    '<section><script>"</section>"</script><h1>Titre</h1></section><div class="card b2"></div>',
  ]) {
    const { first, later, at } = order(sheet(FOOTER, HEADER) + sheet(HERO, CARD), html);
    expect([first, later, at]).toEqual([sheet(HEADER, CARD), sheet(FOOTER, HERO), html.length]);
  }
});

test('what others than styled-components have written stays before all markup', () => {
  const foreign = '<style>.card{color:blue}</style>';
  const unknown = '<style data-styled="true">.b2{color:red}</style>';
  const { first, later } = order(foreign + unknown + sheet(CARD));
  expect(first).toBe(foreign + unknown);
  expect(later).toBe(sheet(CARD));
});

test('no element finds its components in another order', () => {
  const base = component(1, 'base', 'c1');
  const derived = component(2, 'derived', 'd2');
  const html = HTML.replace('class="hero a1"', 'class="derived d2"').replace('card b2', 'base derived c1 d2');
  expect(order(sheet(base, derived), html).later).toBe('');
  // Of one that the first screen has none of, nothing is changed.
  expect(order(sheet(base, derived), HTML.replace('card b2', 'base derived c1 d2')).later).toBe(sheet(base, derived));
});

test.each([
  ':root:has([hidden], [open] *) .b2{margin:0;}',
  ':root:has([hidden]:not(a, b:is(i))):not(:has(s, u)) .b2{margin:0;}',
])('%s is for its component alone, and comes with it', (css) => {
  expect(order(sheet(HERO, component(2, 'card', 'b2', css))).later).toContain(css);
});

test.each([
  'a,.b2>*{margin:0;}',
  '.b2:is(i, s),:is(a, b){margin:0;}',
  '.b2>*{margin:0;}',
  '.b2 *:hover{margin:0;}',
  ':root{--card:1;}',
])('%s is for what has classes of others, and stays first', (css) => {
  expect(order(sheet(HERO, component(2, 'card', 'b2', css))).later).toBe('');
});

test('an animation comes with what first moves', () => {
  const animation = component(3, 'sc-keyframes-up', 'up', '@keyframes up{from{opacity:0;}}');
  const moves = (name: string, id: string) => component(1, id, name, `.${name}{animation:up 1s;}`);
  expect(order(sheet(moves('a1', 'hero'), animation)).first).toContain('@keyframes');
  expect(order(sheet(HERO, moves('b2', 'card'), animation)).later).toContain('@keyframes');
});

test.each([
  ['.a1+.b2{margin:0;}', true],
  ['.x>section+div{margin:0;}', false],
  ['section+div{margin:0;}', true],
  ['[data-x]+div{margin:0;}', true],
  ['.b2>*+*{margin:0;}', false],
  ['.b2 li+li{margin:0;}', false],
  ['.a1:has(+ .b2){margin:0;}', true],
  ['div:nth-child(n + 2){margin:0;}', true],
  ['.b2>:nth-child(2n + 1){margin:0;}', false],
  ['.b2 li:nth-child(2){margin:0;}', false],
  ['.b2>:where(:nth-child(n + 2)){margin:0;}', false],
  ['div>:where(:nth-child(n + 2)){margin:0;}', true],
  ['.b2>:where(:nth-child(n + 2) + p){margin:0;}', true],
])('%s looks at what stands on both sides of the place: %s', (css, looksAcross) => {
  const { at } = order(sheet(HERO, CARD, component(3, 'x', 'x3', css)));
  expect(HTML.slice(at).startsWith('<div class="card')).toBe(!looksAcross);
});
