import { brand } from '@agence/shared-contracts/brand';
import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { paper } from './paper.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Day of the edition: the same sources must give the same bytes whenever they are built. */
export const EDITION = new Date(Date.UTC(2026, 10, 21));

interface Description {
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
}

/** Text as it is set: the faces of the site's family have no narrow space, a full one stands in its place. */
const inPrint = (text: string) => text.replaceAll('\u202f', '\u00a0');

class InPrint extends PDFDocument {
  override text(text: string, ...how: never[]) {
    return super.text(inPrint(text), ...how);
  }
  override widthOfString(text: string, ...how: never[]) {
    return super.widthOfString(inPrint(text), ...how);
  }
  override heightOfString(text: string, ...how: never[]) {
    return super.heightOfString(inPrint(text), ...how);
  }
}

/** An empty tagged document (PDF/UA) in Québec French, without a page yet. */
export function openDocument({ title, subject, keywords }: Description, fonts: Fonts): Pdf {
  const pdf = new InPrint({
    size: paper.size,
    margins: paper.margin,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    // Known to PDFKit, not yet to its types.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: 'fr-CA',
    info: {
      Title: title,
      Subject: subject,
      Keywords: keywords,
      Author: brand.legalName,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: EDITION,
      ModDate: EDITION,
    },
  });
  for (const [face, bytes] of Object.entries(fonts)) pdf.registerFont(face, bytes);
  return pdf;
}
