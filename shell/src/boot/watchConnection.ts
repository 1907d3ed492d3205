import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { connectionTexts } from '../content/frame.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Tells the visitor when the connection goes and when it is back. The code of notices is fetched before it is
 * needed: without a connection it would be too late.
 */
export function watchConnection(ui: UiPort): void {
  whenIdle(() => void import('../toast/showToast.tsx').catch(() => {}));
  addEventListener('offline', () => ui.toast(connectionTexts.offline));
  addEventListener('online', () => ui.toast({ ...connectionTexts.online, tone: 'success' }));
}
