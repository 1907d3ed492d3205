import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { landing } from '../content/landings/creation-site-web-quebec.ts';
import { phraseMs, typedText } from './typedText.ts';

const phrases = ['cime', 'été'];

test.each([
  [0, ''],
  [99, ''],
  [100, 'c'],
  [400, 'cime'],
  [2399, 'cime'],
  [2450, 'cim'],
  [2599, 'c'],
  [2600, ''],
  [2700, 'é'],
  [2900, 'été'],
  [4949, 'été'],
  [5050, ''],
  [5150, 'c'],
])('types 100 ms, holds 2 s, erases 50 ms a letter: after %i ms stands "%s" (MKT-043)', (elapsed, shown) => {
  expect(typedText(phrases, elapsed)).toBe(shown);
});

test('goes around the four phrases of the page, each complete once (MKT-043)', () => {
  const own = landing.hero.phrases;
  expect(own).toHaveLength(4);
  let start = 0;
  for (const phrase of own) {
    expect(typedText(own, start + [...phrase].length * 100)).toBe(phrase);
    expect(typedText(own, start + [...phrase].length * 100 + 1999)).toBe(phrase);
    start += phraseMs(phrase);
    expect(typedText(own, start - 1).length).toBeLessThanOrEqual(1);
  }
  expect(typedText(own, start + 100)).toBe(own[0]?.[0]);
});

test('always shows the beginning of one of the phrases', () => {
  assert(
    property(integer({ min: 0, max: 10_000_000 }), (elapsed) => {
      const shown = typedText(phrases, elapsed);
      expect(phrases.some((phrase) => phrase.startsWith(shown))).toBe(true);
    }),
  );
});
