import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { connectionTexts } from '../content/frame.ts';

/** Tells the visitor when the connection goes and when it is back. */
export function watchConnection(ui: UiPort): void {
  addEventListener('offline', () => ui.toast(connectionTexts.offline));
  addEventListener('online', () => ui.toast({ ...connectionTexts.online, tone: 'success' }));
}
