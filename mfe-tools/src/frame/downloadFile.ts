/** A file that the browser makes itself. */
export interface MadeFile {
  readonly name: string;
  /** MIME type without charset; the text is always UTF-8. */
  readonly type: 'text/plain' | 'text/csv';
  readonly text: string;
}

/** Saves a file on the visitor's device. */
export function downloadFile({ name, type, text }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
