// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { manifest, staticPaths } from '../exposes/server.ts';
import { readPage } from '../testing/servedPage.ts';

/** Figures of which a reader would believe one alone: how the one and the other is written. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:(?<!\d)12|douze) clients à\sla\sfois/i, /(?<!\d)127\s*clients/],
  [/(?<!\d)42\s*mises à l’échelle/, /(?<!\d)247\s*mises à l’échelle/],
  [/4,2x\s*de ROAS moyen/, /jusqu’à 4,2x|4,2x\s*de ROAS, au mieux/],
  [/(?<!\d)2\s847\s*abonnés/, /(?<!\d)12\s000\+?\s*abonnés/],
];
/** Stands on every page, in the menu of services. */
const menu = (manifest.navigation ?? []).map(({ description, stat }) => `${description} ${stat}`).join('\n');

test('figures that contradict each other never stand on one page (AMB-14, AMB-56)', async () => {
  const texts = await Promise.all((await staticPaths()).map(async (path) => `${(await readPage(path)).text}\n${menu}`));
  for (const [one, other] of PAIRS) {
    for (const figure of [one, other])
      expect(
        texts.some((text) => figure.test(text)),
        `${figure}`,
      ).toBe(true);
    expect(texts.filter((text) => one.test(text) && other.test(text))).toEqual([]);
  }
});
