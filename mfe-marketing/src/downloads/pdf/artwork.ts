import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import type { Pdf } from './openDocument.ts';
import { column, ink, paper } from './paper.ts';

/** Draws something that assistive technology passes over. */
export function artifact(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Contour lines over a band of the page, on spruce. */
export function spruceBand(pdf: Pdf, seed: string, height: number): void {
  artifact(pdf, () => {
    pdf.save().rect(0, 0, paper.width, height).fill(ink.spruce);
    pdf.rect(0, 0, paper.width, height).clip().lineWidth(0.8);
    const land = terrain(seed, { width: paper.width, height: Math.max(height, 300), roughness: 0.7 });
    for (const path of contourLines(land, { levels: 12, step: 36 })) {
      pdf.path(path).stroke(ink.contour);
    }
    pdf.restore();
  });
}

/** Name and page number at the foot of every page but the cover. */
export function footers(pdf: Pdf, name: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    pdf.switchToPage(page);
    artifact(
      pdf,
      () => {
        const y = paper.height - 44;
        // The foot lies in the margin, where PDFKit would begin a new page.
        pdf.page.margins.bottom = 0;
        pdf.font('text').fontSize(8.5).fillColor(ink.soft);
        pdf.text(name, column.left, y, { width: column.width, lineBreak: false });
        pdf.text(`${page + 1} / ${count}`, column.left, y, { width: column.width, align: 'right', lineBreak: false });
        pdf.page.margins.bottom = paper.margin.bottom;
      },
      'Pagination',
    );
  }
}
