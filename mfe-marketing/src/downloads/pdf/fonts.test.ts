import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { guideText } from '../../content/downloads/guide/guide.ts';
import { seoChecklist } from '../../content/downloads/seoChecklist.ts';
import { printFonts } from './fonts.ts';

test('prints with faces that have every character of the texts', async () => {
  // A full space stands for a narrow one in print.
  const used = new Set(JSON.stringify([guideText, seoChecklist]).replaceAll('\u202f', '\u00a0'));
  for (const [face, bytes] of Object.entries(await printFonts())) {
    const known = new Set(create(bytes).characterSet.map((point) => String.fromCodePoint(point)));
    expect(
      [...used].filter((character) => !known.has(character)),
      face,
    ).toEqual([]);
  }
});
