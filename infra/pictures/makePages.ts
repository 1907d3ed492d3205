import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../src/cli/workspace.ts';

/** Photographs pages of the guides that the shop's examples come with (Ghostscript). Run it after a guide was set again. */
const OUT = join(ROOT, 'mfe-marketplace/pictures');
const WIDTH = 420;
/** A page of letter paper at twice its size, which is made smaller afterwards. */
const HOW = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=png16m', '-r144', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];

for (const guide of ['guide-calendrier-de-contenu', 'guide-trousse-de-mesure']) {
  for (const page of [1, 2]) {
    const file = join(ROOT, `infra/supabase/seed-files/${guide}.pdf`);
    const image = execFileSync('gs', [...HOW, `-dFirstPage=${page}`, `-dLastPage=${page}`, '-sOutputFile=-', file], {
      maxBuffer: 2 ** 25,
    });
    const small = sharp(image).resize(WIDTH);
    await small
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(join(OUT, `${guide}-${page}.avif`));
    await small.webp({ quality: 60, effort: 6 }).toFile(join(OUT, `${guide}-${page}.webp`));
  }
}
