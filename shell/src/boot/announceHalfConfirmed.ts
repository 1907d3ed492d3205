import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { halfConfirmedText } from '../content/frame.ts';

/**
 * Tells who has followed the first of two links for a change of address that the other mailbox has one too. The auth server says so by
 * a message in the fragment, which a reload or bookmark shall not repeat.
 */
export function announceHalfConfirmed(ui: UiPort): void {
  const said = new URLSearchParams(location.hash.slice(1)).get('message');
  if (!said?.startsWith('Confirmation link accepted')) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  ui.toast({ title: halfConfirmedText, tone: 'success' });
}
