import { guideText } from '../content/downloads/guide/guide.ts';
import { footers, spruceBand } from './pdf/artwork.ts';
import { bytesOf } from './pdf/bytesOf.ts';
import type { Fonts } from './pdf/fonts.ts';
import { openDocument, type Pdf } from './pdf/openDocument.ts';
import { column, ink, paper } from './pdf/paper.ts';
import { setBlock } from './pdf/setBlock.ts';
import { setContents } from './pdf/setContents.ts';
import { setText, styles } from './pdf/setText.ts';

const cover = {
  title: { ...styles.title, size: 76, color: ink.onSpruce, leading: -14 },
  subtitle: { ...styles.title, size: 22, color: ink.onSpruce, leading: 0 },
  text: { ...styles.lead, color: ink.onSpruce },
} as const;

/** `/guides/scale-up-b2c-premium.pdf`: cover, contents, and a page or two for every chapter. */
export async function guidePdf(fonts: Fonts): Promise<Uint8Array> {
  const { title, subtitle, promise, keywords, chapters } = guideText;
  const pdf = openDocument({ title: `${title} : ${subtitle}`, subject: promise, keywords }, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  setCover(pdf, root);
  // The contents stand before the chapters, whose pages are known after them.
  pdf.addPage();
  const contents = pdf.struct('Sect', { title: guideText.contents });
  root.add(contents);
  const entries = chapters.map((chapter, at) => {
    pdf.addPage();
    const entry = { title: chapter.title, destination: `chapitre-${at + 1}`, page: pdf.bufferedPageRange().count };
    pdf.addNamedDestination(entry.destination);
    pdf.outline.addItem(chapter.title);
    const section = pdf.struct('Sect', { title: chapter.title });
    root.add(section);
    spruceBand(pdf, chapter.title, 96);
    pdf.y = 40;
    const number = { ...styles.title, size: 26, color: ink.onSpruce };
    section.add(pdf.struct('P', {}, [() => setText(pdf, String(at + 1), number)]));
    pdf.y = 128;
    section.add(pdf.struct('H1', {}, [() => setText(pdf, chapter.title, styles.title)]));
    pdf.y += 6;
    section.add(pdf.struct('P', {}, [() => setText(pdf, chapter.lead, styles.lead)]));
    pdf.y += 14;
    for (const block of chapter.blocks) setBlock(pdf, section, block);
    section.end();
    return entry;
  });
  pdf.switchToPage(1);
  pdf.y = paper.margin.top;
  setContents(pdf, contents, guideText.contents, entries);
  footers(pdf, `${title} · ${guideText.edition}`);
  root.end();
  return bytesOf(pdf);
}

function setCover(pdf: Pdf, root: PDFKit.PDFStructureElement): void {
  pdf.addPage();
  spruceBand(pdf, guideText.title, paper.height);
  const section = pdf.struct('Sect');
  root.add(section);
  const lines = [
    ['H1', guideText.title, cover.title, 236],
    ['P', guideText.subtitle, cover.subtitle, 420],
    ['P', guideText.promise, cover.text, 490],
    ['P', guideText.edition, cover.text, paper.height - 110],
  ] as const;
  for (const [type, text, style, y] of lines) {
    section.add(
      pdf.struct(type, {}, [
        () => {
          pdf.y = y;
          setText(pdf, text, style, { width: column.width - 40 });
        },
      ]),
    );
  }
  section.end();
}
