/** A file that visitors download; `src/downloads` makes it when the release is built. */
export interface DownloadFile {
  readonly path: string;
  readonly format: 'PDF' | 'ZIP';
  /** Size in kilobytes, as the link says it. A test holds it against the file. */
  readonly kilobytes: number;
  /** Pages of a PDF, files of an archive. */
  readonly parts: number;
}

export const guide = {
  path: '/guides/scale-up-b2c-premium.pdf',
  format: 'PDF',
  kilobytes: 157,
  parts: 24,
} as const satisfies DownloadFile;

export const checklist = {
  path: '/guides/checklist-seo-quebec.pdf',
  format: 'PDF',
  kilobytes: 28,
  parts: 2,
} as const satisfies DownloadFile;

export const funnels = {
  path: '/templates/funnels-premium.zip',
  format: 'ZIP',
  kilobytes: 15,
  parts: 12,
} as const satisfies DownloadFile;

/** Format and size as a link tells them, e.g. `PDF, 24 pages, 165 ko`. */
export function typeOf({ format, kilobytes, parts }: DownloadFile): string {
  return `${format}, ${parts} ${format === 'PDF' ? 'pages' : 'fichiers'}, ${kilobytes} ko`;
}
