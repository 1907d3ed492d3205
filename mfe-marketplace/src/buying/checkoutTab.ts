import { buyingTexts } from '../content/buying.ts';

/**
 * Opens an empty tab while the click still counts as the visitor's wish: after an answer from the backend, browsers
 * would block it (AMB-30). Null when they block it even so.
 */
export function openCheckoutTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = buyingTexts.tab;
  tab.document.body.textContent = buyingTexts.tab;
  return tab;
}

/** Sends the tab to the checkout page; false when it was blocked or has been closed. */
export function sendTo(tab: Window | null, url: string): boolean {
  if (!tab || tab.closed) return false;
  tab.location.replace(url);
  return true;
}
