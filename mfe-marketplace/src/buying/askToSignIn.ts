import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { buyingTexts } from '../content/buying.ts';

/**
 * Says that buying needs an account and opens the sign-in dialog.
 *
 * @param next where the visitor goes on afterwards
 */
export function askToSignIn({ auth, ui }: Pick<ShellApi, 'auth' | 'ui'>, next: string): void {
  // The dialog that the wish was made in would lie above the message.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  ui.toast({ ...buyingTexts.signInNeeded, tone: 'destructive' });
  auth.requestSignIn({ next });
}
