import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { AGENCY_PICTURES, PICTURES } from './folder.ts';

/** Width of the picture that phones get: their screens are at most 430 points wide, of two to three pixels. */
const PHONE = 800;
/** Width of the picture for browsers without AVIF (Edge before 121 and all before 2023): to see, not to admire. */
const FALLBACK = 640;

/** Makes of every finished landscape what smaller screens and older browsers get. Run it after a landscape was made again. */
for (const folder of [PICTURES, AGENCY_PICTURES]) {
  const landscapes = (await readdir(folder)).filter((name) => name.endsWith('.avif') && !name.endsWith('-phone.avif'));
  for (const name of landscapes) {
    const stem = name.replace('.avif', '');
    const picture = sharp(join(folder, name));
    if (/^(massif|plan)-/.test(stem)) {
      const small = picture.clone().resize(PHONE, null, { kernel: 'lanczos3' });
      await small
        .avif({ quality: 50, effort: 6, chromaSubsampling: '4:2:0' })
        .toFile(join(folder, `${stem}-phone.avif`));
    }
    if (stem.endsWith('-night')) continue;
    const light = picture.clone().resize(FALLBACK, null, { withoutEnlargement: true });
    await light.webp({ quality: 64, effort: 6 }).toFile(join(folder, `${stem}.webp`));
  }
}
