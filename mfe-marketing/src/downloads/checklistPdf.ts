import { seoChecklist } from '../content/downloads/seoChecklist.ts';
import { footers, spruceBand } from './pdf/artwork.ts';
import { bytesOf } from './pdf/bytesOf.ts';
import type { Fonts } from './pdf/fonts.ts';
import { openDocument } from './pdf/openDocument.ts';
import { ink } from './pdf/paper.ts';
import { setBlock } from './pdf/setBlock.ts';
import { setText, styles } from './pdf/setText.ts';

const cover = {
  title: { ...styles.title, size: 40, color: ink.onSpruce },
  subtitle: { ...styles.lead, color: ink.onSpruce },
} as const;
const HEAD_HEIGHT = 150;

/** `/guides/checklist-seo-quebec.pdf`: the ten checks with their instructions and boxes to tick (AMB-15). */
export async function checklistPdf(fonts: Fonts): Promise<Uint8Array> {
  const { title, subtitle, lead, keywords, groups, note, columns } = seoChecklist;
  const pdf = openDocument({ title: `${title} : ${subtitle}`, subject: lead, keywords }, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.addPage();
  spruceBand(pdf, title, HEAD_HEIGHT);
  pdf.y = 48;
  root.add(pdf.struct('H1', {}, [() => setText(pdf, title, cover.title)]));
  root.add(pdf.struct('P', {}, [() => setText(pdf, subtitle, cover.subtitle)]));
  pdf.y = HEAD_HEIGHT + 28;
  root.add(pdf.struct('P', {}, [() => setText(pdf, lead, styles.lead)]));
  pdf.y += 12;
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
