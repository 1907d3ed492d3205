// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePage } from './completePage.ts';

const parsed = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

test('what has come stays the same elements, and the rest stands where it belongs', () => {
  const whole = '<main><section><h1>Blog</h1><p>Un</p><p>Deux</p></section>Texte<aside>Trois</aside></main><!--/$-->';
  const begun = parsed('<main><section><h1>Blog</h1><p>Un</p>');
  const [section, first] = [begun.querySelector('section'), begun.querySelector('p')];
  completePage(begun, parsed(whole));
  expect(begun.innerHTML).toBe(whole);
  expect([begun.querySelector('section'), begun.querySelector('p')]).toEqual([section, first]);
});

test('a page cut after any element becomes whole', () => {
  const { tree } = fc.letrec<{ tree: string; nodes: string }>((tie) => ({
    tree: tie('nodes').map((inside) => `<div>${inside}</div>`),
    nodes: fc
      .array(fc.oneof({ maxDepth: 4 }, fc.constantFrom('Texte', '<!--$-->', '<br>', '<i>é</i>'), tie('tree')), {
        maxLength: 4,
      })
      .map((nodes) => nodes.join('')),
  }));
  fc.assert(
    fc.property(tree, fc.nat(), (html, at) => {
      const ends = [...html.matchAll(/<\/(?:div|i)>/g)].map(({ 0: tag, index }) => index + tag.length);
      const begun = parsed(html.slice(0, ends[at % ends.length]));
      completePage(begun, parsed(html));
      expect(begun.innerHTML).toBe(parsed(html).innerHTML);
    }),
  );
});
