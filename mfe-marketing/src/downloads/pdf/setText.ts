import type { Face } from './fonts.ts';
import type { Pdf } from './openDocument.ts';
import { column, ink } from './paper.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  /** Space between lines, in points. */
  readonly leading: number;
}

export const styles = {
  title: { face: 'title', size: 30, color: ink.text, leading: -4 },
  heading: { face: 'title', size: 17, color: ink.text, leading: 0 },
  lead: { face: 'text', size: 14.5, color: ink.text, leading: 3.5 },
  text: { face: 'text', size: 12, color: ink.text, leading: 3.5 },
  soft: { face: 'text', size: 11, color: ink.soft, leading: 3 },
  strong: { face: 'strong', size: 12, color: ink.text, leading: 2.5 },
  label: { face: 'strong', size: 9.5, color: ink.ember, leading: 1 },
} as const satisfies Record<string, TextStyle>;

export interface Place {
  readonly x?: number;
  readonly width?: number;
}

/** What a text takes in height where it is set. */
export function heightOf(pdf: Pdf, text: string, style: TextStyle, width: number = column.width): number {
  return pdf.font(style.face).fontSize(style.size).heightOfString(text, { width, lineGap: style.leading });
}

/** Sets a text at the current height and moves below it. */
export function setText(pdf: Pdf, text: string, style: TextStyle, place: Place = {}): void {
  const { x = column.left, width = column.width } = place;
  pdf.font(style.face).fontSize(style.size).fillColor(style.color);
  pdf.text(text, x, pdf.y, { width, lineGap: style.leading });
}

/** Begins a new page when less than this height is left on the current one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > column.bottom) pdf.addPage();
}
