import { seoChecklist } from '../content/downloads/seoChecklist.ts';
import { footers } from './pdf/artwork.ts';
import { bytesOf } from './pdf/bytesOf.ts';
import type { Fonts } from './pdf/fonts.ts';
import { openDocument } from './pdf/openDocument.ts';
import { openSheet } from './pdf/openSheet.ts';
import { setBlock } from './pdf/setBlock.ts';

/** `/guides/checklist-seo-quebec.pdf`: the ten checks with their instructions and boxes to tick (AMB-15). */
export async function checklistPdf(fonts: Fonts): Promise<Uint8Array> {
  const { title, subtitle, lead, keywords, groups, note, columns } = seoChecklist;
  const pdf = openDocument({ title: `${title} : ${subtitle}`, subject: lead, keywords }, fonts);
  const root = openSheet(pdf, { title, subtitle, lead });
  for (const { category, items } of groups) {
    const section = pdf.struct('Sect', { title: category });
    root.add(section);
    setBlock(pdf, section, { kind: 'heading', text: category });
    setBlock(pdf, section, { kind: 'boxes', items });
    section.end();
  }
  const end = pdf.struct('Sect');
  root.add(end);
  setBlock(pdf, end, { kind: 'table', head: columns, rows: [['………………………', '………………………', '……… / 10']] });
  setBlock(pdf, end, { kind: 'note', ...note });
  end.end();
  footers(pdf, title);
  root.end();
  return bytesOf(pdf);
}
