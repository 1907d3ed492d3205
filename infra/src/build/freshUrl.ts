import { pathToFileURL } from 'node:url';

/** Address under which Node has not loaded the module yet: development builds the same folder again and again. */
export function freshUrl(file: string): string {
  return `${pathToFileURL(file).href}?built=${Date.now()}`;
}
