import { trustedScript } from './trustedScript.ts';

/**
 * Puts the data that the document has left for later where its remote looks for them. Where they are others by now, or do not come, the
 * remote asks for them itself, as for those of any page.
 */
export function placeData(text: string | undefined): void {
  const element = document.querySelector('script[data-integrity]');
  if (text) Object.assign(element ?? {}, { textContent: trustedScript(text) });
  else element?.remove();
}
