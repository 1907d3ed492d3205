import type { Pdf } from './openDocument.ts';
import { column, ink } from './paper.ts';
import { heightOf, setText, styles } from './setText.ts';

type Element = PDFKit.PDFStructureElement;

interface Entry {
  readonly title: string;
  /** Name of the place that the entry leads to. */
  readonly destination: string;
  readonly page: number;
}

const ROW_GAP = 14;
const NUMBER_WIDTH = 40;

/** Sets the table of contents; each entry is a link to its page. */
export function setContents(pdf: Pdf, section: Element, title: string, entries: readonly Entry[]): void {
  section.add(pdf.struct('H1', {}, [() => setText(pdf, title, styles.title)]));
  pdf.y += 24;
  const contents = pdf.struct('TOC');
  section.add(contents);
  for (const entry of entries) setEntry(pdf, contents, entry);
  contents.end();
}

function setEntry(pdf: Pdf, contents: Element, { title, destination, page }: Entry): void {
  const top = pdf.y;
  const width = column.width - NUMBER_WIDTH;
  const height = heightOf(pdf, title, styles.lead, width);
  const item = pdf.struct('TOCI');
  contents.add(item);
  const link = pdf.struct('Link');
  item.add(link);
  link.add(() => {
    setText(pdf, title, styles.lead, { width });
    pdf.y = top;
    pdf.text(String(page), column.left, top, { width: column.width, align: 'right' });
  });
  pdf.goTo(column.left, top, column.width, height, destination, { structParent: link, Contents: literal(title) });
  item.end();
  pdf.markContent('Artifact', { type: 'Layout' });
  const rule = top + height + ROW_GAP / 2;
  pdf
    .moveTo(column.left, rule)
    .lineTo(column.left + column.width, rule)
    .lineWidth(0.6)
    .stroke(ink.line);
  pdf.endMarkedContent();
  pdf.y = top + height + ROW_GAP;
}

/** PDFKit writes primitive strings as names and objects as text. */
function literal(text: string): string {
  return new String(text) as string;
}
