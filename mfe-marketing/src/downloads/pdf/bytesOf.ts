import type { Pdf } from './openDocument.ts';

/** Closes a document. @returns its bytes */
export async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
