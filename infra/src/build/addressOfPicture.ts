import { createHash } from 'node:crypto';

/** The address of a picture with these bytes. @param file its name, e.g. `massif-crm-day.avif` */
export function addressOfPicture(file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `/pictures/${file.replace(/(?=\.[a-z]+$)/, `.${hash}`)}`;
}
