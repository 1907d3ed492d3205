import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { studies } from '../src/content/studies/studies.ts';
import type { StudySlug } from '../src/content/studies/study.ts';

/**
 * Sets the word that shows the letters of each house study in the face of its own small site (`studio/*.html`), and the alphabet of
 * its second face below: images know no fonts, so letters are paths. Run it after a face or a word has changed.
 */
const FONTS = join(import.meta.dirname, '../studio/fonts');
const OUT = join(import.meta.dirname, '../pictures');
const WIDTH = 640;
const ALPHABET = 'AaBbCcDdEeÉéFfGg0123456789';

interface Face {
  readonly file: string;
  readonly axes?: Readonly<Record<string, number>>;
  /** Space between letters, in parts of their size. */
  readonly apart?: number;
  readonly isUpper?: boolean;
}

/** Name in files, display face and the face for the rest, as the small site declares them. */
const FACES: Readonly<Record<StudySlug, readonly [name: string, large: Face, small: Face]>> = {
  'la-fournee': ['bakery', { file: 'young-serif-latin-400-normal', apart: -0.03 }, { file: 'karla-latin-400-normal' }],
  'faitage-et-fille': [
    'roofing',
    { file: 'big-shoulders-display-latin-900-normal', apart: -0.01, isUpper: true },
    { file: 'barlow-latin-500-normal' },
  ],
  'bains-de-l-anse': [
    'spa',
    { file: 'marcellus-latin-400-normal', apart: -0.01 },
    { file: 'hanken-grotesk-latin-wght-normal', axes: { wght: 400 } },
  ],
  'cale-pied': [
    'bikes',
    { file: 'archivo-latin-standard-normal', axes: { wght: 900, wdth: 125 }, apart: -0.055 },
    { file: 'archivo-latin-standard-normal', axes: { wght: 450, wdth: 100 } },
  ],
  'colonne-et-marge': [
    'accountants',
    { file: 'newsreader-latin-standard-normal', axes: { wght: 500, opsz: 72 }, apart: -0.035 },
    { file: 'ibm-plex-mono-latin-400-normal' },
  ],
  'erabliere-du-rang-4': [
    'maple',
    { file: 'caprasimo-latin-400-normal', apart: -0.02 },
    { file: 'familjen-grotesk-latin-wght-normal', axes: { wght: 450 } },
  ],
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A text as one path, as wide as is asked for, and its height. */
async function set({ file, axes, apart = 0, isUpper }: Face, words: string, width: number, most = Infinity) {
  const text = isUpper ? words.toLocaleUpperCase('fr-CA') : words;
  const bytes = await readFile(join(FONTS, `${file}.woff2`));
  // A face with axes is set at one place of them.
  const font = fontkit.create(
    axes ? await subsetFont(bytes, text, { targetFormat: 'sfnt', variationAxes: axes }) : bytes,
  );
  const { glyphs } = font.layout(text);
  const space = apart * font.unitsPerEm;
  const wide = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth + space, -space);
  const scale = Math.min(width / wide, most / font.unitsPerEm);
  let at = 0;
  let top = 0;
  let foot = 0;
  const drawn = glyphs.map(({ path, advanceWidth }) => {
    const start = at;
    at += (advanceWidth + space) * scale;
    return { start, commands: path.commands };
  });
  for (const { commands } of drawn)
    for (const { args } of commands)
      args.forEach((value, index) => {
        if (index % 2 === 0) return;
        top = Math.max(top, value * scale);
        foot = Math.min(foot, value * scale);
      });
  const path = (y: number) =>
    drawn
      .map(({ start, commands }) =>
        commands
          .map(
            ({ command, args }) =>
              ({ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' })[command] +
              args.map((value, index) => round(index % 2 ? y - value * scale : start + value * scale)).join(' '),
          )
          .join(''),
      )
      .join('');
  return { path, top, foot };
}

for (const { slug, head, letters } of studies) {
  const [name, large, small] = FACES[slug];
  const word = await set(large, letters.sample, WIDTH - 16, 260);
  const row = await set(small, ALPHABET, WIDTH - 16);
  const first = Math.ceil(word.top) + 4;
  const second = Math.ceil(first - word.foot + row.top) + 44;
  const height = Math.ceil(second - row.foot) + 4;
  await writeFile(
    join(OUT, `study-${name}-letters.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="${head.ink}"><path d="${word.path(first)}"/><path opacity=".8" d="${row.path(second)}"/></svg>\n`,
  );
  process.stdout.write(`${name} ${WIDTH} × ${height}\n`);
}
