import type { Block } from '../../content/downloads/document.ts';
import { artifact } from './artwork.ts';
import type { Pdf } from './openDocument.ts';
import { column, ink } from './paper.ts';
import { setTable } from './setTable.ts';
import { heightOf, keepTogether, setText, styles } from './setText.ts';

type Element = PDFKit.PDFStructureElement;

/** Space between blocks, in points. */
const GAP = 12;
const INDENT = 22;

/** Sets one block below the last and puts its tags into the chapter's section. */
export function setBlock(pdf: Pdf, section: Element, block: Block): void {
  switch (block.kind) {
    case 'heading':
      // A heading is never left alone at the foot of a page.
      keepTogether(pdf, 90);
      pdf.y += 8;
      add(pdf, section, 'H2', () => setText(pdf, block.text, styles.heading));
      pdf.y += 6;
      return;
    case 'text':
      keepTogether(pdf, heightOf(pdf, block.text, styles.text));
      add(pdf, section, 'P', () => setText(pdf, block.text, styles.text));
      break;
    case 'list':
      setItems(
        pdf,
        section,
        block.items.map((title) => ({ title })),
        styles.text,
        dash,
      );
      break;
    case 'boxes':
      setItems(pdf, section, block.items, styles.strong, box);
      break;
    case 'table':
      setTable(pdf, section, block);
      break;
    case 'note':
      setPanel(pdf, section, block.title, block.text);
      break;
    case 'formula':
      setFormula(pdf, section, block.rule, block.example);
      break;
  }
  pdf.y += GAP;
}

function add(pdf: Pdf, parent: Element, type: string, set: () => void): void {
  parent.add(pdf.struct(type, {}, [set]));
}

interface Item {
  readonly title: string;
  readonly text?: string;
}

function setItems(
  pdf: Pdf,
  section: Element,
  items: readonly Item[],
  style: (typeof styles)['text' | 'strong'],
  mark: (pdf: Pdf) => void,
): void {
  const list = pdf.struct('L');
  section.add(list);
  const place = { x: column.left + INDENT, width: column.width - INDENT };
  for (const { title, text } of items) {
    const height =
      heightOf(pdf, title, style, place.width) + (text ? heightOf(pdf, text, styles.soft, place.width) : 0);
    keepTogether(pdf, height);
    const item = pdf.struct('LI');
    list.add(item);
    artifact(pdf, () => mark(pdf));
    item.add(
      pdf.struct('LBody', {}, [
        () => {
          setText(pdf, title, style, place);
          if (text) setText(pdf, text, styles.soft, place);
        },
      ]),
    );
    item.end();
    pdf.y += 6;
  }
  list.end();
}

const dash = (pdf: Pdf) => {
  pdf
    .moveTo(column.left + 2, pdf.y + 7)
    .lineTo(column.left + 12, pdf.y + 7)
    .lineWidth(1.5)
    .stroke(ink.ember);
};

const box = (pdf: Pdf) => {
  pdf
    .roundedRect(column.left + 1, pdf.y + 1, 11, 11, 2)
    .lineWidth(1)
    .stroke(ink.text);
};

function setPanel(pdf: Pdf, section: Element, title: string, text: string): void {
  const inner = { x: column.left + 18, width: column.width - 36 };
  const height = heightOf(pdf, title, styles.heading, inner.width) + heightOf(pdf, text, styles.text, inner.width) + 38;
  keepTogether(pdf, height);
  const top = pdf.y + 4;
  artifact(pdf, () => {
    pdf.roundedRect(column.left, top, column.width, height, 8).fill(ink.band);
    pdf.rect(column.left, top + 10, 3, height - 20).fill(ink.ember);
  });
  pdf.y = top + 16;
  add(pdf, section, 'P', () => setText(pdf, title, styles.heading, inner));
  pdf.y += 4;
  add(pdf, section, 'P', () => setText(pdf, text, styles.text, inner));
  pdf.y = top + height;
}

function setFormula(pdf: Pdf, section: Element, rule: string, example: string): void {
  const inner = { x: column.left + 16, width: column.width - 16 };
  const height = heightOf(pdf, rule, styles.strong, inner.width) + heightOf(pdf, example, styles.text, inner.width) + 4;
  keepTogether(pdf, height);
  const top = pdf.y;
  artifact(pdf, () => {
    pdf.rect(column.left, top, 2, height).fill(ink.line);
  });
  add(pdf, section, 'P', () => setText(pdf, rule, styles.strong, inner));
  pdf.y += 2;
  add(pdf, section, 'P', () => setText(pdf, example, styles.text, inner));
}
