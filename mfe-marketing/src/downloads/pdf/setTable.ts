import type { Block } from '../../content/downloads/document.ts';
import { artifact } from './artwork.ts';
import type { Pdf } from './openDocument.ts';
import { column, ink } from './paper.ts';
import { heightOf, keepTogether, setText, styles } from './setText.ts';

type Element = PDFKit.PDFStructureElement;
type Table = Extract<Block, { kind: 'table' }>;

const PADDING = 6;
const GUTTER = 12;

/** Sets a table with column headers; rows stay whole, and columns are as wide as their longest words ask for. */
export function setTable(pdf: Pdf, section: Element, { head, rows }: Table): void {
  const widths = columnWidths(pdf, [head, ...rows]);
  const table = pdf.struct('Table');
  section.add(table);
  setRow(pdf, table, head, widths, true);
  for (const row of rows) setRow(pdf, table, row, widths, false);
  table.end();
}

function setRow(pdf: Pdf, table: Element, cells: readonly string[], widths: readonly number[], isHead: boolean): void {
  const styleOf = (at: number) => (isHead ? styles.label : at === 0 ? styles.strong : styles.soft);
  const heights = cells.map((cell, at) => heightOf(pdf, cell, styleOf(at), widths[at]));
  const height = Math.max(...heights) + PADDING * 2;
  keepTogether(pdf, height);
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  let x: number = column.left;
  cells.forEach((cell, at) => {
    const width = widths[at] as number;
    const place = { x, width };
    const type = isHead || at === 0 ? 'TH' : 'TD';
    const options = type === 'TH' ? { scope: isHead ? ('Column' as const) : ('Row' as const) } : {};
    row.add(
      pdf.struct(type, options, [
        () => {
          pdf.y = top + PADDING;
          setText(pdf, cell, styleOf(at), place);
        },
      ]),
    );
    x += width + GUTTER;
  });
  row.end();
  artifact(pdf, () => {
    pdf
      .moveTo(column.left, top + height)
      .lineTo(column.left + column.width, top + height)
      .lineWidth(isHead ? 1.2 : 0.6)
      .stroke(isHead ? ink.text : ink.line);
  });
  pdf.y = top + height;
}

/** Shares the width by how long the texts of a column are, and never narrower than its longest word. */
function columnWidths(pdf: Pdf, rows: readonly (readonly string[])[]): number[] {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));
  const free = column.width - GUTTER * (columns.length - 1);
  pdf.font('strong').fontSize(styles.strong.size);
  const least = columns.map(
    (texts) => Math.max(...texts.flatMap((text) => text.split(' ').map((word) => pdf.widthOfString(word)))) + 2,
  );
  const wanted = columns.map((texts) => Math.sqrt(texts.reduce((sum, text) => sum + pdf.widthOfString(text), 0)));
  const rest = free - least.reduce((sum, width) => sum + width, 0);
  const total = wanted.reduce((sum, width) => sum + width, 0);
  return least.map((width, at) => width + (rest * (wanted[at] as number)) / total);
}
