import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { footers } from '../src/downloads/pdf/artwork.ts';
import { bytesOf } from '../src/downloads/pdf/bytesOf.ts';
import { printFonts } from '../src/downloads/pdf/fonts.ts';
import { openDocument } from '../src/downloads/pdf/openDocument.ts';
import { openSheet } from '../src/downloads/pdf/openSheet.ts';
import { setBlock } from '../src/downloads/pdf/setBlock.ts';
import { productGuides } from './productGuides.ts';

/** Sets the guides that lie beside the tables of the shop's examples. Run it after a table or a text has changed. */
const FILES = join(import.meta.dirname, '../../infra/supabase/seed-files');

async function cellsOf(file: string): Promise<string[][]> {
  const [, ...rows] = (await readFile(join(FILES, file), 'utf8')).trimEnd().split('\n');
  return rows.map((row) => row.split(';'));
}

const fonts = await printFonts();
const tables = await Promise.all(['calendrier-de-contenu.csv', 'trousse-de-mesure.csv'].map(cellsOf));
for (const { file, title, subtitle, lead, keywords, sections } of productGuides(tables[0] ?? [], tables[1] ?? [])) {
  const pdf = openDocument({ title: `${title} : ${subtitle}`, subject: lead, keywords }, fonts);
  const root = openSheet(pdf, { title, subtitle, lead });
  for (const section of sections) {
    const part = pdf.struct('Sect', { title: section.title });
    root.add(part);
    setBlock(pdf, part, { kind: 'heading', text: section.title });
    for (const block of section.blocks) setBlock(pdf, part, block);
    part.end();
  }
  footers(pdf, `${title} : ${subtitle}`);
  root.end();
  await writeFile(join(FILES, file), await bytesOf(pdf));
}
