import { spruceBand } from './artwork.ts';
import type { Pdf } from './openDocument.ts';
import { ink } from './paper.ts';
import { setText, styles } from './setText.ts';

const HEAD_HEIGHT = 150;
const onBand = {
  title: { ...styles.title, size: 40, color: ink.onSpruce },
  subtitle: { ...styles.lead, color: ink.onSpruce },
} as const;

interface Head {
  readonly title: string;
  readonly subtitle: string;
  readonly lead: string;
}

/** Begins a sheet without a cover: its title on a band, and what it is for. @returns what the rest is added to */
export function openSheet(pdf: Pdf, { title, subtitle, lead }: Head): ReturnType<Pdf['struct']> {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.addPage();
  spruceBand(pdf, title, HEAD_HEIGHT);
  pdf.y = 48;
  root.add(pdf.struct('H1', {}, [() => setText(pdf, title, onBand.title)]));
  root.add(pdf.struct('P', {}, [() => setText(pdf, subtitle, onBand.subtitle)]));
  pdf.y = HEAD_HEIGHT + 28;
  root.add(pdf.struct('P', {}, [() => setText(pdf, lead, styles.lead)]));
  pdf.y += 12;
  return root;
}
