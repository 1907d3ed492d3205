import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { studies } from '../src/content/studies/studies.ts';
import { paperOf, type StudySlug } from '../src/content/studies/study.ts';

/**
 * Sets the word that shows the letters of each house study in the face of its own small site (`studio/*.html`); below it the
 * names of its two faces, each in its own, and the alphabet of the second: images know no fonts, so letters are paths. Run it
 * after a face, a word or the last colour has changed.
 */
const FONTS = join(import.meta.dirname, '../studio/fonts');
const OUT = join(import.meta.dirname, '../pictures');
const WIDTH = 640;
const ALPHABET = 'AaBbCcDdEeÉéFfGg0123456789';
/** Of the faces' names. */
const NAME_SIZE = 42;

interface Face {
  readonly name: string;
  readonly file: string;
  /** What its name is set in, where a heavier one is there. */
  readonly bold?: Pick<Face, 'file' | 'axes'>;
  readonly axes?: Readonly<Record<string, number>>;
  /** Space between letters, in parts of their size. */
  readonly apart?: number;
  readonly isUpper?: boolean;
}

/** A face whose one file has all weights. */
function variable(name: string, file: string, axes: Readonly<Record<string, number>>): Face {
  return { name, file, axes, bold: { file, axes: { ...axes, wght: 700 } } };
}

/** Name in files, display face and the face for the rest, as the small site declares them. */
const FACES: Readonly<Record<StudySlug, readonly [name: string, large: Face, small: Face]>> = {
  'la-fournee': [
    'bakery',
    { name: 'Young Serif', file: 'young-serif-latin-400-normal', apart: -0.03 },
    { name: 'Karla', file: 'karla-latin-400-normal', bold: { file: 'karla-latin-700-normal' } },
  ],
  'faitage-et-fille': [
    'roofing',
    { name: 'Big Shoulders', file: 'big-shoulders-display-latin-900-normal', apart: -0.01, isUpper: true },
    { name: 'Barlow', file: 'barlow-latin-500-normal', bold: { file: 'barlow-latin-700-normal' } },
  ],
  'bains-de-l-anse': [
    'spa',
    { name: 'Marcellus', file: 'marcellus-latin-400-normal', apart: -0.01 },
    variable('Hanken Grotesk', 'hanken-grotesk-latin-wght-normal', { wght: 400 }),
  ],
  'cale-pied': [
    'bikes',
    { name: 'Archivo', file: 'archivo-latin-standard-normal', axes: { wght: 900, wdth: 125 }, apart: -0.055 },
    variable('Archivo', 'archivo-latin-standard-normal', { wght: 450, wdth: 100 }),
  ],
  'colonne-et-marge': [
    'accountants',
    { name: 'Newsreader', file: 'newsreader-latin-standard-normal', axes: { wght: 500, opsz: 72 }, apart: -0.035 },
    { name: 'IBM Plex Mono', file: 'ibm-plex-mono-latin-400-normal', bold: { file: 'ibm-plex-mono-latin-600-normal' } },
  ],
  'erabliere-du-rang-4': [
    'maple',
    { name: 'Caprasimo', file: 'caprasimo-latin-400-normal', apart: -0.02 },
    variable('Familjen Grotesk', 'familjen-grotesk-latin-wght-normal', { wght: 450 }),
  ],
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A text as one path, as wide as is asked for unless that is too large, and its measures. */
async function set(
  { file, axes, apart = 0, isUpper }: Omit<Face, 'name'>,
  words: string,
  width: number,
  most = Infinity,
) {
  const text = isUpper ? words.toLocaleUpperCase('fr-CA') : words;
  const bytes = await readFile(join(FONTS, `${file}.woff2`));
  // A face with axes is set at one place of them.
  const font = fontkit.create(
    axes ? await subsetFont(bytes, text, { targetFormat: 'sfnt', variationAxes: axes }) : bytes,
  );
  const space = apart * font.unitsPerEm;
  // Word by word: cut out by itself, an empty glyph cannot be read.
  const glyphs = text
    .split(' ')
    .flatMap((part, word) =>
      font
        .layout(part)
        .glyphs.map((glyph, letter) => ({ glyph, before: word > 0 && letter === 0 ? font.unitsPerEm / 4 : 0 })),
    );
  const wide = glyphs.reduce((sum, { glyph, before }) => sum + before + glyph.advanceWidth + space, -space);
  const scale = Math.min(width / wide, most / font.unitsPerEm);
  let at = 0;
  let top = 0;
  let foot = 0;
  const drawn = glyphs.map(({ glyph, before }) => {
    const start = at + before * scale;
    at = start + (glyph.advanceWidth + space) * scale;
    return { start, commands: glyph.path.commands };
  });
  for (const { commands } of drawn)
    for (const { args } of commands)
      args.forEach((value, index) => {
        if (index % 2 === 0) return;
        top = Math.max(top, value * scale);
        foot = Math.min(foot, value * scale);
      });
  const path = (y: number, x = 0) =>
    drawn
      .map(({ start, commands }) =>
        commands
          .map(
            ({ command, args }) =>
              ({ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' })[command] +
              args.map((value, index) => round(index % 2 ? y - value * scale : x + start + value * scale)).join(' '),
          )
          .join(''),
      )
      .join('');
  return { path, top, foot, wide: wide * scale };
}

for (const { slug, letters, colours } of studies) {
  const [name, large, small] = FACES[slug];
  const row = WIDTH - 16;
  const word = await set(large, letters.sample, row, 260);
  const first = Math.ceil(word.top) + 4;
  const names = [
    await set({ ...large, isUpper: false }, large.name, row, NAME_SIZE),
    await set({ ...small, ...small.bold }, small.name, row, NAME_SIZE),
  ] as const;
  const second = Math.ceil(first - word.foot) + NAME_SIZE + 24;
  const alphabet = await set(small, ALPHABET, row);
  const third = Math.ceil(second + alphabet.top) + 34;
  const height = Math.ceil(third - alphabet.foot) + 4;
  const [left, right] = [names[0].path(second), names[1].path(second, row - names[1].wide)];
  await writeFile(
    join(OUT, `study-${name}-letters.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="${paperOf(colours).ink}"><path d="${word.path(first)}"/><path d="${left}${right}"/><path opacity=".8" d="${alphabet.path(third)}"/></svg>\n`,
  );
  process.stdout.write(`${name} ${WIDTH} × ${height}\n`);
}
