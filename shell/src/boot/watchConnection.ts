import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { connectionTexts } from '../content/frame.ts';

/**
 * Tells the visitor when the connection goes and when it is back. The code of notices is fetched before it is
 * needed: without a connection it would be too late.
 */
export function watchConnection(ui: UiPort): void {
  const fetchNotices = () => void import('../toast/showToast.tsx').catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNotices);
  else setTimeout(fetchNotices, 1000);
  addEventListener('offline', () => ui.toast(connectionTexts.offline));
  addEventListener('online', () => ui.toast({ ...connectionTexts.online, tone: 'success' }));
}
