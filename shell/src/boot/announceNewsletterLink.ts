import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { newsletterLinkTexts } from '../content/frame.ts';

/** Tells what a link of a newsletter mail has done (`?infolettre=…`), once: a reload or bookmark does not repeat it. */
export function announceNewsletterLink(ui: UiPort): void {
  const url = new URL(location.href);
  const outcome = url.searchParams.get('infolettre');
  const title = outcome === null ? undefined : newsletterLinkTexts[outcome];
  if (!title) return;
  url.searchParams.delete('infolettre');
  history.replaceState(history.state, '', url);
  ui.toast({ title, tone: outcome === 'inconnue' ? 'destructive' : 'success' });
}
