import { checklist, funnels, guide } from '../content/downloads/files.ts';
import { checklistPdf } from '../downloads/checklistPdf.ts';
import { funnelsZip } from '../downloads/funnelsZip.ts';
import { guidePdf } from '../downloads/guidePdf.ts';
import { printFonts } from '../downloads/pdf/fonts.ts';

/** The files that visitors download, made when the release is built: path on the site → bytes. */
export async function downloads(): Promise<Record<string, Uint8Array>> {
  const fonts = await printFonts();
  return {
    [guide.path]: await guidePdf(fonts),
    [checklist.path]: await checklistPdf(fonts),
    [funnels.path]: funnelsZip(),
  };
}
